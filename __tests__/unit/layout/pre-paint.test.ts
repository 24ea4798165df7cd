import vm from "node:vm";
import { JSDOM } from "jsdom";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import prePaintScript from "../../../src/shell/pre-paint.inline?script";
import { cityStyles, prePaintHead } from "../../../src/shell/pre-paint-head";

const cityNames = ["Bangalore", "Goa"];

function scriptElement(names: readonly string[]) {
  const head = renderToStaticMarkup(createElement(Fragment, null, ...prePaintHead(names)));
  const [script, ...more] = new JSDOM(head).window.document.querySelectorAll("script");
  if (script === undefined || more.length > 0) throw new Error("The head has another number of scripts");
  return script;
}

/** The marks that the script leaves on `<html>` and where it leads, given what storage answers and the address. */
function runAt(getItem: (key: string) => string | null, address: string, names = cityNames) {
  const dataset: Record<string, string> = {};
  const replace = jest.fn();
  const events = new EventTarget();
  const { pathname, search, hash } = new URL(address, "https://example.com");
  vm.runInNewContext(prePaintScript, {
    localStorage: { getItem },
    location: { pathname, search, hash, replace },
    URLSearchParams,
    addEventListener: events.addEventListener.bind(events),
    document: {
      documentElement: { dataset },
      currentScript: { dataset: { ...scriptElement(names).dataset } },
    },
  });
  return { dataset, events, ledTo: replace.mock.calls.flat() };
}

const marksAfter = (
  getItem: (key: string) => string | null,
  address = "/apartments",
  names: readonly string[] = cityNames,
) => runAt(getItem, address, [...names]).dataset;

describe("the pre-paint script", () => {
  test("marks the stored city on <html>", () => {
    const marks = { city: "Goa", listCity: "Goa" };
    expect(marksAfter((key) => (key === "selectedCity" ? "Goa" : null))).toEqual(marks);
  });

  test.each([
    ["/allproperties?city=all", { city: "Goa" }],
    ["/allproperties?city=bangalore", { city: "Goa", listCity: "Bangalore" }],
    ["/apartments?city=Atlantis", { city: "Goa", listCity: "Goa" }],
  ])("a list at %s is the address's own before the stored city's (decisions/lists)", (address, marks) => {
    expect(marksAfter(() => "Goa", address)).toEqual(marks);
  });

  test.each([null, "", "undefined", "Select City", "Atlantis"])("leaves no mark for %p", (stored) => {
    expect(marksAfter(() => stored)).toEqual({});
  });

  test.each([
    ['{"currency":"USD","area":"sqm","land":"gunta"}', { currency: "usd", area: "sqm", land: "gunta" }],
    ['{"currency":null,"area":"sqyd"}', { area: "sqyd" }],
    ['{"currency":"EUR","area":7}', {}],
    ["{", {}],
  ])("marks the units of %p that figures are read in", (stored, marks) => {
    expect(marksAfter((key) => (key === "displayUnits" ? stored : null))).toEqual(marks);
  });

  test("marks other units when they are chosen, here, in another tab or while the page was kept for Back, also where storage is refused", () => {
    let stored: string | null = '{"currency":"USD"}';
    const { dataset, events } = runAt((key) => (key === "displayUnits" ? stored : null), "/apartments");
    stored = '{"area":"sqm"}';
    events.dispatchEvent(new Event("storage"));
    expect(dataset).toEqual({ area: "sqm" });
    stored = '{"area":"sqyd"}';
    events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(dataset).toEqual({ area: "sqyd" });
    const chosen = { currency: "AED", area: null, land: null };
    events.dispatchEvent(new CustomEvent("displayUnitsChanged", { detail: chosen }));
    expect(dataset).toEqual({ currency: "aed" });
  });

  test.each([
    ['["orchard-row"]', { compared: "" }],
    ["[]", {}],
    ["{", {}],
  ])("marks whether there are homes to compare: %s", (tray, marks) => {
    expect(runAt((key) => (key === "compareTray" ? tray : null), "/apartments").dataset).toEqual(marks);
  });

  test.each([
    ["Goa", "/", ["/city/Goa"]],
    ["Goa", "/?utm_source=letter#ask", ["/city/Goa?utm_source=letter#ask"]],
    ["Goa", "/about", []],
    ["Goa", "/city/Bangalore", []],
    [null, "/", []],
    ["Atlantis", "/", []],
  ])("with the city %p stored %s leads to %p", (stored, address, ledTo) => {
    expect(runAt(() => stored, address).ledTo).toEqual(ledTo);
  });

  test.each(["/allproperties?q=villa", "/allproperties?city=Goa&bhk=3", "/allproperties?highlight=2"])(
    "%s asks for another list than that of the HTML",
    (address) => expect(marksAfter(() => null, address)).toHaveProperty("filtered", ""),
  );

  test.each([
    "/allproperties",
    "/allproperties?city=Goa",
    "/allproperties?page=2",
    "/allproperties?q=&bhk=%20",
    "/apartments?utm_source=letter",
  ])("%s begins with the list of the HTML", (address) => {
    expect(marksAfter(() => null, address)).not.toHaveProperty("filtered");
  });

  test("leaves no mark when storage is refused", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    expect(marksAfter(refuse)).toEqual({});
    expect(marksAfter(refuse, "/apartments?city=Goa")).toEqual({ listCity: "Goa" });
  });

  test("cannot be ended early by a name", () => {
    const name = "</script><script>";
    const marks = { city: name, listCity: name };
    expect(marksAfter(() => name, "/about", [name])).toEqual(marks);
  });

  test("has the same text whatever the cities, for the policy", () => {
    expect(scriptElement(["Goa"]).text).toBe(scriptElement(cityNames).text);
  });
});

describe("the city styles", () => {
  test("hide what belongs to another city, and what wants a city or none", () => {
    expect(cityStyles(cityNames)).toBe(
      'html[data-city="Bangalore"] [data-in-city]:not([data-in-city="Bangalore"],[data-of-list] *),' +
        'html[data-list-city="Bangalore"] [data-of-list] [data-in-city]:not([data-in-city="Bangalore"]),' +
        'html[data-city="Goa"] [data-in-city]:not([data-in-city="Goa"],[data-of-list] *),' +
        'html[data-list-city="Goa"] [data-of-list] [data-in-city]:not([data-in-city="Goa"]),' +
        "html:not([data-city]) [data-with-city]:not([data-of-list] *)," +
        "html[data-city] [data-without-city]:not([data-of-list] *)," +
        "html:not([data-list-city]) [data-of-list] [data-with-city]," +
        "html[data-list-city] [data-of-list] [data-without-city]," +
        "html:not([data-filtered]) [data-while-filtered]{display:none!important}",
    );
  });

  test("keep a name inside its string", () => {
    expect(cityStyles(['A"]{}</style>'])).not.toMatch(/<\/style>|A"\]\{/);
  });
});
