import type { ReactNode } from "react";
import { mustHold } from "../contract";
import { isElement } from "./elements";

const helperKey = /^gatsby-image-style/;

/**
 * The head without the styles and the script of Gatsby's picture component, which no page has
 * (docs/decisions/f3-own-picture.md): 1.5 kB of each page, and a listener for every picture that loads.
 */
export function withoutImageHelpers(head: readonly ReactNode[]): ReactNode[] {
  const isHelper = (node: ReactNode) => isElement(node) && helperKey.test(node.key ?? "");
  const count = head.filter(isHelper).length;
  mustHold("picture helpers", count === 3, `${count} of them`);
  return head.filter((node) => !isHelper(node));
}
