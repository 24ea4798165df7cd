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

/** Runs the tasks, each as soon as it may, the first of them first. Rejects with the first fault and starts no more. */
export async function runSideBySide(tasks: readonly Task[]): Promise<void> {
  const waiting = [...tasks];
  const running = new Map<Task, Promise<Task>>();
  const isOpen = (name: string) => [...waiting, ...running.keys()].some((task) => task.name === name);
  const mayStart = ({ isAlone = false, after = [] }: Task) =>
    running.size < (isAlone ? 1 : atOnce) &&
    ![...running.keys()].some((task) => task.isAlone) &&
    !after.some(isOpen);
  while (waiting.length + running.size > 0) {
    const next = waiting.find(mayStart);
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(
        next,
        next.run().then(() => next),
      );
    } else if (running.size > 0) running.delete(await Promise.race(running.values()));
    else throw new Error(`wait for one another: ${waiting.map(({ name }) => name).join(", ")}`);
  }
}
