import { z } from "zod";
import { categoryMenus, categoryPageForms } from "../../catalogue/taxonomy";
import { keyName, line, oneOf, picture, prose, resolved } from "./fields";

export const categorySchema = z.strictObject({
  slug: keyName("Slug that listings name in `categories`."),
  path: z
    .string()
    .regex(/^\/[^\s?#]*[^\s?#/]$/, 'must be an address like "/apartments" or "/properties/resale"')
    .describe("Address of the page."),
  label: line("Name in menus and tiles."),
  noun: line('Plural for sentences, e.g. "apartments".'),
  singular: line('The same of one, e.g. "apartment".'),
  page: oneOf("CategoryPageForm", categoryPageForms, "Which of the four page forms."),
  emptyMessage: line("Shown when nothing matches."),
  searchPlaceholder: line("Placeholder of the search box."),
  menu: oneOf("CategoryMenu", categoryMenus, "Column of the header's Properties menu.").optional(),
  budgetNote: line('Budget tiles only: the price span, e.g. "Up to ₹70 L".').optional(),
  picture: picture("Picture of its tile.").optional(),
  forSale: z
    .boolean()
    .describe("Whether the page lists homes to let only where they are asked for.")
    .optional(),
  notice: prose(
    "A sentence that every visitor of the page should read, e.g. who may buy farm land.",
  ).optional(),
});

export const categoryShape = categorySchema.extend({
  counts: resolved("[CityCount!]!", "How many listings of it each city has.", "@countsByCity"),
});
