import type { Config } from "jest";

const transform: Config["transform"] = {
  "^.+\\.tsx?$": [
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

/** Styles and pictures have no meaning in jsdom: a class is its own name. */
const moduleNameMapper = {
  "\\.module\\.css$": "<rootDir>/__tests__/support/class-names.ts",
  "\\.css$": "<rootDir>/__tests__/support/empty.ts",
  "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
};

const config: Config = {
  projects: [
    {
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{unit,content}/**/*.test.{ts,tsx}"],
      transform,
      modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache"],
    },
    {
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/dom.ts"],
      transform,
      moduleNameMapper,
      modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache"],
    },
    {
      displayName: "e2e",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/e2e/**/*.test.ts"],
      globalSetup: "<rootDir>/__tests__/support/serve-build.ts",
      transform,
      modulePathIgnorePatterns: ["<rootDir>/public", "<rootDir>/.cache"],
    },
  ],
  testTimeout: 60_000,
};

export default config;
