import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export interface Program {
  readonly name: string;
  /** Environment variable that may name its path. */
  readonly variable: string;
  readonly places: readonly string[];
  readonly debianPackage: string;
}

export const nginx: Program = {
  name: "nginx",
  variable: "NGINX_PATH",
  places: ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx"],
  debianPackage: "nginx",
};

export const wrk: Program = {
  name: "wrk",
  variable: "WRK_PATH",
  places: ["/usr/bin/wrk", "/usr/local/bin/wrk", "/opt/homebrew/bin/wrk"],
  debianPackage: "wrk",
};

export const java: Program = {
  name: "java",
  variable: "JAVA_PATH",
  places: ["/usr/bin/java", "/opt/homebrew/opt/openjdk/bin/java", "/usr/local/bin/java"],
  debianPackage: "default-jre-headless",
};

export const openssl: Program = {
  name: "openssl",
  variable: "OPENSSL_PATH",
  places: ["/usr/bin/openssl", "/opt/homebrew/bin/openssl", "/usr/local/bin/openssl"],
  debianPackage: "openssl",
};

export const xmllint: Program = {
  name: "xmllint",
  variable: "XMLLINT_PATH",
  places: ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint", "/usr/local/bin/xmllint"],
  debianPackage: "libxml2-utils",
};

function installed({ variable, places }: Program): string | undefined {
  return [process.env[variable], ...places].find((path) => path !== undefined && existsSync(path));
}

/** Path of a program: its variable, else the usual places. Throws with the remedy when there is none. */
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
