mod cards;
mod damage;
mod permanents;
mod players;
