import { complaintsIn } from "../../support/lint-complaints";

const traps = [
  [
    'import { Script } from "gatsby";',
    "in production it is undefined",
    "append a script element in an effect",
  ],
  ['import { GatsbyImage } from "gatsby-plugin-image";', "21 kB gzip", "Use Picture of src/ui/picture.tsx"],
  ['import { StaticImage } from "gatsby-plugin-image";', "21 kB gzip", "Use Picture of src/ui/picture.tsx"],
  ["export const Head = () => null;", "in production the head would stay", "Render Seo of src/seo/seo.tsx"],
  ["export function Head() {}", "in production the head would stay", "Render Seo of src/seo/seo.tsx"],
  ["export { Other as Head };", "in production the head would stay", "Render Seo of src/seo/seo.tsx"],
] as const;

describe.each(["src/pages/about.tsx", "src/templates/listing.tsx"])("in %s the linter", (file) => {
  const complaints = complaintsIn(file);

  test.each(traps)("says why not, and what instead, of %s", (text, why, instead) => {
    expect(complaints(text)).toEqual([expect.stringContaining(why)]);
    expect(complaints(text)[0]).toContain(instead);
  });

  test.each(['import { Link } from "gatsby";', 'import { getImage } from "gatsby-plugin-image";'])(
    "has nothing against %s",
    (text) => {
      expect(complaints(text)).toEqual([]);
    },
  );
});
