/** Makes sure that nginx is there before the browser suite, which serves the build with it (`npm test` runs it first). */
import { ensureProgram, nginx } from "./find-program";

try {
  process.stdout.write(`nginx: ${ensureProgram(nginx)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
