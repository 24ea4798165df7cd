/** The site's own lint rules see what they forbid, say what to write instead, and let the right way pass. */
import { spawnSync } from "node:child_process";
import { complaintsIn } from "../../support/lint-complaints";

const storage = "Use localStore or sessionStore of src/lib/";
const place = "an element of its own";

test.each([
  [
    "src/features/enquiry/flow/enquiry-form.tsx",
    [
      ['localStorage.getItem("city");', storage],
      ["const { sessionStorage: tab } = window;", storage],
    ],
    'sessionStore.get("city");',
  ],
  [
    "src/gatsby/rewrite-html.tsx",
    [
      ['const a = <script dangerouslySetInnerHTML={{ __html: "go()" }} />;', "name.inline.ts"],
      ["const a = <script>go()</script>;", "name.inline.ts"],
      ['const alias = { "react-slick": other };', "No module of a package is replaced"],
      ['const a = Reflect.get(window, "loader");', "public interface"],
    ],
    "const a = <script dangerouslySetInnerHTML={{ __html: headScript }} />;",
  ],
  [
    "src/pages/about.tsx",
    [
      ['import { Script } from "gatsby";', "in production it is undefined"],
      ['import { GatsbyImage } from "gatsby-plugin-image";', "Use Picture of src/ui/picture.tsx"],
      ["export const Head = () => null;", "Render Seo of src/seo/seo.tsx"],
      ["export { Other as Head };", "Render Seo of src/seo/seo.tsx"],
    ],
    'import { getImage } from "gatsby-plugin-image";',
  ],
  [
    "src/features/search/list/range-note.tsx",
    [
      ["const a = <p>{note.isError && <Icon />}{note.text}</p>;", place],
      ["const a = <p>{isNew && <b>New</b>} homes</p>;", place],
      ["const a = <p>{isMany && `${count} `}<b>homes</b></p>;", place],
      ["const a = <li>{hasPage ? <a /> : 'title'}<b /></li>;", place],
    ],
    "const a = <p>Filters {count > 0 && <span>{count}</span>}</p>;",
  ],
] as const)("in %s", (file, forbidden, right) => {
  const complaints = complaintsIn(file);
  for (const [text, instead] of forbidden)
    expect([text, ...complaints(text)]).toEqual([text, expect.stringContaining(instead)]);
  expect(complaints(right)).toEqual([]);
});

test("style sheets take distances and type from tokens, widths from the grid, and say nothing twice", () => {
  const wrong =
    "a{margin:0 5px}\nb{gap:1rem}\ni{font:1em/2rem x}\n@media(min-width:700px){u{top:0}}\ns{top:0;left:0;top:1px}\nb{top:0}\nq{border-top:1px solid}\nu{--gap:var(--bleed,5px)}";
  const input = `${wrong}\np{margin:0 1px var(--s-5) 2em;--height:9px}`;
  const { stderr } = spawnSync("node_modules/.bin/stylelint", ["--stdin", "-f", "unix"], { input });
  const lines = [...String(stderr).matchAll(/:(\d+):\d+: /g)].map(([, line]) => Number(line));
  expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
