/** Resolvers find a node by a field, and the second time by its id. */
import { nodeFinder, soleNodeFinder } from "../../../src/content/find-node";

const goa = { id: "1", name: "Goa", order: 3 };

/** A node model that holds these nodes, whatever their type. */
function modelOf(...nodes: readonly { readonly id: string; readonly name: string }[]) {
  const findOne = jest.fn(({ query }: { query: object }) => {
    const filter: unknown = Reflect.get(query, "filter");
    const found = nodes.find(
      ({ name }) => filter === undefined || JSON.stringify(filter) === JSON.stringify({ name: { eq: name } }),
    );
    return Promise.resolve(found ?? null);
  });
  return { findOne, getNodeById: ({ id }: { id: string }) => nodes.find((node) => node.id === id) ?? null };
}

test("a node is searched for once, then found by its id without waiting", async () => {
  const findCity = nodeFinder("City", "name");
  const model = modelOf(goa);
  expect(await findCity(model, "Goa", (node) => node)).toBe(goa);
  expect(findCity(model, "Goa", (node) => node)).toBe(goa);
  expect(model.findOne).toHaveBeenCalledTimes(1);
});

test("a node that has changed is given as it is now", async () => {
  const findCity = nodeFinder("City", "name");
  await findCity(modelOf(goa), "Goa", (node) => node);
  const edited = { ...goa, order: 4 };
  expect(findCity(modelOf(edited), "Goa", (node) => node)).toBe(edited);
});

test("a node that is gone, or has the field's text no more, is searched for again", async () => {
  const findCity = nodeFinder("City", "name");
  await findCity(modelOf(goa), "Goa", (node) => node);
  expect(await findCity(modelOf(), "Goa", (node) => node)).toBeNull();
  const renamed = { ...goa, name: "Panaji" };
  const successor = { id: "2", name: "Goa" };
  expect(await findCity(modelOf(renamed, successor), "Goa", (node) => node)).toBe(successor);
});

test("where there is none, every search looks again, so that the page depends on the type", async () => {
  const findCity = nodeFinder("City", "name");
  const model = modelOf();
  await findCity(model, "Goa", (node) => node);
  expect(await findCity(model, "Goa", (node) => node)).toBeNull();
  expect(model.findOne).toHaveBeenCalledTimes(2);
});

test("the only node of a type is searched for once", async () => {
  const findSite = soleNodeFinder("SiteFacts");
  const model = modelOf(goa);
  expect(await findSite(model, (node) => node)).toBe(goa);
  expect(findSite(model, (node) => node)).toBe(goa);
  expect(model.findOne).toHaveBeenCalledTimes(1);
});
