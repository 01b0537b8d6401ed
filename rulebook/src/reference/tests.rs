mod fewer;
mod files;
mod folder;
mod properties;
mod real;
mod shapes;
