import { comparedRows, type ComparedHome, type ComparedRow } from "../../src/catalogue/compared-home";

type Cells = Readonly<Partial<Record<ComparedRow, string | Partial<ComparedHome["cells"][number]>>>>;

/** A home as its file has it; cells by row, a text alone where it has no other units. */
export function aComparedHome(
  slug: string,
  cells: Cells = {},
  parts: Partial<Omit<ComparedHome, "cells">> = {},
): ComparedHome {
  return {
    slug,
    title: slug.replaceAll("-", " "),
    path: `/property/${slug}`,
    location: "Hebbal, Bangalore",
    city: "Bangalore",
    isRental: false,
    currency: "INR",
    areaUnit: "sqft",
    cover: { alt: "A tower", focus: null, file: { publicURL: "/tower.jpg", childImageSharp: null } },
    facilities: [],
    place: null,
    ...parts,
    cells: comparedRows.flatMap(([row]) => {
      const cell = cells[row];
      if (cell === undefined) return [];
      return [
        { row, text: "", conversions: [], href: null, ...(typeof cell === "string" ? { text: cell } : cell) },
      ];
    }),
  };
}
