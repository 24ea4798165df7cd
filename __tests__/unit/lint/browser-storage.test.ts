import { execFileSync } from "node:child_process";
import { Linter } from "eslint";
import { parser } from "typescript-eslint";
import { z } from "zod";

const rule = z.tuple([z.literal(2)], z.unknown()).optional();
const settings = z.object({
  rules: z.object({ "no-restricted-globals": rule, "no-restricted-properties": rule }),
});

/** What the site's own settings of those rules for a file say of a text. */
function complaintsIn(file: string) {
  const args = ["node_modules/eslint/bin/eslint.js", "--print-config", file];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  const config: Linter.Config = {
    languageOptions: { parser },
    rules: settings.parse(JSON.parse(printed)).rules,
  };
  return (text: string) => new Linter().verify(text, config).map(({ message }) => message);
}

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
