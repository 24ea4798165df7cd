import { spawn } from "node:child_process";
import path from "node:path";

/** Runs Gatsby's command line with its output shown; rejects when it ends with a fault. */
export function runGatsby(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const cli = path.resolve("node_modules/gatsby/cli.js");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      stdio: "inherit",
      env: { GATSBY_TELEMETRY_DISABLED: "1", ...environment },
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`gatsby ${args.join(" ")} ended with code ${code ?? "none"}; its messages stand above.`),
        );
    });
  });
}
