/** docs/packages.md says why each package is there. */
import { z } from "zod";
import { tableRows, textOf } from "../../support/documents";

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.unknown()),
});

test("every package has its reason, and no other is named", () => {
  const named = tableRows(textOf("docs/packages.md")).flatMap(([names = "", reason = ""]) => {
    expect(reason).not.toBe("");
    const [first = "", ...others] = names.split(",").map((name) => name.trim());
    // "@types/jest, jsdom": the scope of the first name holds for those after it where only it exists.
    const scope = /^@(types|testing-library)\//.exec(first)?.[0] ?? "";
    return [first, ...others.map((name) => scope + name)];
  });
  const { dependencies, devDependencies, overrides } = packageSchema.parse(
    JSON.parse(textOf("package.json")),
  );
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies, ...overrides }).sort());
});
