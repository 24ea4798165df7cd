import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { cityStyles } from "../../../src/shell/pre-paint-head";
import { SiteLayout } from "../../../src/shell/site-layout";
import { toggleCompared } from "../../../src/visitor/compare-tray";
import { markListCity } from "../../../src/visitor/selected-city";
import { siteFactsAnswer } from "../../support/site-facts";

const picture = { alt: "", focus: null, file: { publicURL: "/picture.jpg", childImageSharp: null } };
const city = (name: string, projectListings: { title: string; path: string }[] = [], inHeader = true) => ({
  ...{ name, projectListings, inHeader, picture, panorama: picture },
});

const address = { street: "1 A Road", locality: "Bangalore", postalCode: "560001" };
const category = (slug: string, label: string, city: string, count: number) => ({
  ...{ slug, label, path: `/${slug}`, menu: "type", counts: [{ city, count }] },
});

const data = {
  site: { buildTime: "2026" },
  siteFacts: {
    ...siteFactsAnswer.siteFacts,
    tagline: "Real estate agents",
    trustedSince: 2024,
    newsletterHeading: "Newsletter",
    newsletterNote: "We send no newsletter yet.",
    registrations: [
      { state: "Karnataka", number: "KA/123" },
      { state: "Goa", number: "GOA/456" },
    ],
    offices: [{ name: "Main Branch", ...address, note: "By appointment" }],
    social: [{ network: "Facebook", url: "https://example.com/facebook" }],
    menuServices: [{ label: "Home Loans", note: "144+ banks", href: "/services/home-loan" }],
    footerLinks: [{ label: "Affordable Projects", href: "/properties/budget-segment" }],
    footerServices: [{ label: "Buyer consultation", href: "/buy" }],
  },
  allCity: {
    nodes: [
      city("Bangalore", [{ title: "The Kaveri", path: "/property/kaveri" }]),
      city("Goa"),
      city("Dubai", [], false),
    ],
  },
  allCategory: {
    nodes: [category("villas", "Villas", "Goa", 2), category("plots", "Plots", "Bangalore", 1)],
  },
  listingsByCity: { group: [{ fieldValue: "Goa", totalCount: 2 }] },
};

function show(pathname = "/about") {
  return render(
    <SiteLayout pathname={pathname}>
      <h1>A page</h1>
    </SiteLayout>,
  );
}

const scrollTo = (scrollY: number) => {
  Object.defineProperty(window, "scrollY", { value: scrollY, configurable: true });
  act(() => {
    fireEvent.scroll(window);
  });
};
const header = () => screen.getByRole("banner");
const panelOf = (name: string) => {
  const id = within(header()).getByRole("button", { name }).getAttribute("aria-controls");
  const panel = document.getElementById(id ?? "");
  if (panel === null) throw new Error(`${name} controls no panel`);
  return within(panel);
};

beforeAll(() => {
  // As gatsby-ssr puts them into the head.
  const style = document.createElement("style");
  style.textContent = cityStyles(data.allCity.nodes.map(({ name }) => name));
  document.head.append(style);
});

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(data);
  localStorage.clear();
  localStorage.setItem("cityPickerSeen", "1");
  delete document.documentElement.dataset.city;
  scrollTo(0);
});

test("the page stands in a main that the skip link leads to", () => {
  show();
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "A page" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Skip to main content" })).toHaveAttribute("href", "#main");
});

test("a preview says on its pages that it is one, and of which day", () => {
  process.env.GATSBY_PREVIEW_DAY = "2026-11-23";
  show();
  delete process.env.GATSBY_PREVIEW_DAY;
  expect(screen.getByText(/Preview for the agency, as of 23 Nov 2026/)).toBeVisible();
});

