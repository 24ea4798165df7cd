import { z } from "zod";

/** Texts of content files by their path below data/. */
export type ReadContent = (file: string) => string;

/** Names that a field may hold because other content files define them, by what the field refers to. */
export type DefinedNames = Readonly<Record<"city" | "category", readonly string[]>>;

/** Reads the names from the content files. Throws where a file is no list of entries with such a name. */
export function definedNames(read: ReadContent): DefinedNames {
  const fieldOfList = (file: string, field: string) => {
    const content: unknown = JSON.parse(read(file));
    const entries = z.array(z.looseObject({ [field]: z.string() })).parse(content);
    return entries.map((entry) => String(entry[field]));
  };
  return {
    city: fieldOfList("cities.json", "name"),
    category: fieldOfList("categories.json", "slug"),
  };
}
