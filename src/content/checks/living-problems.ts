/** What a listing says of daily life there against what else it says. */
import { listingSchema } from "../schemas/listing";
import { taxonomyOf } from "../listing-taxonomy";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { ContentProblem } from "./content-problem";
import { listAt, quoted, textAt, valueAt } from "./values";

/** A home for sale with the rules of one to let, which its page shows. */
export function rulesOfASale(entry: ContentEntry): ContentProblem[] {
  const listing = listingSchema.safeParse(entry.value).data;
  if (listing === undefined || taxonomyOf(listing).isRental) return [];
  return ["tenants", "houseRules"]
    .filter((field) => valueAt(entry.value, ["living", field]) !== undefined)
    .map((field) =>
      entryProblem(
        entry,
        ["living", field],
        "is for homes to let, and this one is for sale; remove the field",
      ),
    );
}

/** A place that is named twice for one way and time to travel. */
export function commutesTwice(entry: ContentEntry): ContentProblem[] {
  const keys = listAt(entry.value, "living", "commutes").map((commute) =>
    ["to", "by", "at"].map((field) => textAt(commute, field)?.toLowerCase()).join("|"),
  );
  return keys.flatMap((key, at) => {
    if (keys.indexOf(key) === at) return [];
    const place = textAt(entry.value, "living", "commutes", at, "to") ?? "";
    const message = `${quoted(place)} is there twice for one way and time; keep one`;
    return [entryProblem(entry, ["living", "commutes", at, "to"], message)];
  });
}
