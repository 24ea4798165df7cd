/** Results of the queries of the about page, from the tests' content. */
import { useStaticQuery } from "gatsby";
import faqs from "../site-content/faqs.json";
import about from "../site-content/pages/about.json";
import metadata from "../site-content/pages/metadata.json";
import services from "../site-content/services.json";
import site from "../site-content/site.json";
import team from "../site-content/team.json";
import why from "../site-content/why-choose-us.json";
import { aPicture } from "./a-picture";
import type { Copy } from "../../src/ui/section-parts";
import { withIcons } from "./content-icon";

const copy = ({ heading, lead = "", paragraphs }: Copy) => ({ heading, lead, paragraphs });
const entry = metadata.find(({ key }) => key === "about");
if (entry === undefined) throw new Error("data/pages/metadata.json has no entry for about");

jest.mocked(useStaticQuery).mockReturnValue({ siteFacts: site });

export const aboutPageData = {
  pageMetadata: { ...entry, h2: entry.h2 ?? null, robots: null, ogType: null, ogImage: null, product: null },
  siteFacts: site,
  aboutPage: {
    ...about,
    banner: aPicture(about.banner),
    whoPicture: aPicture(about.whoPicture, "Meeting room"),
    badges: withIcons(about.badges),
    intro: copy(about.intro),
    whoWeAre: copy(about.whoWeAre),
    mission: copy(about.mission),
    vision: copy(about.vision),
    overview: copy(about.overview),
    faq: { ...about.faq, text: null },
    sampleCard: { ...about.sampleCard, picture: aPicture(about.sampleCard.picture, "Apartment building") },
  },
  allWhyPoint: { nodes: withIcons(why) },
  allFaq: { nodes: faqs.map(({ id, question, answer }) => ({ entryId: id, question, answer })) },
  allServiceCard: { nodes: withIcons(services) },
  allTeamMember: {
    nodes: team.map(({ name, role, image }) => ({
      name,
      role,
      image: aPicture(image, `Portrait of ${name}`),
    })),
  },
};
