import type { CustomFieldControlProps } from "@sveltia/cms";
import type { createElement, ReactElement } from "react";
import type { Issue } from "../../checks/issue";
import type { ReadLine } from "./listing-reading";

declare global {
  interface Window {
    /** `createElement` of the React that the CMS bundles. */
    readonly h: typeof createElement;
  }
}

export interface SectionContent {
  readonly lines: readonly ReadLine[];
  /** Null where the section shows no issues. */
  readonly issues: readonly Issue[] | null;
}

const text = { margin: "4px 0", lineHeight: 1.5 };
const pairs = { display: "grid", gridTemplateColumns: "max-content 1fr", gap: "2px 16px", margin: "4px 0" };
const degrees = {
  error: { lead: "To mend: ", color: "#A2190A" },
  warning: { lead: "To look at: ", color: "#7A5200" },
};

function issueList(issues: readonly Issue[]): ReactElement {
  const { h } = window;
  if (issues.length === 0)
    return h("p", { style: { ...text, color: "#0B6B3A" } }, "Nothing is missing, and nothing is in doubt.");
  return h(
    "ul",
    { style: { margin: "4px 0", paddingInlineStart: 20 } },
    ...issues.map(({ severity, field, message }) => {
      const { lead, color } = degrees[severity];
      return h("li", { style: text }, h("strong", { style: { color } }, lead), field && `${field} `, message);
    }),
  );
}

/** Heading of a part of the form; `contentOf` gets the section's name and what the CMS gives. */
export function sectionHeading(contentOf: (name: string, props: CustomFieldControlProps) => SectionContent) {
  return function SectionHeading(props: CustomFieldControlProps): ReactElement {
    const { h } = window;
    const { lines, issues } = contentOf(String(props.field.get("name")), props);
    return h(
      "div",
      { role: "status", style: { borderTop: "3px solid #E5B003", paddingTop: 8 } },
      lines.length === 0
        ? null
        : h(
            "dl",
            { style: pairs },
            ...lines.flatMap(({ label, text: read }) => [
              h("dt", { key: `${label}-term`, style: { fontWeight: 600 } }, label),
              h("dd", { key: label, style: { margin: 0 } }, read),
            ]),
          ),
      issues === null ? null : issueList(issues),
    );
  };
}
