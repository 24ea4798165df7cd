import { z } from "zod";
import type { LockedPackage } from "./locked-packages";

/** One known vulnerability, in the form of `npm audit --json`. */
const advisorySchema = z.object({
  /** The package's. */
  name: z.string(),
  /** Its page, which ends with its id. */
  url: z.string(),
  /** Vulnerable versions, as npm writes ranges: comparators joined by spaces, alternatives by `||`. */
  range: z.string(),
  severity: z.enum(["low", "moderate", "high", "critical"]),
  title: z.string(),
});
type Advisory = z.infer<typeof advisorySchema>;

const reasonsSchema = z.array(z.object({ ids: z.array(z.string()).min(1), why: z.string().min(1) }));

/** Form of tools/advisories.json. */
export const advisoryListSchema = z.object({
  /** The day on which the list was last renewed. */
  renewed: z.iso.date(),
  /** Why advisories that apply do no harm; one that does none in the build needs another reason in what visitors load. */
  reasons: z.object({ build: reasonsSchema, visitors: reasonsSchema }),
  advisories: z.array(advisorySchema),
});
type Reasons = z.infer<typeof advisoryListSchema>["reasons"];

const auditSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

/** The advisories of an answer of `npm audit --json`; null where the registry gave none. */
export function advisoriesOfAudit(answer: unknown): Advisory[] | null {
  const { data } = auditSchema.safeParse(answer);
  if (!data) return null;
  const causes = Object.values(data.vulnerabilities).flatMap(({ via }) => via);
  return causes.filter((cause) => typeof cause !== "string");
}

/** Below, at or above 0 as one version is older than, equal to or newer than the other; a pre-release counts as its release. */
function compareVersions(a: string, b: string): number {
  const numbers = (version: string) => (version.split(/[-+]/)[0] ?? "").split(".").map(Number);
  const right = numbers(b);
  const differences = numbers(a).map((number, at) => number - (right[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Whether a version lies in a range such as `<5.7.2 || >=6.0.0 <6.3.1`. */
function inRange(version: string, range: string): boolean {
  const holds = (comparator: string) => {
    const [, sign = "", bound = ""] = /^([<>]?=?)(.*)$/.exec(comparator) ?? [];
    if (bound === "*" || bound === "") return true;
    const order = compareVersions(version, bound);
    if (order === 0) return sign === "" || sign.endsWith("=");
    return sign.startsWith(order < 0 ? "<" : ">");
  };
  const comparators = (part: string) =>
    part
      .replace(/([<>=]) +/g, "$1")
      .trim()
      .split(/ +/);
  return range.split("||").some((part) => comparators(part).every(holds));
}

export interface Issue extends Advisory {
  readonly version: string;
  readonly way: readonly string[];
  /** Whether code of the package is in the bundles that visitors load. */
  readonly reachesVisitors: boolean;
  readonly why: string | undefined;
}

/** Which advisories apply to which packages; `loaded` names the packages in what visitors load. */
export const findAdvisories = (
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
  reasons: Reasons,
  loaded: ReadonlySet<string>,
): Issue[] =>
  packages.flatMap(({ name, version, way }) => {
    const reachesVisitors = loaded.has(name);
    const known = reachesVisitors ? reasons.visitors : reasons.build;
    return advisories
      .filter((advisory) => advisory.name === name && inRange(version, advisory.range))
      .map((advisory) => {
        const why = known.find(({ ids }) => ids.some((id) => advisory.url.endsWith(`/${id}`)))?.why;
        return { ...advisory, version, way, reachesVisitors, why };
      });
  });

/** Issues that must not stay: in what visitors load, without a reason. */
export const unexplained = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ reachesVisitors, why }) => reachesVisitors && why === undefined);
