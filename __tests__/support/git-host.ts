/**
 * A git host that speaks as much of GitHub's interface as the admin needs: one repository in memory, with branches,
 * commits, pull requests and previews of them. Its GraphQL is answered by `graphql` itself, so a question in a form that
 * GitHub would refuse fails here too.
 */
import { createHash } from "node:crypto";
import { buildSchema, graphql } from "graphql";
import type { Route } from "playwright-core";
import { isRecord, parseJson } from "../../src/lib/json-record";

type Files = ReadonlyMap<string, string>;

interface Commit {
  readonly oid: string;
  readonly message: string;
  readonly files: Files;
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  state: "OPEN" | "MERGED";
  isDraft: boolean;
  labels: readonly string[];
}

const schema = buildSchema(`
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository {
    id: ID!
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(oid: String, expression: String): GitObject
    pullRequests(states: [PullRequestState!], labels: [String!], first: Int, headRefName: String, orderBy: Order): PullRequests
  }
  enum PullRequestState { OPEN CLOSED MERGED }
  enum OrderField { UPDATED_AT CREATED_AT }
  enum Direction { ASC DESC }
  input Order { field: OrderField!, direction: Direction! }
  type PullRequests { nodes: [PullRequest], totalCount: Int! }
  type PullRequest {
    id: ID! number: Int! title: String! url: String! isDraft: Boolean! isCrossRepository: Boolean!
    createdAt: String! updatedAt: String! headRefName: String! headRefOid: String! author: Actor
    labels(first: Int): Labels files(first: Int): ChangedFiles
  }
  interface Actor { login: String! avatarUrl: String! }
  type User implements Actor { login: String! avatarUrl: String! name: String email: String! databaseId: Int }
  type Labels { nodes: [Label] }
  type Label { name: String! }
  type ChangedFiles { nodes: [ChangedFile] }
  type ChangedFile { path: String! changeType: String! }
  type Ref { name: String! target: GitObject }
  interface GitObject { oid: String! }
  type Commit implements GitObject {
    oid: String! message: String! committedDate: String! author: GitActor
    history(first: Int, path: String): History file(path: String!): TreeEntry status: Status
    deployments(last: Int, orderBy: Order): Deployments checkSuites(last: Int): CheckSuites
  }
  type GitActor { name: String email: String avatarUrl: String user: User }
  type History { nodes: [Commit] }
  type TreeEntry { oid: String! }
  type Status { contexts: [StatusContext] }
  type StatusContext { context: String! state: String! targetUrl: String description: String }
  type Deployments { nodes: [Deployment] }
  type Deployment { environment: String latestStatus: DeploymentStatus }
  type DeploymentStatus { state: String! environmentUrl: String description: String }
  type CheckSuites { nodes: [CheckSuite] }
  type CheckSuite { checkRuns(last: Int): CheckRuns }
  type CheckRuns { nodes: [CheckRun] }
  type CheckRun { name: String status: String conclusion: String detailsUrl: String summary: String }
  type Blob implements GitObject { oid: String! text: String isTruncated: Boolean! isBinary: Boolean byteSize: Int! }
  type Mutation {
    createRef(input: CreateRefInput!): CreatedRef
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CreatedCommit
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): ChangedPullRequest
    convertPullRequestToDraft(input: ConvertPullRequestToDraftInput!): ChangedPullRequest
  }
  input CreateRefInput { repositoryId: ID!, name: String!, oid: String! }
  type CreatedRef { ref: Ref }
  input CreateCommitOnBranchInput { branch: CommittableBranch!, expectedHeadOid: String!, fileChanges: FileChanges!, message: CommitMessage! }
  input CommittableBranch { repositoryNameWithOwner: String!, branchName: String! }
  input FileChanges { additions: [FileAddition!], deletions: [FileDeletion!] }
  input FileAddition { path: String!, contents: String! }
  input FileDeletion { path: String! }
  input CommitMessage { headline: String! }
  type CreatedCommit { commit: Commit }
  input MarkPullRequestReadyForReviewInput { pullRequestId: ID! }
  input ConvertPullRequestToDraftInput { pullRequestId: ID! }
  type ChangedPullRequest { pullRequest: PullRequest }
`);

