import { execFileSync } from "node:child_process";
import { Linter } from "eslint";
import { parser } from "typescript-eslint";
import { z } from "zod";

const rule = z.tuple([z.literal(2)], z.unknown()).optional();

/** What the site's own settings of the `no-restricted-…` rules for a file say of a text. */
export function complaintsIn(file: string): (text: string) => string[] {
  const args = ["node_modules/eslint/bin/eslint.js", "--print-config", file];
  const printed: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  const settings = z.object({
    rules: z.object({
      "no-restricted-globals": rule,
      "no-restricted-imports": rule,
      "no-restricted-properties": rule,
      "no-restricted-syntax": rule,
    }),
  });
  const config: Linter.Config = {
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: settings.parse(printed).rules,
  };
  return (text) => new Linter().verify(text, config).map(({ message }) => message);
}
