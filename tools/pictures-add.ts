/**
 * `npm run pictures:add -- FOLDER [--to exteriors] [--name lake-view]`: brings the pictures of a folder into data/images,
 * upright, without notes of place and device, at a sane size, named by rule and with their alt texts; or says what is
 * wrong with each and brings none.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { contentFolder } from "../src/content/build-settings";
import { altTextsOf } from "./pictures/alt-texts";
import { planPictures } from "./pictures/plan-pictures";
import { runMain } from "./run/run-main";
import { writeTogether } from "./write-together";

runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: "string", default: "homes" }, name: { type: "string" } },
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new Error("Name the folder with the pictures: npm run pictures:add -- FOLDER");
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder}: is no folder that is there; look at its name`);
  const data = contentFolder(process.env);
  const config = await resolveConfig(path.join(data, "alt.json"));
  const { names, issues, warnings, files } = await planPictures(folder, data, {
    ...values,
    altOf: altTextsOf(folder, process.stdin),
    format: (json) => format(json, { ...config, parser: "json" }),
  });
  const print = (lines: readonly string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(""));
  print(warnings.map((line) => `Worth a look: ${line}`));
  if (issues.length > 0) {
    print(issues);
    print(["Nothing is written until these are mended."]);
    process.exitCode = 1;
    return;
  }
  writeTogether(new Map([...files].map(([name, content]) => [path.join(data, name), content])));
  print([...names].map(([file, name]) => `${file} is data/images/${name}`));
});