const day = "2026-11-20T10:00:00Z";
const editor = {
  __typename: "User",
  login: "editor",
  name: "Editor",
  email: "editor@example.com",
  avatarUrl: "",
  databaseId: 1,
};

const hash = (text: string) => createHash("sha1").update(text).digest("hex");
/** A file's contents are Latin-1 text of its bytes, so pictures pass unharmed. */
const shaOf = (contents: string) => hash(`blob ${contents.length}\0${contents}`);
const textOf = (contents: string) => Buffer.from(contents, "latin1").toString("utf8");

interface CommitInput {
  readonly branch: { readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly fileChanges: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
  readonly message: { readonly headline: string };
}

export class GitHost {
  readonly pullRequests: PullRequest[] = [];
  private readonly commits = new Map<string, Commit>();
  private readonly branches = new Map<string, string>();

  /** `files`: UTF-8 texts by path. `previewOf`: address of the preview that is built of a pull request. */
  constructor(
    files: ReadonlyMap<string, string>,
    private readonly previewOf: (pullRequest: PullRequest) => string,
  ) {
    const contents = [...files].map(([path, text]) => [path, Buffer.from(text).toString("latin1")] as const);
    this.branches.set("main", this.commit(new Map(contents), "First content").oid);
  }

  /** Text of a file on a branch; undefined where there is none. */
  file(path: string, branch = "main"): string | undefined {
    const contents = this.bytes(path, branch)?.toString("utf8");
    return contents;
  }

  /** Bytes of a file on a branch; undefined where there is none. */
  bytes(path: string, branch = "main"): Buffer | undefined {
    const contents = this.head(branch)?.files.get(path);
    return contents === undefined ? undefined : Buffer.from(contents, "latin1");
  }

  /** Names of the files on a branch. */
  paths(branch = "main"): readonly string[] {
    return [...(this.head(branch)?.files.keys() ?? [])];
  }

  /** Answers a request that a page makes to https://api.github.com. */
  async answer(route: Route): Promise<void> {
    const request = route.request();
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "access-control-allow-methods": "*",
    };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const { pathname } = new URL(request.url());
    const body = parseJson(request.postData());
    const sent = isRecord(body) ? body : {};
    if (pathname === "/graphql") return route.fulfill({ headers, json: await this.query(sent) });
    const given = this.restAnswer(request.method(), decodeURIComponent(pathname), sent);
    if (given === undefined) return route.fulfill({ status: 404, headers, json: { message: "Not Found" } });
    if (given === null) return route.fulfill({ status: 204, headers });
    if (Buffer.isBuffer(given))
      return route.fulfill({
        headers: { ...headers, "content-type": "application/octet-stream" },
        body: given,
      });
    return route.fulfill({ headers, json: given });
  }

