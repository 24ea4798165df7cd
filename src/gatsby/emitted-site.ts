import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord, parseJson } from "../lib/json-record";
import { pageElementId } from "./boot/hydrate-in-slices";
import { pageDataAddress } from "./boot/page-data";
import { readChunkFiles, templateChunk } from "./bundler/chunk-files";
import { mustHold } from "./contract";

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Stops the build where what Gatsby wrote into `root` breaks the contract; the home page stands for all. */
export function checkEmittedFiles(root: string): void {
  const scripts = (readChunkFiles(root).app ?? []).filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => textOf(path.join(root, file))).join("\n");
  mustHold("table of templates", code.includes("window.asyncRequires="));
  const data = parseJson(textOf(path.join(root, pageDataAddress("/"))) || null);
  templateChunk(data);
  mustHold("page data", isRecord(data) && isRecord(data.result), "no result in that of /");
  const html = textOf(path.join(root, "index.html"));
  mustHold("page element", new RegExp(`id="${pageElementId}"[^>]*><(?!/)`).test(html), "none in /");
}