describe("the header", () => {
  test.each([
    ["About Us", "/about"],
    ["Blogs", "/blogs"],
    ["Dubai Properties", "/dubai-properties"],
    ["Contact Us", "/contact"],
    ["Search properties", "/allproperties"],
    ["E-mail us", "mailto:enquiries@example.com"],
    ["Call us on +91 80 0000 0000", "tel:+918000000000"],
  ])("%s leads to %s", (name, href) => {
    show();
    expect(within(header()).getByRole("link", { name })).toHaveAttribute("href", href);
  });

  test("the logo leads home without a city and to the city's page with one; the Properties menu counts the listings of the selected city and leads to them", () => {
    const { unmount } = show();
    const home = "Sample Homes, home";
    expect(within(header()).getByRole("link", { name: home })).toHaveAttribute("href", "/");
    expect(panelOf("Properties").getByRole("link", { name: /Villas/ })).toHaveTextContent("2");
    expect(panelOf("Properties").getByRole("link", { name: /Plots/ })).toHaveTextContent("1");
    unmount();
    localStorage.setItem("selectedCity", "Goa");
    show();
    expect(panelOf("Properties").getByRole("link", { name: /Villas/ })).toHaveTextContent("2");
    expect(panelOf("Properties").queryByRole("link", { name: /Plots/ })).not.toBeInTheDocument();
    const allLink = panelOf("Properties").getByRole("link", { name: /All homes in Goa/ });
    expect(allLink).toHaveTextContent(/\d+ listings?$/);
    expect(allLink).toHaveAttribute("href", "/allproperties?city=Goa");
    expect(within(header()).getByRole("link", { name: home })).toHaveAttribute("href", "/city/Goa");
  });

  test("the city menu lists the header's cities with their projects; a city without leads to all its listings", () => {
    show();
    const menu = panelOf("Select city");
    expect(menu.getByRole("link", { name: "The Kaveri" })).toHaveAttribute("href", "/property/kaveri");
    const allInGoa = menu.getByRole("link", { name: "All homes in Goa" });
    expect(allInGoa).toHaveAttribute("href", "/allproperties?city=Goa");
    expect(menu.queryByRole("link", { name: "Dubai" })).not.toBeInTheDocument();
  });

  test.each([
    ["Dubai", "/villas", "Goa", "Showing homes in Goa Change"],
    ["Goa", "/villas", null, "Showing homes in all cities Change"],
    ["Goa", "/dubai-properties", null, "Showing homes in Dubai Change"],
  ])("shows the selected city %s, on %s with the list of %s: %s", (name, path, listCity, strip) => {
    localStorage.setItem("selectedCity", name);
    show(path);
    act(() => markListCity(listCity));
    expect(within(header()).getByRole("button", { name: `City: ${name}` })).toBeVisible();
    expect(document.querySelector("section[aria-label=City] a")).toHaveAccessibleName(strip);
  });

  test("'More cities…' opens the picker, which offers every city", async () => {
    show();
    await userEvent.click(screen.getByRole("link", { name: "More cities…" }));
    const picker = await screen.findByRole("dialog", { name: "Select your preferred city" });
    expect(within(picker).getByRole("link", { name: /Dubai/ })).toBeVisible();
    await userEvent.click(within(picker).getByRole("button", { name: "Skip for now" }));
    await waitFor(() => expect(picker).not.toHaveAttribute("open"));
  });

  test("turns translucent after 8 px of scrolling", () => {
    show();
    scrollTo(8);
    expect(header().closest("[data-scrolled]")).toBeNull();
    scrollTo(9);
    expect(header().closest("[data-scrolled]")).not.toBeNull();
  });

  test("shows the registration in a bar of its own on the home page alone", () => {
    const { unmount } = show("/");
    expect(within(header()).getByText("KA/123")).toBeInTheDocument();
    unmount();
    show("/about");
    expect(within(header()).queryByText("KA/123")).not.toBeInTheDocument();
  });

  test("the mobile menu opens as a dialog and closes when a link is followed", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const drawer = screen.getByRole("dialog", { name: "Menu" });
    for (const [name, href] of [
      [/Villas/, "/villas"],
      [/Plots/, "/plots"],
      ["Dubai Properties", "/dubai-properties"],
      ["About Us", "/about"],
      ["Call us", "tel:+918000000000"],
      ["E-mail", "mailto:enquiries@example.com"],
    ] as const)
      expect(within(drawer).getByRole("link", { name })).toHaveAttribute("href", href);
    expect(within(drawer).queryByText("Units & currency")).not.toBeInTheDocument();
    const link = within(drawer).getByRole("link", { name: "Contact Us" });
    // jsdom cannot go to another page.
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    expect(screen.queryByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();
  });
});

