import { createHash } from "node:crypto";
import { compileInlineScript } from "../../src/gatsby/bundler/inline-script.mjs";

/** Compiles `name.inline?script` for Jest as the build does. */
export default {
  // Jest knows of the file itself alone, not of those that are bundled with it.
  getCacheKey: (_source, file) => createHash("sha256").update(compileInlineScript(file).text).digest("hex"),
  process: (_source, file) => ({
    code: `exports.default = ${JSON.stringify(compileInlineScript(file).text)}; exports.__esModule = true;`,
  }),
};
