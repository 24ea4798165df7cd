import type { ListScope } from "./category-members";
import type { ListPaging } from "./list-paging";
import type { OfferedWords } from "./living";

/** What every page of a list is created with. */
export interface ListContext extends ListPaging {
  /** Node ids of the listings whose cards this page shows. */
  readonly ids: readonly string[];
}

/** A node's id: all that the template of a single entry is told. */
interface EntryContext {
  readonly id: string;
}

/**
 * What a page is created with, by the file name of its template: the variables of the template's query and what the
 * template reads from its context. The build creates pages by this and the templates receive it.
 */
export interface PageContexts {
  readonly city: {
    readonly city: string;
    /** Slugs of the strip 'Project on Demand', in the editor's order. */
    readonly onDemand: readonly string[];
  };
  readonly category: ListContext & {
    readonly slug: string;
    readonly metadataKey: string;
    /** What the badges of its listings say, each wording once. */
    readonly tags: readonly string[];
    /** Whether it holds homes for sale and homes to let. */
    readonly isMixed: boolean;
    /** What it can be narrowed to, as far as enough of its homes say it. */
    readonly offered: OfferedWords;
  };
  readonly results: ListContext & {
    readonly metadataKey: string;
    /** What it can be narrowed to, as far as enough homes say it. */
    readonly offered: OfferedWords;
  };
  readonly listing: EntryContext & { readonly city: string; readonly similarIds: readonly string[] };
  readonly "closed-listing": EntryContext & { readonly similarIds: readonly string[] };
  readonly preview: {
    readonly day: string;
    /** Branch that the content is compared with; null where there is none. */
    readonly base: string | null;
    /** Files of the content that differ from it, with the page of each that has one. */
    readonly files: readonly { readonly file: string; readonly path: string | null }[];
  };
  readonly post: EntryContext;
  readonly service: EntryContext & { readonly metadataKey: string };
  readonly legal: EntryContext;
  readonly landing: ListContext &
    EntryContext & {
      readonly isIndex: boolean;
      /** What its list can be narrowed to, as far as enough of its homes say it. */
      readonly offered: OfferedWords;
      /** Which listings are part of its list. */
      readonly scope: ListScope;
    };
}
