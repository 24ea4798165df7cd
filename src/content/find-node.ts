import { isRecord } from "../lib/json-record";

/** The part of Gatsby's node model by which resolvers find nodes; Gatsby does not type a resolver's context. */
export interface NodeModel {
  findOne(query: { type: string; query: object }): Promise<unknown>;
  getNodeById(query: { id: string; type: string }): unknown;
}

/**
 * Returns the search for the node of a type by a text field that no two of its nodes share, which gives what `use` makes
 * of the node, or of null where there is none. Gatsby's own search takes a third of a millisecond, and the page of a
 * listing asks for some thirty nodes, always the same few hundred: after the first time a node is fetched by its id, at
 * once and without a promise, and held, since Gatsby reads what nobody holds from its database again. Both ways the page
 * depends on the node, and one whose field has changed is searched for again.
 */
export function nodeFinder(type: string, field: string) {
  const foundNodes = new Map<string, Readonly<Record<string, unknown>>>();
  return <Result>(
    nodeModel: NodeModel,
    value: string,
    use: (node: unknown) => Result,
  ): Result | Promise<Result> => {
    const id = foundNodes.get(value)?.id;
    const known = typeof id === "string" ? nodeModel.getNodeById({ id, type }) : null;
    if (isRecord(known) && known[field] === value) {
      foundNodes.set(value, known);
      return use(known);
    }
    return nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } }).then((found) => {
      if (isRecord(found)) foundNodes.set(value, found);
      return use(found);
    });
  };
}

/** Returns the search for the only node of a type, which gives what `use` makes of the node, or of null. */
export function soleNodeFinder(type: string) {
  let held: Readonly<Record<string, unknown>> = {};
  return <Result>(nodeModel: NodeModel, use: (node: unknown) => Result): Result | Promise<Result> => {
    const { id } = held;
    const known = typeof id === "string" ? nodeModel.getNodeById({ id, type }) : null;
    if (isRecord(known)) {
      held = known;
      return use(known);
    }
    return nodeModel.findOne({ type, query: {} }).then((found) => {
      if (isRecord(found)) held = found;
      return use(found);
    });
  };
}
