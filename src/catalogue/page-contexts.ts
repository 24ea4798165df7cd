import type { ListScope } from "./category-members";
import type { ListPaging } from "./list-paging";
import type { OfferedWords } from "./livability";

interface ListContext extends ListPaging {
  /** Node ids of the listings on this page. */
  readonly ids: readonly string[];
  readonly offered: OfferedWords;
}

interface EntryContext {
  readonly id: string;
}

/** By the file name of the template. */
export interface PageContexts {
  readonly city: {
    readonly city: string;
    /** Slugs of 'Project on Demand', in the editor's order. */
    readonly onDemand: readonly string[];
  };
  readonly category: ListContext & {
    readonly slug: string;
    readonly metadataKey: string;
    /** What the badges of its listings say, in any case. */
    readonly tags: readonly string[];
    readonly isMixed: boolean;
  };
  readonly results: ListContext & { readonly metadataKey: string };
  readonly listing: EntryContext & { readonly city: string; readonly similarIds: readonly string[] };
  readonly "delisted-listing": EntryContext & { readonly similarIds: readonly string[] };
  readonly preview: {
    readonly day: string;
    /** Null where there is no branch to compare with. */
    readonly base: string | null;
    readonly files: readonly { readonly file: string; readonly path: string | null }[];
  };
  readonly post: EntryContext;
  readonly service: EntryContext & { readonly metadataKey: string };
  readonly legal: EntryContext;
  readonly landing: ListContext &
    EntryContext & {
      readonly isIndex: boolean;
      readonly scope: ListScope;
    };
}
