import { render, screen, within } from "@testing-library/react";
import AboutPage from "../../../src/pages/about";
import { aboutPageData } from "../../support/about-page-data";
import { stubViewport } from "../../support/viewport";

jest.mock("../../../src/seo/seo", () => ({ Seo: () => null }));

function showPage(widthPx = 1440) {
  stubViewport({ widthPx });
  return render(<AboutPage data={aboutPageData} />);
}

const headingsOf = (level: number) =>
  screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent);

test("the sections stand in the order of requirements 2.9", () => {
  showPage();
  const { intro, overview, faq, contactHeading } = aboutPageData.aboutPage;
  expect(headingsOf(1)).toEqual(["About Us"]);
  expect(screen.getByText("Your home our priority")).toBeVisible();
  expect(headingsOf(2)).toEqual([
    intro.heading,
    "Who We Are",
    "Why Choose Us",
    faq.heading,
    "Mission",
    "Vision",
    overview.heading,
    "What We Do",
    "Meet Our Team Of Experts",
    contactHeading,
  ]);
});

test("the badges, the sample card and the four points are those of requirements 2.9", () => {
  showPage();
  for (const name of ["Prime Locations", "Dedicated Team", "Verified Listings"]) {
    expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  const title = screen.getByText("Luxury Apartments");
  expect(title.parentElement).toHaveTextContent(/Luxury Apartments\s*Starting from \$120K/);
  const points = aboutPageData.allWhyPoint.nodes;
  expect(points).toHaveLength(4);
  for (const { title: name, description } of points) {
    expect(screen.getByRole("heading", { level: 3, name })).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
  }
});

test("What We Do has the four service cards, in a list that #services names", () => {
  showPage();
  const list = document.querySelector<HTMLElement>("#services");
  if (list === null) throw new Error("no #services");
  expect(
    within(list)
      .getAllByRole("heading")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Residential Property",
    "Commercial Property",
    "Property Management",
    "Home Loan Assistance & Design",
  ]);
});

test.each([
  ["Get Consultation", "#contact"],
  ["Explore Services", "#services"],
])("'%s' leads to the anchor %s, which exists", (name, anchor) => {
  showPage();
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", anchor);
  expect(document.querySelectorAll(anchor)).toHaveLength(1);
});

test("the contact block at #contact offers a call, an e-mail, a chat and the contact page", () => {
  showPage();
  const block = document.querySelector<HTMLElement>("#contact");
  if (block === null) throw new Error("no #contact");
  const hrefs = within(block)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "");
  const { phone, whatsapp, email } = aboutPageData.siteFacts;
  expect(hrefs).toEqual([
    "/contact",
    `tel:${phone}`,
    expect.stringContaining(`https://wa.me/${whatsapp.slice(1)}?text=Hi`),
    expect.stringContaining(`mailto:${email}?subject=Enquiry`),
  ]);
});

describe("the team carousel", () => {
  const carousel = () => screen.getByRole("group", { name: "Meet Our Team Of Experts" });

  test("has its heading, title and tagline and all 13 members once, with photo, name and role", () => {
    showPage();
    expect(within(carousel()).getByText("Professional & Dedicated Team")).toBeVisible();
    expect(within(carousel()).getByText(/handpicked team/)).toBeVisible();
    const { nodes } = aboutPageData.allTeamMember;
    expect(nodes).toHaveLength(13);
    for (const { name, role, image } of nodes) {
      const card = within(carousel()).getByRole("heading", { level: 3, name }).closest("article");
      expect(card).toHaveTextContent(role);
      expect(within(carousel()).getByRole("img", { name: image.alt })).toBeInTheDocument();
    }
  });

  test.each([
    [1440, "1–4 of 13"],
    [1279, "1–3 of 13"],
    [1023, "1–2 of 13"],
    [639, "1 of 13"],
  ])("shows at %i px: %s", (widthPx, count) => {
    showPage(widthPx);
    expect(within(carousel()).getByText(count)).toBeInTheDocument();
  });
});
