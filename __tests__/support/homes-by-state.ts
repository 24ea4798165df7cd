import { z } from "zod";
import { isRecord } from "../../src/lib/json-record";
import type { SmallSite } from "./small-site";

/**
 * Adds a home in each of its states, from draft to renamed, which were copied from a home that is there so that all else of
 * them is alike. Their ids are 951 to 958.
 */
export function addHomesByState(site: SmallSite): void {
  const model = site.read("listings/orchard-row.json");

  function add(id: number, title: string, fields: Readonly<Record<string, unknown>>): void {
    const slug = title.toLowerCase().replaceAll(" ", "-");
    const description = `Words of ${title} alone.`;
    site.write(`listings/${slug}.json`, {
      ...(isRecord(model) ? model : {}),
      ...{ id, slug, title, description, ...fields },
    });
  }

  add(951, "Draft Larch", { state: "draft" });
  add(952, "Coming Aspen", { publishFrom: "2026-12-24" });
  add(953, "Over Willow", { publishUntil: "2026-11-20" });
  add(954, "Offered Elm", { state: "underOffer", stateSince: "2026-11-10" });
  add(955, "Sold Rowan", { state: "sold", stateSince: "2026-11-15", formerSlugs: ["rowan-house"] });
  add(956, "Let Hazel", {
    state: "let",
    stateSince: "2026-11-15",
    price: "₹45,000 / month",
    status: "For rent",
    projectDetails: {},
  });
  add(957, "Withdrawn Yew", { state: "withdrawn", stateSince: "2026-11-15" });
  add(958, "Renamed Pine", { formerSlugs: ["old-pine", "older-pine"] });

  // The menu of a city names a home that is sold, as its editor may have forgotten.
  const cities = z.array(z.looseObject({ projects: z.array(z.string()) })).parse(site.read("cities.json"));
  site.write(
    "cities.json",
    cities.map((city) => ({ ...city, projects: ["sold-rowan", "offered-elm"] })),
  );
  site.change("site.json", { soldHomeDays: 30 });
}
