mod defects;
mod real;
