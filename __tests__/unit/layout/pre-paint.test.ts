import vm from "node:vm";
import { cityStyles, prePaintScript } from "../../../src/layout/pre-paint";

const cityNames = ["Bangalore", "Goa"];

/** The marks that the script leaves on `<html>`, given what storage answers. */
function marksAfter(getItem: (key: string) => string | null, names = cityNames) {
  const dataset: Record<string, string> = {};
  vm.runInNewContext(prePaintScript(names), {
    localStorage: { getItem },
    document: { documentElement: { dataset } },
  });
  return dataset;
}

describe("the pre-paint script", () => {
  test("marks the stored city on <html>", () => {
    expect(marksAfter((key) => (key === "selectedCity" ? "Goa" : null))).toEqual({
      city: "Goa",
      cityChosen: "true",
    });
  });

  test.each([null, "", "undefined", "Select City", "Atlantis"])("leaves no mark for %p", (stored) => {
    expect(marksAfter(() => stored)).toEqual({});
  });

  test("leaves no mark when storage is refused", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    expect(marksAfter(refuse)).toEqual({});
  });

  test("cannot be ended early by a name", () => {
    const name = "</script><script>";
    expect(prePaintScript([name])).not.toContain("</script>");
    expect(marksAfter(() => name, [name])).toEqual({ city: name, cityChosen: "true" });
  });

  test("stays tiny", () => {
    expect(prePaintScript(["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"]).length).toBeLessThan(300);
  });
});

describe("the city styles", () => {
  test("hide what belongs to another city, and what wants a city or none", () => {
    expect(cityStyles(cityNames)).toBe(
      'html[data-city="Bangalore"] [data-in-city]:not([data-in-city="Bangalore"]),' +
        'html[data-city="Goa"] [data-in-city]:not([data-in-city="Goa"]),' +
        "html:not([data-city]) [data-with-city],html[data-city] [data-without-city]{display:none!important}",
    );
  });

  test("keep a name inside its string", () => {
    expect(cityStyles(['A"]{}</style>'])).not.toMatch(/<\/style>|A"\]\{/);
  });
});
