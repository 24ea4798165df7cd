/** `npm run schemas`: writes data/schemas and the mappings of .vscode/settings.json from the content schemas. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { editorSchemaMappings, jsonSchemaFiles } from "../src/content/json-schemas";
import { runMain } from "./run/run-main";

const schemaFolder = path.resolve("data/schemas");
const settingsFile = path.resolve(".vscode/settings.json");

async function main(): Promise<void> {
  const files = jsonSchemaFiles(path.resolve("data"));
  mkdirSync(schemaFolder, { recursive: true });
  for (const name of readdirSync(schemaFolder)) if (!files.has(name)) rmSync(path.join(schemaFolder, name));
  for (const [name, text] of files) writeFileSync(path.join(schemaFolder, name), text);

  const settings: unknown = JSON.parse(readFileSync(settingsFile, "utf8"));
  const merged = Object.assign({}, settings, { "json.schemas": editorSchemaMappings() });
  const layout = { parser: "json", printWidth: 110, objectWrap: "collapse" } as const;
  writeFileSync(settingsFile, await format(JSON.stringify(merged), layout));
  process.stdout.write(
    `Wrote ${files.size} schemas to data/schemas and their mappings to .vscode/settings.json.\n`,
  );
}

runMain(main);
