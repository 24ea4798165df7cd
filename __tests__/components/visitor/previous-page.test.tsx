import { previousPage, rememberPage } from "../../../src/visitor/previous-page";

const arriveFrom = (referrer: string) =>
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer });

const leave = (path: string) => {
  window.history.pushState(null, "", path);
  rememberPage({ prevLocation: { ...window.location } });
};

test("a lead says the list that was left for a home, and never a home", () => {
  const { origin } = window.location;
  arriveFrom("https://elsewhere.test/");
  expect(previousPage()).toBe("");
  arriveFrom(`${origin}/property/orchard-row`);
  expect(previousPage()).toBe("");
  arriveFrom(`${origin}/apartments`);
  expect(previousPage()).toBe(`${origin}/apartments`);
  leave("/allproperties?q=villa");
  leave("/property/orchard-row");
  expect(previousPage()).toBe(`${origin}/allproperties?q=villa`);
});
