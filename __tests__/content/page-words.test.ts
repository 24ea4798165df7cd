/**
 * Words of pages stand in data/, where editors change them; in code stand the words of controls (buttons, fields,
 * column heads, what is read out beside an icon) and those of the requirements that a control carries.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Pages and the parts they are made of; what a visitor fills in or filters with has rules of its own. */
const places = [
  "src/sections/about",
  "src/sections/blog",
  "src/sections/contact",
  "src/sections/landing",
  "src/sections/shared",
  "src/features/calculators",
  "src/features/wishlist",
  "src/pages",
  "src/templates",
];

/** Words of controls, by the file that holds them. */
const controls: Readonly<Record<string, readonly string[]>> = {
  "buying-cost-estimate.tsx": ["As of"],
  "emi-form.tsx": ["Correct the field with the message, and the instalment is shown here."],

  "loan-calculator.tsx": ["% as of"],
  "reach-cards.tsx": ["Show on a map", "(opens in a new tab)"],
  "post-row.tsx": ["Read More"],
  "post.tsx": ["Back to Blogs"],

  "saved-properties.tsx": [
    "Cancel",
    "Loading your saved properties",
    "Try again",
    "Browse Properties",
    "Refresh",
  ],
  "saved-row.tsx": ["about", "on", "More", "for", "Open", "Remove"],
  "prefer-to-talk.tsx": ["WhatsApp"],
  "saved-toolbar.tsx": ["Remove all"],
  "service.tsx": ["Call us on"],
  "slow-zoom.tsx": ["the moving picture"],
  "visitor-page.tsx": ["Browse Properties"],

  "yearly-chart.tsx": [
    "Show the years as a table",
    "Year",
    "Loan repaid",
    "Interest",
    "Left to repay",
    "Year by year",
    "Loan repaid",
    "Interest",
    "a year",
    "Year",
  ],
};

/** What a component is given to show as its own heading or sentence. */
const wordAttributes = new Set(["heading", "title", "text", "message", "help", "lead"]);

/** The words that a file writes itself: between tags, and in the attributes that become headings and sentences. */
function wordsOf(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) found.push(node.text.trim().replace(/\s+/g, " "));
    if (ts.isJsxAttribute(node) && wordAttributes.has(node.name.getText(source))) {
      if (node.initializer !== undefined && ts.isStringLiteral(node.initializer))
        found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = places.flatMap((place) =>
  readdirSync(place)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `${place}/${name}`),
);

test.each(files)("%s holds no words but those of its controls", (file) => {
  expect(wordsOf(file)).toEqual(controls[path.basename(file)] ?? []);
});
