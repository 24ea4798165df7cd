type Environment = Readonly<Record<string, string | undefined>>;

export interface AdminSettings {
  readonly backend: "github" | "gitlab";
  /** "owner/name"; GitLab also has groups within groups. */
  readonly repository: string;
  readonly branch: string;
  /** Of the owner's sign-in service; without it editors sign in with an access token. */
  readonly signInOrigin: string | undefined;
}

/** What the admin requests in the browser: the repository, and the status page of its host. */
export const backendOrigins: Readonly<Record<AdminSettings["backend"], readonly string[]>> = {
  github: ["https://api.github.com", "https://www.githubstatus.com"],
  gitlab: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
};

/** From `ADMIN_REPOSITORY` and its companions in `.env.example`; undefined means no admin. Throws on a bad value. */
export function adminSettings(environment: Environment): AdminSettings | undefined {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const demand = (name: string, value: string, form: RegExp, example: string) => {
    if (!form.test(value)) throw new Error(`${name} is "${value}"; write ${example}, or leave it out`);
    return value;
  };
  const repository = read("ADMIN_REPOSITORY");
  if (repository === undefined) return undefined;
  const name = read("ADMIN_BACKEND") ?? "github";
  const backend = name === "github" || name === "gitlab" ? name : undefined;
  if (backend === undefined) throw new Error(`ADMIN_BACKEND is "${name}"; write github or gitlab`);
  const signIn = read("ADMIN_SIGN_IN_ORIGIN");
  return {
    backend,
    repository: demand("ADMIN_REPOSITORY", repository, /^[\w.-]+(\/[\w.-]+)+$/, "owner/name"),
    branch: demand("ADMIN_BRANCH", read("ADMIN_BRANCH") ?? "main", /^[\w./-]+$/, "a branch such as main"),
    signInOrigin:
      signIn &&
      demand("ADMIN_SIGN_IN_ORIGIN", signIn, /^https:\/\/[\w.-]+(:\d+)?$/, "https://sign-in.example.com"),
  };
}
