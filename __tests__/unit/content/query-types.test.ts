import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => path.join("src", name));

/** Types that a file uses of those that Gatsby writes, without the query or fragment that each is written from. */
function borrowedTypes(source: string): string[] {
  const used = [...source.matchAll(/\bQueries\.(\w+)/g)].map(([, name]) => name ?? "");
  const owned = new Set(
    [...source.matchAll(/\b(query|fragment) (\w+)/g)].map(([, kind, name]) =>
      kind === "query" ? `${name}Query` : `${name}Fragment`,
    ),
  );
  return [...new Set(used)].filter((name) => !owned.has(name));
}

test("the type of a query or fragment is used by the file that holds the query or fragment, and nowhere else", () => {
  const borrowed = sources.flatMap((file) =>
    borrowedTypes(readFileSync(file, "utf8")).map((name) => `${file} uses Queries.${name}`),
  );
  expect(borrowed).toEqual([]);
});

test("a type is told by the query or fragment in the same file", () => {
  const fragment = "export const f = graphql`fragment Hero on City { name }`;";
  expect(borrowedTypes(`${fragment} type P = Queries.HeroFragment;`)).toEqual([]);
  expect(borrowedTypes(`${fragment} type P = Queries.HeroQuery;`)).toEqual(["HeroQuery"]);
  expect(borrowedTypes("type P = Queries.Listing;")).toEqual(["Listing"]);
});
