import { TextEncoder } from "node:util";

// jsdom has none, and react-dom/server needs one while it is loaded: import this first.
globalThis.TextEncoder ??= TextEncoder;
