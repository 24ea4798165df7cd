import type { CatalogueEntry } from "../catalogue/catalogue-columns";
import { significantWords } from "../lib/significant-words";

/** Fields of a `Listing`, from a query or from `listingNodeFields`. */
interface ListingFields extends Omit<CatalogueEntry, "projectName" | "descriptionWords"> {
  readonly summary: { readonly projectName: string };
  readonly descriptionText: string;
}

/** A listing as an entry of the search index: its own fields, and the few that are made for the index. */
export function catalogueEntryOf({ summary, descriptionText, ...fields }: ListingFields): CatalogueEntry {
  return {
    ...fields,
    projectName: summary.projectName === fields.title ? null : summary.projectName,
    descriptionWords: significantWords(descriptionText),
  };
}
