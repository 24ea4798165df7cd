import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export interface Program {
  readonly name: string;
  /** Environment variable that may name its path. */
  readonly variable: string;
  readonly paths: readonly string[];
  readonly debianPackage: string;
}

/** A program of that name in the folders where systems have programs, or in further ones. */
const program = (name: string, debianPackage = name, furtherFolders: readonly string[] = []): Program => ({
  name,
  variable: `${name.toUpperCase().replace("-", "_")}_PATH`,
  paths: [
    "/usr/bin",
    "/usr/sbin",
    "/usr/local/bin",
    "/usr/local/sbin",
    "/opt/homebrew/bin",
    ...furtherFolders,
  ].map((folder) => `${folder}/${name}`),
  debianPackage,
});

export const git = program("git");
export const nginx = program("nginx");
export const wrk = program("wrk");
export const java = program("java", "default-jre-headless", ["/opt/homebrew/opt/openjdk/bin"]);
export const openssl = program("openssl");
export const xmllint = program("xmllint", "libxml2-utils");
export const libreOffice = program("soffice", "libreoffice-calc-nogui");
export const firefox = program("firefox-esr");
export const webKitDriver = program("WebKitWebDriver", "webkit2gtk-driver");
export const xvfb = program("Xvfb", "xvfb");

function installed({ variable, paths: paths }: Program): string | undefined {
  return [process.env[variable], ...paths].find((path) => path !== undefined && existsSync(path));
}

/** Path of a program: its variable, else the usual paths. Throws with the remedy when there is none. */
export function findProgram(program: Program): string {
  const path = installed(program);
  if (path === undefined) {
    const { name, variable, debianPackage } = program;
    throw new Error(`No ${name} found; install it (apt-get install ${debianPackage}) or set ${variable}`);
  }
  return path;
}

/** Installs Debian's package when the program is missing and the user may do so; else as `findProgram`. */
export function ensureProgram(program: Program): string {
  if (installed(program) === undefined && process.platform === "linux" && process.getuid?.() === 0) {
    const apt = (...args: string[]) => execFileSync("apt-get", args, { stdio: "inherit" });
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", program.debianPackage);
  }
  return findProgram(program);
}
