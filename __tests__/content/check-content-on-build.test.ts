/**
 * A build meets the content: with issues it stops and names them all, one line each
 * (docs/decisions/content.md).
 */
import { checkContentOrStop } from "../../src/content/check-before-build";
import { ContentFolder, listingFile, testDay } from "../support/temporary-content";

const warn = jest.fn();
/** Gatsby's own ends the process; what follows it is never reached. */
const panic = jest.fn((message: string) => {
  throw new Error(message);
});

let folder: ContentFolder;
let written: string;

beforeEach(() => {
  folder = new ContentFolder();
  process.env.PUBLICATION_DAY = testDay;
  written = "";
  warn.mockClear();
  panic.mockClear();
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.PUBLICATION_DAY;
  folder.delete();
});

const build = () => checkContentOrStop({ reporter: { warn, panic } }, folder.path);

test("sound content lets the build go on without a word", () => {
  build();
  expect([written, warn.mock.calls, panic.mock.calls]).toEqual(["", [], []]);
});

test("issues stop the build, each told in one line whatever its file", () => {
  folder.write("faqs.json", "[,]");
  folder.set(listingFile, ["city"], "Bangalroe");
  folder.set(listingFile, ["facilites"], []);
  expect(build).toThrow("The content has 3 error(s), each named above; mend them and build again.");
  expect(panic).toHaveBeenCalledTimes(1);
  expect(written.split("\n")).toEqual([
    "data/faqs.json › line 1, column 2 — an entry of the list is missing; write it or remove the comma",
    'data/listings/kaveri-terraces.json › facilites — is not a known field; did you mean "facilities"?',
    'data/listings/kaveri-terraces.json › city — "Bangalroe" is not a city of data/cities.json; did you mean "Bangalore"?',
    "",
  ]);
});

test("a warning is told and lets the build go on", () => {
  folder.set(listingFile, ["price"], "a good deal");
  build();
  expect(written).toMatch(/^data\/listings\/kaveri-terraces\.json › price — .*\n$/);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(panic).not.toHaveBeenCalled();
});
