import { listBefore, noteRoute } from "../../../src/visitor/list-before";

const arriveFrom = (referrer: string) =>
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer });

const leave = (path: string) => {
  window.history.pushState(null, "", path);
  noteRoute({ prevLocation: { ...window.location } });
};

test("a lead says the list that was left for a home, and never a home", () => {
  const { origin } = window.location;
  arriveFrom("https://elsewhere.test/");
  expect(listBefore()).toBe("");
  arriveFrom(`${origin}/property/orchard-row`);
  expect(listBefore()).toBe("");
  arriveFrom(`${origin}/apartments`);
  expect(listBefore()).toBe(`${origin}/apartments`);
  leave("/allproperties?q=villa");
  leave("/property/orchard-row");
  expect(listBefore()).toBe(`${origin}/allproperties?q=villa`);
});
