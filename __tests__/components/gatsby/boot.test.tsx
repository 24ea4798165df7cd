import { navigate } from "gatsby";
import {
  isLineSlow,
  loadOnIntent,
  loadPageAhead,
  shouldUpdateScroll,
} from "../../../src/gatsby/boot/load-pages";

afterEach(() => {
  document.body.innerHTML = "";
});

test("no page is loaded ahead before Gatsby has started", () => {
  expect(() => loadPageAhead("/thank-you")).not.toThrow();
});

describe("with what Gatsby hands over a page is loaded", () => {
  const loadPage = jest.fn(() => Promise.resolve());
  const onLine = (connection: unknown) =>
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  beforeAll(() => loadOnIntent({ loadPage }));
  beforeEach(() => jest.clearAllMocks());
  afterEach(() => Reflect.deleteProperty(navigator, "connection"));
  const touch = (html: string, type = "touchstart") => {
    document.body.innerHTML = html;
    document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true }));
    return loadPage.mock.calls.flat();
  };

  test("ahead, and a failure has no consequence", () => {
    loadPage.mockRejectedValueOnce(new Error("no network"));
    loadPageAhead("/thank-you");
    expect(loadPage.mock.calls).toEqual([["/thank-you"]]);
  });

  test.each(["touchstart", "mouseover"])("at a %s of a link to it", (type) => {
    expect(touch('<a href="/villas?city=Goa"><b>Villas</b></a>', type)).toEqual(["/villas"]);
  });

  test.each(["/static/1/house.webp", "https://wa.me/911", "tel:+911"])("not when it leads to %s", (href) => {
    expect(touch(`<a href="${href}"><b>Other</b></a>`)).toEqual([]);
    expect(touch("<b>No link</b>")).toEqual([]);
  });

  test.each([
    ["/villas?city=Goa#map", {}, ["/villas?city=Goa#map"]],
    ["/villas", { ctrlKey: true }, []],
    ["/", {}, []],
    ["/handled", {}, []],
  ])("which a plain link in a text, to %s, pressed with %j, leads to: %j", (href, held, followed) => {
    document.body.innerHTML = `<p><a href="${href}"><b>Here</b></a></p>`;
    if (href === "/handled")
      document.querySelector("p")?.addEventListener("click", (event) => event.preventDefault());
    // jsdom cannot go to another page.
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document
      .querySelector("b")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...held }));
    expect(jest.mocked(navigate).mock.calls.flat()).toEqual(followed);
  });

  test.each([
    [undefined, true, true],
    [{ effectiveType: "4g" }, true, true],
    [{ effectiveType: "3g" }, true, false],
    [{ effectiveType: "4g", saveData: true }, false, false],
  ])("on a line of %j: under a finger %s, in view %s", (connection, underFinger, inView) => {
    onLine(connection);
    expect([touch('<a href="/villas"><b>Villas</b></a>').length > 0, !isLineSlow()]).toEqual([
      underFinger,
      inView,
    ]);
  });
});

test.each([
  ["/blogs", "/contact#form", 900, 900],
  [undefined, "/contact#form", 900, 900],
  ["/blogs", "/contact#form", 0, undefined],
  ["/contact", "/contact#form", 900, undefined],
  ["/blogs", "/contact", 900, undefined],
])("from %s to %s, which was left at %i px, the place is set to %s px", (from, to, savedPx, setPx) => {
  window.scrollTo = jest.fn();
  Object.assign(performance, { getEntriesByType: () => [{ type: "reload" }] });
  const at = (address: string) => ({ location: new URL(address, location.href) });
  const props = { prevRouterProps: from && at(from), routerProps: at(to) };
  const args = { ...props, getSavedScrollPosition: () => [0, savedPx] };
  const result: unknown = Reflect.apply(shouldUpdateScroll, null, [args]);
  expect(result).toBe(setPx === undefined ? undefined : false);
  expect(jest.mocked(window.scrollTo).mock.calls).toEqual(setPx === undefined ? [] : [[0, setPx]]);
});
