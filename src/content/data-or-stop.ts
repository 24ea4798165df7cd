import type { Reporter } from "gatsby";

interface QueryResult<Data> {
  readonly data?: Data;
  readonly errors?: unknown;
}

/** Data of a GraphQL query; stops the build and says which query failed when there is none. */
export async function dataOrStop<Data>(
  reporter: Reporter,
  queryName: string,
  result: Promise<QueryResult<Data>>,
): Promise<Data> {
  const { data, errors } = await result;
  if (data === undefined || errors !== undefined) {
    reporter.panic(`The query ${queryName} failed; no page can be made.`, new Error(JSON.stringify(errors)));
    throw new Error(`The query ${queryName} failed`);
  }
  return data;
}
