import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type * as react from "react";
import { TeamCarousel } from "../../../src/sections/about/about-agency";
import { CityHome } from "../../../src/sections/home/city-home";
import { ListingDetail } from "../../../src/listing/detail/listing-detail";
import type * as carousel from "../../../src/ui/use-carousel";
import homePage from "../../site-content/pages/home.json";
import { aPicture } from "../../support/a-picture";
import { aboutPageData } from "../../support/about-page-data";
import { aCatalogueListing } from "../../support/catalogue-listings";
import { listingContent, listingDetail } from "../../support/listing-detail";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

const mockUses: { readonly box: react.RefObject<HTMLElement>; readonly autoplayMs?: number }[] = [];
jest.mock("../../../src/ui/use-carousel", () => {
  const actual = jest.requireActual<typeof carousel>("../../../src/ui/use-carousel");
  const useCarousel: typeof actual.useCarousel = (children, motion) => {
    const parts = actual.useCarousel(children, motion);
    mockUses.push({ box: parts.box.ref, autoplayMs: motion.autoplayMs });
    return parts;
  };
  return { ...actual, useCarousel };
});
// The other sections of a city's home have no carousel, and need more data.
jest.mock("../../../src/sections/home/hero", () => ({ Hero: () => null }));
jest.mock("../../../src/sections/home/city-intro", () => ({ CityIntro: () => null }));
jest.mock("../../../src/sections/home/help-and-reasons", () => ({
  HelpCards: () => null,
  WhyChooseUs: () => null,
}));
jest.mock("../../../src/sections/home/partner-marquee", () => ({ PartnerMarquee: () => null }));
jest.mock("../../../src/sections/home/price-ladder", () => ({ PriceLadder: () => null }));

const picture = aPicture("picture.jpg", "A picture");
const six = [1, 2, 3, 4, 5, 6];
const card = (listingId: number) => aCatalogueListing({ listingId, title: `Home ${listingId}`, city: "Goa" });
const cityPage = {
  city: {
    name: "Goa",
    region: "Goa",
    homePictures: six.map((id) => ({
      title: `Home ${id}`,
      path: `/property/home-${id}`,
      categories: [],
      picture: aPicture(`${id}.jpg`, `Room ${id}`),
    })),
  },
  homePage: { ...homePage, onDemandListings: [] },
  cityListings: { totalCount: 6 },
  cheapest: { nodes: [] },
  propertyTypes: {
    nodes: six.map((id) => ({
      slug: `c${id}`,
      path: `/c${id}`,
      label: `C${id}`,
      counts: [{ city: "Goa", count: 1 }],
      picture: null,
    })),
  },
  onDemand: { nodes: [] },
  newest: { nodes: six.map(card) },
  featured: { nodes: six.map((id) => card(id + 6)) },
  whyPoints: { nodes: [] },
  partners: { nodes: [] },
  budgets: { nodes: [] },
  testimonials: {
    nodes: six.map((id) => ({ text: "T", name: `N${id}`, title: "", rating: 5, image: picture })),
  },
};

const isCityHomeData = (data: unknown): data is Queries.CityHomeFragment => data === cityPage;

function cityHome(): react.ReactElement {
  const data: unknown = cityPage;
  if (!isCityHomeData(data)) throw new Error("Not the data of this test");
  return <CityHome data={data} search={null} />;
}

const property = () => {
  const listing = listingDetail(listingContent("the-kaveri-terraces"));
  return <ListingDetail listing={listing} crumbs={[{ label: "Home", to: "/" }]} />;
};
const team = () => (
  <TeamCarousel copy={aboutPageData.aboutPage.team} members={aboutPageData.allTeamMember.nodes} />
);

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  mockUses.length = 0;
});

const intervalOf = (carousel: HTMLElement) =>
  mockUses.findLast(({ box }) => box.current === carousel)?.autoplayMs;

const shownAtOnce = ({ style }: HTMLElement) =>
  ["--base", "--sm", "--md", "--lg"].map((name) => style.getPropertyValue(name)).join(" ");

const four = "1 2 4 4";
const threeThenFour = "1 2 3 4";

describe.each([
  { width: 1440, categories: 2500 },
  { width: 390, categories: 3000 },
])("at $width px", ({ width, categories }) => {
  test.each([
    { renderPage: cityHome, name: homePage.onDemand.heading, everyMs: 1000, shows: four },
    { renderPage: cityHome, name: homePage.categories.heading, everyMs: categories, shows: "2 2 3 4" },
    { renderPage: cityHome, name: "Featured in Goa", everyMs: 2000, shows: threeThenFour },
    { renderPage: cityHome, name: "Homes in pictures", everyMs: 4500, shows: "1 1 1 1" },
    { renderPage: cityHome, name: homePage.testimonials.heading, everyMs: 2000, shows: "1 1 1 1" },
    { renderPage: property, name: "Pictures of The Kaveri Terraces", everyMs: 1000, shows: "1 1 1 1" },
    { renderPage: property, name: "Floor Plans", everyMs: 1000, shows: "1 2 2 2" },
    { renderPage: team, name: "Meet Our Team Of Experts", everyMs: 1000, shows: threeThenFour },
  ])("$name: a step every $everyMs ms, $shows at once", async ({ renderPage, name, everyMs, shows }) => {
    stubViewport({ widthPx: width });
    render(renderPage());
    const carousel = screen.getByRole("group", { name });
    expect(shownAtOnce(carousel)).toBe(shows);
    expect(intervalOf(carousel)).toBe(everyMs);
  });
});
