import { complaintsIn } from "../../support/lint-complaints";

const touches = [
  'localStorage.getItem("city");',
  "Object.keys(sessionStorage);",
  "window.localStorage.clear();",
  "const { sessionStorage: tab } = window;",
];

test("the linter leads whoever touches the browser's storage to the module that never throws", () => {
  const complaints = complaintsIn("src/features/enquiry/flow/enquiry-form.tsx");
  for (const touch of touches)
    expect(complaints(touch)).toEqual([
      expect.stringContaining("Use localStore or sessionStore of src/lib/"),
    ]);
  expect(complaints('sessionStore.get("city");')).toEqual([]);
});

test("that module itself may touch it", () => {
  expect(touches.flatMap(complaintsIn("src/lib/storage.ts"))).toEqual([]);
});
