import { withScriptsAtOnce } from "../../../tools/visitors/scripts-at-once";

const bundles = `<script src="/framework-1.js" async></script><script src="/app-1.js" async></script>`;
const waiting = `<template data-late-scripts="">${bundles}</template>`;

describe("the build with its scripts started at once (bench of visitors)", () => {
  test.each([
    ["after", `<main></main>${waiting}`],
    ["before", `${waiting}<main></main>`],
  ])("has bundles that waited %s the content at the end of the body", (_, body) => {
    const html = withScriptsAtOnce(`<body>${body}</body>`);
    expect(html.endsWith(`${bundles}</body>`)).toBe(true);
    expect(html).not.toContain("<template");
    expect(html).toContain("<main></main>");
  });

  test.each([
    ["have no template", `<body><main></main>${bundles}</body>`],
    ["are not in the template", `<body><template data-late-scripts=""></template><script>b</script></body>`],
  ])("is not made of a page whose bundles %s", (_, html) => {
    expect(() => withScriptsAtOnce(html)).toThrow(/withScriptsAtOnce/);
  });
});
