import { tagColours } from "../../../src/content/listing-taxonomy";

test.each([
  ["none is given", { tagColor: "#E5B003" }, "#000000"],
  ["none is given on a dark ground", { tagColor: "#0A044E" }, "#FFFFFF"],
  ["neither colour is given", {}, "#FFFFFF"],
  ["the editor's can be read", { tagColor: "#E5B003", tagTextColor: "#0A044E" }, "#0A044E"],
  ["the editor's cannot be read", { tagColor: "#E5B003", tagTextColor: "#FFFFFF" }, "#000000"],
])("text colour of a badge where %s (requirements 2.15)", (_, written, textColor) => {
  expect(tagColours(written).textColor).toBe(textColor);
});
