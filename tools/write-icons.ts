/** Writes src/ui/icons.svg from the icons that src/ui/icon-names.ts lists (`npm run icons`). */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { iconNames, type IconName } from "../src/ui/icon-names";

/** Icons that lucide does not have, or has under another name. */
const ownDrawings: Partial<Record<IconName, string>> = {
  facebook:
    '<path fill="currentColor" stroke="none" d="M14 8.5h3V5h-3c-2.5 0-4 1.7-4 4v2.500H7.500V15H10v7h3.500v-7h2.700l.6-3.500h-3.300V9.300c0-.5.2-.8.5-.8z"/>',
  "x-twitter": '<path stroke-width="2" d="M4 4l16 16M20 4L4 20"/>',
  instagram:
    '<rect x="4" y="4" width="16" height="16" rx="4"/><circle cx="12" cy="12" r="3.6"/><path stroke-width="2.4" d="M16.6 7.4h.01"/>',
  linkedin:
    '<path stroke-width="2.2" d="M5 9.5V19M5 5.5v.01M10 19V9.5M10 14c0-3 1.600-4.500 4.200-4.500S18.500 11 18.500 14v5"/>',
  youtube:
    '<rect x="2.5" y="5.5" width="19" height="13" rx="3.5"/><path fill="currentColor" d="M10.500 9.500l4.500 2.500-4.500 2.500z"/>',
  whatsapp:
    '<path d="M3 21l1.650-4.700A9 9 0 1 1 8 19.600z"/><path d="M9 8.800c0 3.400 2.800 6.200 6.200 6.200.6 0 1-.5 1-1.100v-.6l-1.900-.8-.9.9a5 5 0 0 1-2.800-2.800l.9-.9-.8-1.900h-.6C9.500 7.800 9 8.200 9 8.800z"/>',
};
/** Styles of a page do not apply inside a sprite, but its custom properties do. */
const ownAttributes: Partial<Record<IconName, string>> = { heart: ' style="fill:var(--heart-fill,none)"' };
const lucideNames: Partial<Record<IconName, string>> = { home: "house" };

function drawing(name: IconName): string {
  const drawn = ownDrawings[name];
  if (drawn !== undefined) return drawn;
  const file = path.resolve("node_modules/lucide-static/icons", `${lucideNames[name] ?? name}.svg`);
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1];
  if (inner === undefined) throw new Error(`${file} is not an SVG picture`);
  return inner.replace(/\s*\n\s*/g, "");
}

const symbols = iconNames.map(
  (name) =>
    `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"${ownAttributes[name] ?? ""}>${drawing(name)}</symbol>`,
);
writeFileSync(
  path.resolve("src/ui/icons.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
process.stdout.write(`src/ui/icons.svg: ${iconNames.length} icons\n`);
