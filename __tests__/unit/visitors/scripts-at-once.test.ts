import { withScriptsAtOnce } from "../../../tools/visitors/scripts-at-once";

describe("the build with its scripts started at once (bench of visitors)", () => {
  test("has its bundles in the page, and the name of the chunk where they read it", () => {
    const built =
      `<main></main><template><script src="/framework-1.js" async></script><script src="/app-1.js" async></script></template>` +
      `<script data-chunk="chunk-of-about">(function(){})()</script></body>`;
    expect(withScriptsAtOnce(built)).toBe(
      `<main></main><script src="/framework-1.js" async></script><script src="/app-1.js" async></script>` +
        `<script data-chunk="chunk-of-about"></script></body>`,
    );
  });

  test("is not made of a page whose bundles wait in another way", () => {
    expect(() => withScriptsAtOnce(`<main></main><script src="/app-1.js" async></script>`)).toThrow(
      /withScriptsAtOnce/,
    );
  });
});
