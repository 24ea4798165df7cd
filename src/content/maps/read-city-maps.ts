import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { slugify } from "../../lib/text";
import { suggestion } from "../checks/did-you-mean";
import { entriesOf, fileIssue, type Check, type Issue } from "../checks/issue";
import { findJsonIssue } from "../checks/json-issue";
import { textAt } from "../checks/values";
import { parseTopology, type CityTopology } from "./city-topology";

const ending = ".topo.json";

export interface CityMapFile {
  /** The city's name in small letters. */
  readonly slug: string;
  /** Published beside the drawing. */
  readonly text: string;
  readonly topology: CityTopology;
}

/** Reads maps/<city>.topo.json below the folder; a file that cannot be drawn is an issue and no map. */
export function readCityMaps(contentFolder: string): {
  readonly maps: readonly CityMapFile[];
  readonly errors: readonly Issue[];
} {
  const folder = path.join(contentFolder, "maps");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  const errors: Issue[] = [];
  const maps = names.sort().flatMap((name): CityMapFile[] => {
    const file = `data/maps/${name}`;
    const text = readFileSync(path.join(folder, name), "utf8");
    const refuse = (message: string, field?: string): [] => {
      errors.push(fileIssue("error", file, message, field));
      return [];
    };
    const issue = findJsonIssue(text);
    if (issue !== undefined) return refuse(issue.message, `line ${issue.line}, column ${issue.column}`);
    try {
      return [{ slug: name.slice(0, -ending.length), text, topology: parseTopology(text) }];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return refuse(`${reason}; restore it from the repository or export it again (data/README.md)`);
    }
  });
  return { maps, errors };
}

/** Maps that cannot be drawn, and maps of no city. */
export const checkMaps: Check<"entries" | "dataFolder"> = ({ entries, dataFolder }) => {
  const slugs = entriesOf(entries, "City").flatMap(({ value }) => {
    const name = textAt(value, "name");
    return name === undefined ? [] : [slugify(name)];
  });
  const { maps, errors } = readCityMaps(dataFolder);
  const strangers = maps.filter(({ slug }) => !slugs.includes(slug));
  return [
    ...errors,
    ...strangers.map(({ slug }) => {
      const message = `is the map of no city in data/cities.json, so no page shows it; ${suggestion(slug, slugs)}`;
      return fileIssue("warning", `data/maps/${slug}${ending}`, message);
    }),
  ];
};
