/** What went wrong; Node's advice for an option that is not known is one for programmers. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOption = "code" in error && error.code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  return isOption
    ? `${error.message.split(". ")[0] ?? ""}; docs/commands.md has those of each command`
    : error.message;
}

/** Runs a program; when it fails, only its message is shown, without a stack, and the exit code is 1. */
export function runMain(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      process.stderr.write(`${messageOf(error)}\n`);
      process.exit(1);
    });
}
