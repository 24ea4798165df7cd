import type { CategoryMenu } from "../../../src/catalogue/taxonomy";
import { propertiesColumns, type MenuCategory } from "../../../src/shell/menu-entries";

const category = (slug: string, menu: CategoryMenu | null, counts: Record<string, number>): MenuCategory => ({
  slug,
  label: slug,
  path: `/${slug}`,
  menu,
  counts: Object.entries(counts).map(([city, count]) => ({ city, count })),
});

const categories = [
  category("apartments", "type", { Bangalore: 4, Goa: 1 }),
  category("plots", "type", { Bangalore: 2 }),
  category("luxury", "budget", { Goa: 3 }),
  category("resale", "stage", {}),
  category("dubai-properties", null, { Dubai: 5 }),
];

const shown = (city: string | null) =>
  propertiesColumns(categories, city).map(({ heading, entries }) => [
    heading,
    ...entries.map(({ label, count }) => `${label} ${count}`),
  ]);

describe("the Properties menu", () => {
  test("shows every entry with all its listings when no city is selected", () => {
    expect(shown(null)).toEqual([
      ["By type", "apartments 5", "plots 2"],
      ["By budget", "luxury 3"],
      ["By stage", "resale 0"],
    ]);
  });

  test("shows the counts of the selected city and hides entries with none", () => {
    expect(shown("Bangalore")).toEqual([["By type", "apartments 4", "plots 2"]]);
    expect(shown("Goa")).toEqual([
      ["By type", "apartments 1"],
      ["By budget", "luxury 3"],
    ]);
  });
});
