import { spawn, type ChildProcess } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";

interface RunOptions {
  /** Folder of the site; the current one when absent. */
  readonly cwd?: string;
  /** File for Gatsby's output, which is shown when absent. */
  readonly logFile?: string;
}

/** Starts Gatsby's command line; `ended` rejects when it ends with an error. */
export function startGatsby(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { cwd = ".", logFile }: RunOptions = {},
): { readonly child: ChildProcess; readonly ended: Promise<void> } {
  const output = logFile === undefined ? "inherit" : openSync(logFile, "w");
  const child = spawn(process.execPath, [path.resolve(cwd, "node_modules/gatsby/cli.js"), ...args], {
    cwd,
    stdio: ["inherit", output, output],
    env: { GATSBY_TELEMETRY_DISABLED: "1", ...environment },
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(
            `gatsby ${args.join(" ")} ended with code ${code ?? "none"}; its messages stand ${logFile ?? "above"}.`,
          ),
        );
    });
  });
  return { child, ended };
}

/** Runs Gatsby's command line with its output shown; rejects when it ends with an error. */
export async function runGatsby(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  await startGatsby(args, environment).ended;
}
