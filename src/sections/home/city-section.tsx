import { fillIn } from "../../lib/fill-in";
import { present } from "../../lib/present";
import { CategorySlider } from "./category-slider";
import type { CityHomeData, CitySectionName } from "./city-home";
import { CityIntro } from "./city-intro";
import { inOrderOf } from "./editors-order";
import { FeaturedListings } from "./featured-listings";
import { HelpCards } from "./help-cards";
import { OnDemandStrip } from "./on-demand-strip";
import { PartnerMarquee } from "./partner-marquee";
import { PictureSpread } from "./picture-spread";
import { PriceLadder } from "./price-ladder";
import { Testimonials } from "./testimonials";
import { WhyChooseUs } from "./why-choose-us";

export interface CitySectionProps {
  readonly name: CitySectionName;
  readonly data: CityHomeData;
}

/** A section of a city's home below the hero. */
export function CitySection({ name, data }: CitySectionProps) {
  const city = present(data.city, "the city in data/cities.json");
  const homePage = present(data.homePage, "data/pages/home.json");
  switch (name) {
    case "intro":
      return <CityIntro city={city} listings={data.cityListings} cheapest={data.cheapest.nodes[0]} />;
    case "types":
      return (
        <CategorySlider
          heading={homePage.categories.heading}
          categories={data.propertyTypes.nodes}
          city={city.name}
        />
      );
    case "strip":
      return <OnDemandStrip data={data} />;
    case "help":
      return <HelpCards help={homePage.help} />;
    case "featured":
      return (
        <FeaturedListings
          heading={fillIn(homePage.featured.heading, { city: city.name })}
          emptyText={homePage.featuredEmpty}
          city={city.name}
          listings={data.featured.nodes}
          cityTotal={data.cityListings.totalCount}
        />
      );
    case "why": {
      const registrations = data.siteFacts?.registrations ?? [];
      const registration = registrations.find(({ state }) => state === city.region) ?? registrations[0];
      return (
        <WhyChooseUs why={homePage.why} points={data.whyPoints.nodes} registration={registration?.number} />
      );
    }
    case "partners":
      return <PartnerMarquee data={data} />;
    case "spread":
      return <PictureSpread slides={homePage.spread} />;
    case "quotes":
      return <Testimonials heading={homePage.testimonials.heading} testimonials={data.testimonials.nodes} />;
    case "budget":
      return (
        <PriceLadder
          heading={homePage.budget.heading}
          segments={inOrderOf(data.budgets.nodes, homePage.budgetTiles)}
          city={city.name}
        />
      );
  }
}
