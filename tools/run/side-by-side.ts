/** Tasks that run beside one another as far as they bear it. */
export interface Task {
  readonly name: string;
  /** Names of tasks that end before this one begins, where they are among those to be run. */
  readonly after?: readonly string[];
  /** Whether nothing may run beside it. */
  readonly isAlone?: boolean;
  run(): Promise<void>;
}

/** Two, as many as the smallest machine of the suite has processors. */
const atOnce = 2;

/**
 * Runs the tasks, each as soon as it may, the first of them first. After a failure all others run that need not come after
 * it, so that one run tells every failure; then rejects with all of them.
 */
export async function runSideBySide(tasks: readonly Task[]): Promise<void> {
  let waiting = [...tasks];
  const running = new Map<Task, Promise<Task>>();
  const issues: string[] = [];
  const isOpen = (name: string) => [...waiting, ...running.keys()].some((task) => task.name === name);
  const mayStart = ({ isAlone = false, after = [] }: Task) =>
    running.size < (isAlone ? 1 : atOnce) &&
    ![...running.keys()].some((task) => task.isAlone) &&
    !after.some(isOpen);
  const leaveOut = (failed: string) => {
    const needing = waiting.filter(({ after = [] }) => after.includes(failed));
    waiting = waiting.filter((task) => !needing.includes(task));
    for (const { name } of needing) leaveOut(name);
  };
  while (waiting.length + running.size > 0) {
    const next = waiting.find(mayStart);
    if (next !== undefined) {
      waiting = waiting.filter((task) => task !== next);
      const noteIssue = (error: unknown) => {
        issues.push(error instanceof Error ? error.message : String(error));
        leaveOut(next.name);
      };
      running.set(
        next,
        next
          .run()
          .catch(noteIssue)
          .then(() => next),
      );
    } else if (running.size > 0) running.delete(await Promise.race(running.values()));
    else throw new Error(`wait for one another: ${waiting.map(({ name }) => name).join(", ")}`);
  }
  if (issues.length > 0) throw new Error(issues.join("\n"));
}
