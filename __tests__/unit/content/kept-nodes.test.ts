/** Nodes of the content follow the schemas and the day, also when Gatsby kept their files from the build before. */
import { createContentNode, renewKeptNodes } from "../../../src/content/content-nodes";
import { readTestContent } from "../../support/test-content";

const rawNode = (id: string) =>
  Object.assign({}, readTestContent("loan.json"), {
    id,
    parent: null,
    children: [],
    internal: { type: "LoanDefaultsJson" },
  });

test("what Gatsby kept is made again, what this build has made is not", async () => {
  const [kept, made] = [rawNode("kept"), rawNode("own")];
  const createNode = jest.fn();
  const args = {
    getNodesByType: (type: string) => (type === "LoanDefaultsJson" ? [kept, made] : []),
    getNode: () => undefined,
    createNodeId: (id: string) => id,
    createContentDigest: JSON.stringify,
    actions: { createNode },
  };
  await Reflect.apply(createContentNode, undefined, [{ ...args, node: made }]);
  createNode.mockClear();
  await Reflect.apply(renewKeptNodes, undefined, [args]);
  expect(createNode.mock.calls).toEqual([[expect.objectContaining({ years: 20, parent: "kept" })]]);
});
