/** Gatsby does not type a resolver's context. */
export interface NodeModel {
  findOne(query: { type: string; query: object }): Promise<unknown>;
  getNodeById(query: { id: string; type: string }): unknown;
}

/** By a text field whose value no two nodes share; null where there is none. */
export function findNode(nodeModel: NodeModel, type: string, field: string, value: string): Promise<unknown> {
  return nodeModel.findOne({ type, query: { filter: { [field]: { eq: value } } } });
}
