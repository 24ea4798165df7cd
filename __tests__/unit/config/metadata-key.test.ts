import { metadataKeyOf } from "../../../src/config/routes";

test.each([
  ["", "home"],
  ["/", "home"],
  ["/about", "about"],
  ["/about//", "about"],
  ["/contact", "contact"],
  ["/allproperties", "allproperties"],
  ["/properties", "properties"],
  ["/dubai-properties", "dubai-properties"],
  ["/properties/luxury", "luxury"],
  ["/properties/Ready-to-Move", "ready-to-move"],
  ["/properties/mid-segment", "mid-segments"],
  ["/services/home-loan", "home-loans"],
])("%p has the key %p", (path, key) => {
  expect(metadataKeyOf(path)).toBe(key);
});
