mod choices;
mod flow;
mod stack;
