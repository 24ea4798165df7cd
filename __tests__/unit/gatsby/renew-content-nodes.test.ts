/** Nodes of the content follow the code that makes them, also when Gatsby kept them from the build before. */
import { renewContentNodes } from "../../../src/gatsby/data/renew-content-nodes";
import { readTestContent } from "../../support/test-content";

const keptFile = Object.assign({}, readTestContent("loan.json"), {
  id: "raw",
  parent: null,
  children: [],
  internal: { type: "LoanDefaultsJson" },
});

/** Nodes that a build makes again when Gatsby has kept one file, and remembers what `kept` holds of earlier builds. */
async function renewed(kept: Map<string, string>) {
  const made: unknown[] = [];
  const args = {
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: string) => Promise.resolve(kept.set(key, value)),
    },
    getNodesByType: (type: string) => (type === keptFile.internal.type ? [keptFile] : []),
    getNode: () => undefined,
    createNodeId: (id: string) => id,
    createContentDigest: JSON.stringify,
    actions: { createNode: (node: unknown) => made.push(node) },
  };
  await Reflect.apply(renewContentNodes, undefined, [args]);
  return made;
}

test("changed code makes the nodes of unchanged files again, once", async () => {
  const kept = new Map<string, string>();
  await renewed(kept);
  for (const key of kept.keys()) kept.set(key, "older code");
  expect(await renewed(kept)).toEqual([
    expect.objectContaining({ years: 20, internal: expect.objectContaining({ type: "LoanDefaults" }) }),
  ]);
  expect(await renewed(kept)).toEqual([]);
});

test("a first build leaves all nodes to Gatsby", async () => {
  expect(await renewed(new Map())).toEqual([]);
});
