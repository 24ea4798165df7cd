import { adminSettings } from "../../../src/content/admin/cms-config";

test.each([{}, { ADMIN_REPOSITORY: "" }, { ADMIN_REPOSITORY: "  ", ADMIN_BACKEND: "gitlab" }])(
  "%j leaves the admin off",
  (environment) => {
    expect(adminSettings(environment)).toBeUndefined();
  },
);

test("a repository alone turns it on: GitHub, the branch main, signing in with a token", () => {
  expect(adminSettings({ ADMIN_REPOSITORY: " agency/site " })).toEqual({
    backend: "github",
    repository: "agency/site",
    branch: "main",
    signInOrigin: undefined,
  });
});

test("every setting is taken", () => {
  expect(
    adminSettings({
      ADMIN_REPOSITORY: "agency/web/site",
      ADMIN_BACKEND: "gitlab",
      ADMIN_BRANCH: "content/next",
      ADMIN_SIGN_IN_ORIGIN: "https://sign-in.example.com",
    }),
  ).toEqual({
    backend: "gitlab",
    repository: "agency/web/site",
    branch: "content/next",
    signInOrigin: "https://sign-in.example.com",
  });
});

test.each([
  ["ADMIN_REPOSITORY", "https://github.com/agency/site", "write owner/name, or leave it out"],
  ["ADMIN_REPOSITORY", "site", "write owner/name, or leave it out"],
  ["ADMIN_BACKEND", "bitbucket", "write github or gitlab"],
  ["ADMIN_BRANCH", "my branch", "write a branch such as main, or leave it out"],
  [
    "ADMIN_SIGN_IN_ORIGIN",
    "http://sign-in.example.com",
    "write https://sign-in.example.com, or leave it out",
  ],
  ["ADMIN_SIGN_IN_ORIGIN", "https://x.example/path", "write https://sign-in.example.com, or leave it out"],
])("%s=%s stops the build with what to write", (name, value, remedy) => {
  const environment = { ADMIN_REPOSITORY: "agency/site", [name]: value };
  expect(() => adminSettings(environment)).toThrow(`${name} is "${value}"; ${remedy}`);
});
