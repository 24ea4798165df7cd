/** Key that Gatsby's router gives a page which no link of this site has led to. */
const firstPageKey = "initial";

/** Whether the visitor came to a page from another one of this site; `location` is the one of Gatsby's page props. */
export function hasHistory({ key }: { readonly key?: string }): boolean {
  return key !== firstPageKey;
}
