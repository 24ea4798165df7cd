import { existsSync } from "node:fs";

/** Packages that are modules alone, which jest does not load in Node 20. */
const modulesAlone = "pbf|@mapbox|pixelmatch|feed";

const transform = {
  "\\.inline\\.ts$": "<rootDir>/__tests__/support/inline-script.mjs",
  [`^.+\\.tsx?$|/node_modules/(?:${modulesAlone})/.+\\.js$`]: [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
    },
  ],
};

/** Its other files are modules, which jest does not load in Node 20. */
const commonJs = { "^d3-(array|geo)$": "<rootDir>/node_modules/d3-$1/dist/d3-$1.js" };

const inlineScripts = { "^(.+\\.inline)\\?script$": "$1" };

const transformIgnorePatterns = [`/node_modules/(?!(?:${modulesAlone})/)`];

/** Styles have no meaning in jsdom: a class is its own name. */
const moduleNameMapper = {
  "\\.module\\.css$": "<rootDir>/__tests__/support/class-names.ts",
  "\\.css$": "<rootDir>/__tests__/support/empty.ts",
  "\\.svg$": "<rootDir>/__tests__/support/picture-address.ts",
  ...commonJs,
  ...inlineScripts,
  "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
};

const built = ["<rootDir>/public", "<rootDir>/.cache", "<rootDir>/test-site", "<rootDir>/preview-site"];

/** Code that looks for the content finds that of the tests; only the live suite asks for that of the site. */
process.env.CONTENT_FOLDER = "__tests__/site-content";

/** What all projects have. */
const common = { transform, transformIgnorePatterns, moduleNameMapper, modulePathIgnorePatterns: built };

/** Suites that look at a build from outside, in Node. */
const ofBuild = { ...common, testEnvironment: "node" };

/** Those that visit the site of the tests' content. */
const ofServedBuild = {
  ...ofBuild,
  globalSetup: "<rootDir>/__tests__/support/serve-build.ts",
  globalTeardown: "<rootDir>/__tests__/support/stop-serving.ts",
};

/** Files of the browser suite that say how soon or how smoothly: each has the machine to itself. */
const timed = ["early-taps", "first-paint", "lazy-hydrate", "pages-ahead"];

/** Files of the browser suite that build a site of their own. */
const withOwnSite = ["other-content", "preview-build"];

const filesOf = (/** @type {readonly string[]} */ names) =>
  names.map((name) => {
    const file = `__tests__/e2e/${name}.test.ts`;
    if (!existsSync(new URL(file, import.meta.url))) throw new Error(`There is no ${file}`);
    return `<rootDir>/${file}`;
  });

/** @type {import("jest").Config} */
const config = {
  projects: [
    {
      ...common,
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{unit,content}/**/*.test.{ts,tsx}"],
    },
    {
      ...common,
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/dom.ts"],
    },
    { ...ofBuild, displayName: "live", testMatch: ["<rootDir>/__tests__/live/**/*.test.ts"] },
    {
      ...ofServedBuild,
      displayName: "browser",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", ...filesOf([...timed, ...withOwnSite])],
    },
    { ...ofServedBuild, displayName: "timed", testMatch: filesOf(timed) },
    { ...ofBuild, displayName: "sites", testMatch: filesOf(withOwnSite) },
    { ...ofBuild, displayName: "engines", testMatch: ["<rootDir>/__tests__/engines/**/*.test.ts"] },
    { ...ofServedBuild, displayName: "juries", testMatch: ["<rootDir>/__tests__/juries/**/*.test.ts"] },
  ],
  reporters: ["default", "<rootDir>/tools/run/file-times.mjs"],
  testTimeout: 180_000,
  // A worker keeps some memory of every file it has run: a new one takes its place before the heap of .npmrc is full.
  workerIdleMemoryLimit: "700MB",
};

export default config;
