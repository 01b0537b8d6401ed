mod layers;
mod selectors;
