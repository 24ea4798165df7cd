import type { PictureData } from "../../../src/lib/picture-data";
import { coverSizes } from "../../../src/ui/picture-sizes";

const picture = (width: number, height: number): PictureData => ({
  alt: "",
  file: {
    childImageSharp: {
      gatsbyImageData: { layout: "constrained", width, height, images: { fallback: { src: "/a.jpg" } } },
    },
  },
});

test("a box of one height is covered at that height's width, or at its own where that is more", () => {
  expect(
    coverSizes(picture(1920, 1080), [
      { media: "(min-width: 640px)", width: "100vw", height: 320 },
      { width: "100vw - 32px", height: 220 },
    ]),
  ).toBe("(min-width: 640px) max(100vw, 569px), max(100vw - 32px, 391px)");
});

test("a box of one shape is covered at its own width by a picture that is as narrow in shape", () => {
  expect(coverSizes(picture(1500, 1000), [{ width: "100vw - 64px", height: { ratio: 1.6 } }])).toBe(
    "calc(100vw - 64px)",
  );
});

test("and by so much more as the picture is wider in shape", () => {
  expect(coverSizes(picture(1500, 1000), [{ width: "100vw", height: { ratio: 4 / 3 } }])).toBe(
    "calc((100vw) * 1.125)",
  );
});

test("a drawing, of which no build makes sizes, counts as square", () => {
  const drawing = { alt: "", file: { publicURL: "/plan.svg", childImageSharp: null } };
  expect(coverSizes(drawing, [{ width: "200px", height: 350 }])).toBe("max(200px, 350px)");
});
