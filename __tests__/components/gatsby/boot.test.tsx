import { act, waitFor } from "@testing-library/react";
import { hydrateInSlices, pageElementId } from "../../../src/gatsby/boot/hydrate-in-slices";
import { isLineSlow, loadOnIntent, loadPageAhead, retryTemplates } from "../../../src/gatsby/boot/load-pages";

afterEach(() => {
  document.body.innerHTML = "";
  Reflect.deleteProperty(window, "asyncRequires");
});

describe("the chunk of a template that does not come", () => {
  test("is asked for once more; a second time is a failure", async () => {
    const load = jest.fn<Promise<unknown>, []>(() => Promise.resolve("template"));
    load.mockRejectedValueOnce(new Error("no network"));
    const components = { "the-chunk": load };
    Object.assign(window, { asyncRequires: { components } });
    retryTemplates();
    await expect(components["the-chunk"]()).resolves.toBe("template");
    expect(load).toHaveBeenCalledTimes(2);
    load.mockRejectedValue(new Error("no network"));
    await expect(components["the-chunk"]()).rejects.toThrow("no network");
  });
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

describe("React", () => {
  const page = <p>Homes in Goa</p>;

  test("keeps the nodes of a page that came as HTML", async () => {
    document.body.innerHTML = `<div id="root"><div id="${pageElementId}"><p>Homes in Goa</p></div></div>`;
    const [root, node] = ["#root", "p"].map((each) => document.querySelector(each));
    if (!root || !node) throw new Error("no page");
    await act(async () => hydrateInSlices(<div id={pageElementId}>{page}</div>, root));
    expect(document.querySelector("p")).toBe(node);
  });

  test("renders a page of the development server, which comes without HTML", async () => {
    document.body.innerHTML = `<div id="root"><div id="${pageElementId}"></div></div>`;
    const root = document.querySelector("#root");
    if (!root) throw new Error("no page");
    await act(async () => hydrateInSlices(page, root));
    await waitFor(() => expect(root.innerHTML).toBe("<p>Homes in Goa</p>"));
  });
});
