import { hashByFiles } from "../../../src/gatsby/bundler/bundles-hash";

/** A build of webpack with these files; `hashOf` is where Gatsby reads its hash. */
function built(files: readonly string[], hashOf = (compilation: { hash?: string }) => compilation.hash) {
  const compilation = {
    hash: `of-this-run-${Math.random()}`,
    assets: Object.fromEntries(files.map((file) => [file, {}])),
  };
  const stats = {
    compilation,
    get hash() {
      return hashOf(compilation);
    },
  };
  hashByFiles.apply({ hooks: { done: { tap: (_options, tell) => tell(stats) } } });
  return stats.hash;
}

const files = ["app-0123.js", "about-4567.js"];

test("two builds of the same files have the same hash, in whatever order webpack names them", () => {
  expect(built(files)).toBe(built(files.toReversed()));
});

test("another file gives another hash", () => {
  expect(built(files)).not.toBe(built(["app-0124.js", "about-4567.js"]));
});

test("the hash is as long as webpack's own", () => {
  expect(built(files)).toMatch(/^[0-9a-f]{20}$/);
});

test.each([
  ["the hash is kept elsewhere", () => built(files, () => "kept-elsewhere")],
  ["the build names no files", () => built([])],
])("stops the build when %s", (_, build) => {
  expect(build).toThrow(`"hash of the bundles" no longer holds`);
});
