/** Stands for every CSS Module in jsdom: each class is its own name. */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : String(name)) });
