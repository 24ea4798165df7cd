import { required } from "../../../src/lib/required";

test.each([null, undefined])("%s stops the build and names what is missing", (value) => {
  expect(() => required(value, "data/pages/about.json")).toThrow("Missing content: data/pages/about.json");
});

test.each([0, "", false])("%p is content", (value) => {
  expect(required(value, "a value")).toBe(value);
});
