import type { CatalogueEntry } from "../catalogue/catalogue-columns";
import { significantWords } from "../lib/significant-words";

/** A `Listing` as the build asks for it, whether GraphQL gave it or `listingNodeFields` did. */
interface ListingFields extends Omit<CatalogueEntry, "projectName" | "descriptionWords"> {
  readonly summary: { readonly projectName: string };
  readonly descriptionText: string;
}

/** A listing as the search index takes it: its own fields, and the few that are made for the index. */
export function catalogueEntryOf({ summary, descriptionText, ...fields }: ListingFields): CatalogueEntry {
  return {
    ...fields,
    projectName: summary.projectName === fields.title ? null : summary.projectName,
    descriptionWords: significantWords(descriptionText),
  };
}
