import { render, screen } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import notFoundTexts from "../../site-content/pages/not-found.json";
import { CityNamesProvider } from "../../../src/visitor/city-names";
import NotFoundPage from "../../../src/pages/404";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { indexOf } from "../../support/catalogue-listings";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

jest.mock("../../../src/seo/seo", () => ({ Seo: () => null }));

const pageMetadata = {
  title: "Page not found",
  description: "There is no such page.",
  keywords: "",
  h1: "Page not found",
  h2: "",
  robots: "noindex",
  ogType: null,
  ogImage: null,
  product: null,
};

async function show(address: string) {
  const { pathname } = new URL(address, "https://agency.test");
  window.history.replaceState(null, "", address);
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  render(
    <CityNamesProvider value={["Bangalore", "Mumbai", "Goa"]}>
      <NotFoundPage data={{ pageMetadata, notFoundTexts }} location={{ pathname }} />
    </CityNamesProvider>,
  );
  await settle();
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(navigate).mockClear();
});

// First, while the index of the homes is not loaded yet; later tests have it.
describe("the number of a home (decisions/addresses)", () => {
  let answer: () => void = () => undefined;

  beforeEach(() => {
    const listing = aCatalogueEntry({ listingId: 7, title: "Orchard Row" });
    const json = () => Promise.resolve(indexOf([listing]));
    const response = { ok: true, status: 200, json };
    const arriving = new Promise((resolve) => (answer = () => resolve(response)));
    window.fetch = jest.fn().mockReturnValue(arriving);
  });
  const answered = async () => {
    answer();
    await settle();
  };

  test("is left alone when the visitor has gone on while the index loaded", async () => {
    await show("/property/7");
    window.history.replaceState(null, "", "/about");
    await answered();
    expect(navigate).not.toHaveBeenCalled();
  });

  test("leads to the home's page", async () => {
    await show("/property/7");
    await answered();
    expect(navigate).toHaveBeenLastCalledWith("/property/orchard-row", { replace: true });
  });
});

test.each([
  ["/city/xyz", "Mumbai", "/city/Mumbai"],
  ["/nowhere", "Mumbai", "/"],
])("%s with %p stored is replaced by %s (requirements 2.1)", async (pathname, stored, expected) => {
  if (stored !== null) localStorage.setItem("selectedCity", stored);
  await show(pathname);
  expect(navigate).toHaveBeenLastCalledWith(expected, { replace: true });
});

test("a home that is not there stays, with its own words", async () => {
  await show("/property/no-such-home");
  expect(screen.queryByRole("region", { name: "Perhaps you were looking for" })).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: notFoundTexts.property.heading })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test("a home that is not there, of a like name, has that one offered", async () => {
  await show("/property/orchard-rows");
  expect(await screen.findByRole("region", { name: "Perhaps you were looking for" })).toHaveTextContent(
    "Its name is alike",
  );
});

describe("capital letters in an address", () => {
  const answer = (path: string | null) =>
    (window.fetch = jest.fn().mockResolvedValue({ ok: path !== null, url: `https://example.com${path}` }));

  test.each([
    ["/Property/The-Kaveri-Terraces", "/property/the-kaveri-terraces"],
    ["/About/?from=card#team", "/about?from=card#team"],
    ["/Privacy", "/privacy-policy"],
  ])("%s leads to %s where the site has it", async (typed, expected) => {
    const ask = answer(expected.replace(/[?#].*/, ""));
    await show(typed);
    expect(ask).toHaveBeenCalledWith(typed.toLowerCase().replace(/\/?(\?.*)?$/, ""), { method: "HEAD" });
    expect(navigate).toHaveBeenLastCalledWith(expected, { replace: true });
  });

  test("lead home where it has not", async () => {
    answer(null);
    await show("/Nowhere");
    expect(navigate).toHaveBeenLastCalledWith("/", { replace: true });
  });

  test("of a city lead to it without asking", async () => {
    const ask = answer(null);
    await show("/City/mumbai");
    expect(ask).not.toHaveBeenCalled();
    expect(navigate).toHaveBeenLastCalledWith("/city/Mumbai", { replace: true });
  });
});
