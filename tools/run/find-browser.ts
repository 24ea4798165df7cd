import { ensureProgram, findProgram, type Program } from "./find-program";

const browser: Program = {
  name: "Chrome or Chromium",
  variable: "CHROME_PATH",
  paths: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ],
  debianPackage: "chromium",
};

/** Path of Chrome or Chromium; see `findProgram`. */
export const findBrowser = (): string => findProgram(browser);

/** As `ensureProgram`. */
export const ensureBrowser = (): string => ensureProgram(browser);
