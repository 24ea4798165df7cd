import { complaintsIn } from "../../support/lint-complaints";

const hidden = [
  ['const a = <script dangerouslySetInnerHTML={{ __html: "go()" }} />;', "name.inline.ts"],
  ["const a = <script dangerouslySetInnerHTML={{ __html: `go(${b})` }} />;", "name.inline.ts"],
  ["const a = <script>go()</script>;", "name.inline.ts"],
  ['const alias = { "react-slick": other };', "No module of a package is replaced"],
  ["setWebpackConfig({ resolve: { alias: { react: other } } });", "No module of a package is replaced"],
  ['const a = Reflect.get(window, "loader");', "public interface"],
] as const;

const shown = [
  "const a = <script dangerouslySetInnerHTML={{ __html: headScript }} />;",
  'const a = <script type="application/ld+json">{json}</script>;',
  'const alias = { [path.join(folder, "src/seo/a")]: b, "site-content": c };',
];

describe.each(["gatsby-ssr.tsx", "src/gatsby/rewrite-html.tsx", "src/pages/about.tsx"])(
  "in %s the linter",
  (file) => {
    const complaints = complaintsIn(file);

    test.each(hidden)("sees %s", (text, instead) => {
      expect(complaints(text)).toEqual([expect.stringContaining(instead)]);
    });

    test.each(shown)("has nothing against %s", (text) => {
      expect(complaints(text)).toEqual([]);
    });
  },
);
