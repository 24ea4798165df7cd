/** Makes sure that a browser is installed before the browser suite (`npm test` runs it first). */
import { ensureBrowser } from "./find-browser";
import { runMain } from "./run-main";

runMain(() => void process.stdout.write(`Browser: ${ensureBrowser()}\n`));
