import { routes } from "../../config/routes";
import { slugify } from "../../lib/text";
import { listPages, type PageFamily } from "./page-family";

/** With fewer homes a list would say no more than the home's own page. */
const fewestHomes = 2;

/** What stands in the place of a developer where the seller is not one: "Private owner, first buyer of the flat". */
const privateSeller = /^private owner\b/i;

/** One list for each developer of several homes. */
export function createDeveloperPages({ createPage, catalogue }: PageFamily): void {
  const names = new Set(catalogue.listings.map(({ developer }) => developer).filter((name) => name !== null));
  const developers = [...names]
    .filter((name) => !privateSeller.test(name))
    .map((name) => ({ name, homes: catalogue.listings.filter(({ developer }) => developer === name) }))
    .filter(({ homes }) => homes.length >= fewestHomes)
    .sort((a, b) => a.name.localeCompare(b.name));
  for (const { name, homes } of developers) {
    const others = developers.map((each) => each.name).filter((other) => other !== name);
    for (const { path, list } of listPages(routes.developer(slugify(name)), homes)) {
      createPage("developer", path, { developer: name, others, ...list });
    }
  }
}
