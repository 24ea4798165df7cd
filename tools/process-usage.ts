import { existsSync, readFileSync, readdirSync } from "node:fs";

/** Resources that a process and its descendants use; read from /proc, NaN on systems without it. */
export interface Usage {
  /** Memory that they hold now; shared memory counts for each of them. */
  readonly memoryKib: number;
  /** Processor time so far, including that of processes that have ended. */
  readonly processorSeconds: number;
}

/** /proc counts processor time in hundredths of a second and memory in pages. */
const ticksPerSecond = 100;
const pageKib = 4;

interface Entry {
  readonly id: number;
  readonly parent: number;
  readonly usage: Usage;
}

/** One process by its /proc/…/stat: after the name, the fields from the third on. */
function readEntry(id: number): Entry | null {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
      .map(Number);
    const [, parent = NaN] = fields;
    // utime and stime, and those of children that have ended.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
    const usage = { memoryKib: (fields[21] ?? NaN) * pageKib, processorSeconds: ticks / ticksPerSecond };
    return { id, parent, usage };
  } catch {
    return null; // The process has ended in the meantime.
  }
}

/** Resources that the process `pid` and its descendants use. */
export function usageOf(pid: number): Usage {
  if (!existsSync("/proc/self/stat")) return { memoryKib: NaN, processorSeconds: NaN };
  const entries = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readEntry(Number(name)))
    .filter((entry) => entry !== null);
  const parents = new Map(entries.map(({ id, parent }) => [id, parent]));
  const isOurs = (id: number | undefined): boolean =>
    id !== undefined && (id === pid || isOurs(parents.get(id)));
  return entries
    .filter(({ id }) => isOurs(id))
    .reduce<Usage>(
      (sum, { usage }) => ({
        memoryKib: sum.memoryKib + usage.memoryKib,
        processorSeconds: sum.processorSeconds + usage.processorSeconds,
      }),
      { memoryKib: 0, processorSeconds: 0 },
    );
}
