import { offeredIcons } from "../../src/content/schemas/fields";

function isContentIcon(name: string): name is Queries.ContentIcon {
  return offeredIcons.some((icon) => icon.replaceAll("-", "_") === name);
}

/** The name of an icon as GraphQL gives it, from the one in a content file. Throws for one that content may not name. */
export function contentIcon(written: string): Queries.ContentIcon {
  const name = written.replaceAll("-", "_");
  if (!isContentIcon(name)) throw new Error(`content may not name the icon ${written}`);
  return name;
}

/** Rows of content with their icons as GraphQL gives them. */
export function withIcons<Row extends { readonly icon: string }>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, icon: contentIcon(row.icon) }));
}
