/** boardgame.io is faster in production mode, and it is only fair to measure it so. Import this before it. */
process.env.NODE_ENV = 'production';
