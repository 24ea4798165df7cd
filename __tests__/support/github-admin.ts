import type { AdminSettings } from "../../src/content/admin/cms-config";

/** An admin that keeps the content at GitHub, to which editors sign in with a token. */
export const githubAdmin: AdminSettings = {
  backend: "github",
  repository: "agency/site",
  branch: "main",
  signInOrigin: undefined,
};
