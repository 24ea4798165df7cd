import { isLineSlow, loadOnIntent, loadPageAhead } from "../../../src/gatsby/boot/load-pages";

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
  beforeEach(() => void loadPage.mockClear());
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
