import type { ReactElement, ReactNode } from "react";

export type PageElement = ReactElement<Readonly<Record<string, unknown>>>;

/** Whether a part of a page is an element. */
export function isElement(node: ReactNode): node is PageElement {
  return typeof node === "object" && node !== null && "props" in node && "key" in node;
}

/** The text within an inline script or style; "" where there is none. */
export function inlineText({ props }: PageElement): string {
  const inner = props.dangerouslySetInnerHTML;
  if (typeof inner !== "object" || inner === null) return "";
  const text: unknown = Reflect.get(inner, "__html");
  return typeof text === "string" ? text : "";
}