  private head(branch: string): Commit | undefined {
    return this.commits.get(this.branches.get(branch.replace(/^refs\/heads\//, "")) ?? "");
  }

  private commit(files: Files, message: string): Commit {
    const oid = hash(`${this.commits.size} ${message}`);
    const commit = { oid, message, files };
    this.commits.set(oid, commit);
    return commit;
  }

  private query({ query, variables }: Readonly<Record<string, unknown>>) {
    return graphql({
      schema,
      source: String(query),
      variableValues: isRecord(variables) ? variables : {},
      rootValue: {
        repository: () => this.repository(),
        createRef: ({ input }: { input: { name: string; oid: string } }) => {
          const name = input.name.replace(/^refs\/heads\//, "");
          if (this.branches.has(name))
            throw new Error(`A ref named "${input.name}" already exists in the repository.`);
          this.branches.set(name, input.oid);
          return { ref: this.refOf(name) };
        },
        createCommitOnBranch: ({ input }: { input: CommitInput }) => ({ commit: this.commitOnBranch(input) }),
        markPullRequestReadyForReview: ({ input }: { input: { pullRequestId: string } }) =>
          this.draftState(input.pullRequestId, false),
        convertPullRequestToDraft: ({ input }: { input: { pullRequestId: string } }) =>
          this.draftState(input.pullRequestId, true),
      },
    });
  }

  private commitOnBranch({ branch, expectedHeadOid, fileChanges, message }: CommitInput) {
    const head = this.head(branch.branchName);
    if (head?.oid !== expectedHeadOid) throw new Error("Expected branch to point to another commit");
    const files = new Map(head.files);
    for (const { path } of fileChanges.deletions ?? []) files.delete(path);
    for (const { path, contents } of fileChanges.additions ?? [])
      files.set(path, Buffer.from(contents, "base64").toString("latin1"));
    const commit = this.commit(files, message.headline);
    this.branches.set(branch.branchName, commit.oid);
    return this.commitNode(commit);
  }

  private draftState(id: string, isDraft: boolean) {
    const pullRequest = this.pullRequests.find(({ number }) => `PR_${number}` === id);
    if (pullRequest === undefined)
      throw new Error(`Could not resolve to a node with the global id of '${id}'`);
    pullRequest.isDraft = isDraft;
    return { pullRequest: this.pullRequestNode(pullRequest) };
  }

  private repository() {
    return {
      id: "R_1",
      defaultBranchRef: () => this.refOf("main"),
      ref: ({ qualifiedName }: { qualifiedName: string }) => this.refOf(qualifiedName),
      object: ({ oid, expression }: { oid?: string; expression?: string }) => this.objectOf(oid, expression),
      pullRequests: ({ labels, headRefName }: { labels?: readonly string[]; headRefName?: string }) => {
        const open = this.pullRequests.filter(
          (request) =>
            request.state === "OPEN" &&
            (headRefName === undefined || request.branch === headRefName) &&
            (labels === undefined || request.labels.some((label) => labels.includes(label))),
        );
        return { totalCount: open.length, nodes: open.map((request) => this.pullRequestNode(request)) };
      },
    };
  }

  private refOf(name: string) {
    const head = this.head(name);
    return head === undefined ? null : { name, target: this.commitNode(head) };
  }

  private objectOf(oid: string | undefined, expression: string | undefined) {
    const commit = this.commits.get(oid ?? "");
    if (commit !== undefined) return this.commitNode(commit);
    const [branch = "", path = ""] = expression?.split(":") ?? [];
    const contents = expression === undefined ? this.blob(oid ?? "") : this.head(branch)?.files.get(path);
    if (contents === undefined) return null;
    return {
      __typename: "Blob",
      oid: shaOf(contents),
      text: textOf(contents),
      isTruncated: false,
      isBinary: contents.includes("\0"),
      byteSize: contents.length,
    };
  }

  private blob(sha: string): string | undefined {
    return [...this.commits.values()]
      .flatMap(({ files }) => [...files.values()])
      .find((contents) => shaOf(contents) === sha);
  }

  private commitNode(commit: Commit) {
    const pullRequest = this.pullRequests.find(({ branch }) => this.branches.get(branch) === commit.oid);
    const preview = {
      environment: "Preview",
      latestStatus: {
        state: "SUCCESS",
        environmentUrl: pullRequest && this.previewOf(pullRequest),
        description: null,
      },
    };
    const node = {
      __typename: "Commit",
      oid: commit.oid,
      message: commit.message,
      committedDate: day,
      author: { name: editor.name, email: editor.email, avatarUrl: "", user: editor },
      file: ({ path }: { path: string }) => {
        const contents = commit.files.get(path);
        return contents === undefined ? null : { oid: shaOf(contents) };
      },
      status: null,
      deployments: { nodes: pullRequest === undefined ? [] : [preview] },
      checkSuites: { nodes: [] },
    };
    return { ...node, history: { nodes: [node] } };
  }

  private pullRequestNode(pullRequest: PullRequest) {
    const { number, title, branch, isDraft, labels } = pullRequest;
    const [before, after] = [this.head("main")?.files, this.head(branch)?.files];
    const paths = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
    const changeOf = (path: string) =>
      before?.has(path) ? (after?.has(path) ? "MODIFIED" : "DELETED") : "ADDED";
    return {
      id: `PR_${number}`,
      number,
      title,
      url: `https://github.com/agency/site/pull/${number}`,
      isDraft,
      isCrossRepository: false,
      createdAt: day,
      updatedAt: day,
      headRefName: branch,
      headRefOid: this.branches.get(branch),
      author: editor,
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: paths
          .filter((path) => before?.get(path) !== after?.get(path))
          .map((path) => ({ path, changeType: changeOf(path) })),
      },
    };
  }

  /** What the REST interface answers: null for nothing to say, undefined for what is not there. */
  private restAnswer(method: string, pathname: string, sent: Readonly<Record<string, unknown>>): unknown {
    if (pathname === "/user")
      return {
        id: 1,
        login: editor.login,
        name: editor.name,
        email: editor.email,
        avatar_url: "",
        html_url: "",
      };
    const below = pathname.replace(/^\/repos\/agency\/site\//, "");
    if (below === `collaborators/${editor.login}`) return null;
    const tree = /^git\/trees\/(\w+)$/.exec(below)?.[1];
    if (tree !== undefined) {
      const files = this.commits.get(tree)?.files ?? this.head(tree)?.files ?? new Map<string, string>();
      return {
        tree: [...files].map(([path, contents]) => ({
          type: "blob",
          path,
          sha: shaOf(contents),
          size: contents.length,
        })),
      };
    }
    const blob = this.blob(/^git\/blobs\/(\w+)$/.exec(below)?.[1] ?? "");
    if (blob !== undefined) return Buffer.from(blob, "latin1");
    const branch = /^git\/refs\/heads\/(.+)$/.exec(below)?.[1];
    if (branch !== undefined && method === "DELETE") {
      this.branches.delete(branch);
      return null;
    }
    if (below === "pulls" && method === "POST") return this.open(sent);
    const [, kind, number, action] = /^(issues|pulls)\/(\d+)(?:\/(\w+))?$/.exec(below) ?? [];
    const pullRequest = this.pullRequests.find((request) => String(request.number) === number);
    if (kind === undefined || pullRequest === undefined) return undefined;
    if (action === "merge") return this.merge(pullRequest);
    if (Array.isArray(sent.labels)) pullRequest.labels = sent.labels.map(String);
    return { labels: pullRequest.labels.map((name) => ({ name })) };
  }

  private open({ title, head, draft }: Readonly<Record<string, unknown>>) {
    const pullRequest: PullRequest = {
      number: this.pullRequests.length + 1,
      title: String(title),
      branch: String(head),
      state: "OPEN",
      isDraft: draft === true,
      labels: [],
    };
    this.pullRequests.push(pullRequest);
    return {
      number: pullRequest.number,
      node_id: `PR_${pullRequest.number}`,
      title: pullRequest.title,
      html_url: `https://github.com/agency/site/pull/${pullRequest.number}`,
      head: { sha: this.branches.get(pullRequest.branch) },
      created_at: day,
      updated_at: day,
    };
  }

  private merge(pullRequest: PullRequest) {
    const files = this.head(pullRequest.branch)?.files;
    if (files === undefined || pullRequest.isDraft) return undefined;
    const { oid } = this.commit(files, pullRequest.title);
    this.branches.set("main", oid);
    pullRequest.state = "MERGED";
    return { sha: oid, merged: true };
  }
}
