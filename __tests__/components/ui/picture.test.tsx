import { render, screen } from "@testing-library/react";
import type { PictureData } from "../../../src/lib/picture-data";
import { Picture } from "../../../src/ui/picture";

const images = {
  sources: [{ type: "image/webp", srcSet: "/small.webp 400w, /large.webp 800w", sizes: "100vw" }],
  fallback: { src: "/large.jpg", srcSet: "/small.jpg 400w, /large.jpg 800w", sizes: "100vw" },
};
const raster: PictureData = {
  alt: "A balcony",
  focus: null,
  file: {
    publicURL: null,
    childImageSharp: { gatsbyImageData: { layout: "fullWidth", width: 1, height: 0.5625, images } },
  },
};
const drawing: PictureData = {
  alt: "A floor plan",
  focus: null,
  file: { publicURL: "/plan.svg", childImageSharp: null },
};

test("a photograph is offered in several widths, with the width at which it is shown", () => {
  render(<Picture picture={raster} sizes="300px" />);
  const image = screen.getByRole("img", { name: "A balcony" });
  expect(image).toHaveAttribute("srcset", images.fallback.srcSet);
  expect(image.getAttribute("sizes")).toMatch(/300px$/);
});

test("a drawing is one file, and `sizes` without `srcset` would be an error of HTML", () => {
  render(<Picture picture={drawing} sizes="300px" />);
  const image = screen.getByRole("img", { name: "A floor plan" });
  expect(image).toHaveAttribute("src", "/plan.svg");
  expect(image).not.toHaveAttribute("srcset");
  expect(image).not.toHaveAttribute("sizes");
});
