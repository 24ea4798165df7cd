/** A picture as the GraphQL layer gives one that sharp does not touch, such as an SVG. */
export function aPicture(src: string, alt = "") {
  return { alt, focus: null, file: { publicURL: `/${src}`, childImageSharp: null } };
}
