/**
 * Makes sure that nginx is installed before the browser suite, which serves the build with it (`npm test` runs it
 * first).
 */
import { ensureProgram, nginx } from "./find-program";
import { runMain } from "./run-main";

runMain(() => void process.stdout.write(`nginx: ${ensureProgram(nginx)}\n`));