test("a comparison tray whose code does not come leaves its place to the tools", async () => {
  const tray = "../../../src/features/compare/compare-tray";
  jest.doMock(tray, () => {
    throw new Error("offline");
  });
  localStorage.setItem("compareTray", '["orchard-row"]');
  document.documentElement.dataset.compared = "";
  show();
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-compared"));
  jest.dontMock(tray);
});

test("the first home of the comparison is told once its tray is there, as is the last, which leaves the focus on main", async () => {
  window.fetch = jest.fn().mockResolvedValue({ status: 404 });
  show();
  act(() => toggleCompared({ slug: "orchard-row", title: "Orchard Row" }));
  await screen.findByText("1 home");
  expect(screen.queryByText("Orchard Row added. 1 of 4 homes to compare.")).toBeNull();
  expect(await screen.findByText("Orchard Row added. 1 of 4 homes to compare.")).toHaveRole("status");
  await userEvent.click(
    await screen.findByRole("button", { name: "Take orchard row out of the comparison" }),
  );
  expect(screen.getByRole("main")).toHaveFocus();
  expect(await screen.findByText("orchard row taken out. 0 of 4 homes to compare.")).toHaveRole("status");
});

test("the footer holds links, services, offices, registrations, copyright, terms and privacy; the newsletter box says that there is no newsletter yet", () => {
  show();
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: "Affordable Projects" })).toBeVisible();
  expect(footer.getByRole("link", { name: "Buyer consultation" })).toBeVisible();
  expect(footer.getByText(/1 A Road, Bangalore 560001/)).toHaveTextContent("By appointment");
  for (const text of ["KA/123", "GOA/456", "© 2026 Sample Homes. All rights reserved."])
    expect(footer.getByText(text)).toBeVisible();
  const terms = footer.getByRole("link", { name: "Terms and conditions" });
  expect(terms).toHaveAttribute("href", "/termsandconditions");
  expect(footer.getByRole("link", { name: "Privacy policy" })).toHaveAttribute("href", "/privacy-policy");
  expect(footer.getByLabelText("Your e-mail")).toHaveAccessibleDescription("We send no newsletter yet.");
});

test.each([
  [
    "Chat with us on WhatsApp",
    `https://wa.me/918000000001?text=${encodeURIComponent("Hi — could you help me with a property?")}`,
  ],
  ["Call us on +91 80 0000 0000", "tel:+918000000000"],
  ["Enquire", "/contact"],
])("beside the page there is a way to the agency: %s", (name, href) => {
  show();
  const tools = within(screen.getByRole("complementary", { name: "Chat and page tools" }));
  expect(tools.getByRole("link", { name })).toHaveAttribute("href", href);
});

test.each([
  [false, "smooth"],
  [true, "instant"],
])("after 120 px a button scrolls to the top (reduced motion %p: %s)", async (matches, behavior) => {
  const user = userEvent.setup();
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  window.scrollTo = jest.fn();
  show();
  scrollTo(120);
  expect(screen.queryByRole("button", { name: "Scroll to top" })).not.toBeInTheDocument();
  scrollTo(121);
  await user.click(screen.getByRole("button", { name: "Scroll to top" }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
  expect(screen.getByRole("main")).toHaveFocus();
});
