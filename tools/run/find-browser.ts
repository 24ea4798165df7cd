import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function installed(): string | undefined {
  return [process.env.CHROME_PATH, ...candidates].find((path) => path !== undefined && existsSync(path));
}

/** Path of Chrome or Chromium: `CHROME_PATH`, else the usual places. Throws with the remedy when there is none. */
export function findBrowser(): string {
  const path = installed();
  if (path === undefined) {
    throw new Error("No Chrome or Chromium found; install one (apt-get install chromium) or set CHROME_PATH");
  }
  return path;
}

/** Installs Debian's Chromium when there is no browser and the user may do so; else as `findBrowser`. */
export function ensureBrowser(): string {
  if (installed() === undefined && process.platform === "linux" && process.getuid?.() === 0) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
    });
  }
  return findBrowser();
}
