import { graphql, type PageProps } from "gatsby";
import { AboutIntro } from "../sections/about/about-intro";
import * as styles from "../sections/about/about-page.module.css";
import { Aims } from "../sections/about/aims";
import { ContactBlock } from "../sections/about/contact-block";
import { Registrations } from "../sections/about/registrations";
import { SplitSection } from "../sections/about/split-section";
import { TeamCarousel } from "../sections/about/team-carousel";
import { WhatWeDo } from "../sections/about/what-we-do";
import { WhoWeAre } from "../sections/about/who-we-are";
import { faqJsonLd } from "../seo/faq-json-ld";
import { Seo } from "../seo/seo";
import { CopySection } from "../ui/copy-section";
import { FaqList } from "../ui/faq-list";
import { PageBanner } from "../ui/page-banner";
import { PointList } from "../ui/point-list";
import { routes } from "../config/routes";
import { present } from "../lib/present";

/** docs/requirements.md 2.9: used where the page's metadata give none. */
const defaults = { title: "About Us", strapLine: "Your home our priority" };

/** About page: every section of docs/requirements.md 2.9, in its order. */
export default function AboutPage({ data }: Pick<PageProps<Queries.AboutPageQuery>, "data">) {
  const about = present(data.aboutPage, "data/pages/about.json");
  const metadata = present(data.pageMetadata, 'key "about" in data/pages/metadata.json');
  const site = present(data.siteFacts, "data/site.json");
  const faqs = data.allFaq.nodes;
  const title = metadata.h1 || defaults.title;
  const crumbs = [{ label: "Home", to: routes.home }, { label: title }];
  return (
    <>
      <Seo
        path={routes.about}
        texts={metadata}
        picture={metadata.ogImage}
        crumbs={crumbs}
        graph={() => [faqJsonLd(faqs)]}
      />
      <PageBanner
        title={title}
        strapLine={metadata.h2 || defaults.strapLine}
        picture={about.banner}
        crumbs={crumbs}
      />
      <AboutIntro about={about} />
      <WhoWeAre about={about}>
        <Registrations site={site} />
      </WhoWeAre>
      <SplitSection copy={about.why}>
        <PointList points={data.allWhyPoint.nodes} />
      </SplitSection>
      <SplitSection copy={about.faq} flush>
        <FaqList faqs={faqs} />
      </SplitSection>
      <Aims aims={[about.mission, about.vision]} />
      <section className="sec">
        <div className="wrap">
          <CopySection copy={about.overview} />
        </div>
      </section>
      <div className={styles.ruled}>
        <WhatWeDo copy={about.whatWeDo} cards={data.allServiceCard.nodes} />
      </div>
      <TeamCarousel copy={about.team} members={data.allTeamMember.nodes} />
      <ContactBlock copy={about} site={site} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    pageMetadata(key: { eq: "about" }) {
      ...SeoMetadata
    }
    siteFacts {
      ...ReachUs
      ...Registrations
    }
    aboutPage {
      banner {
        ...WidePicture
      }
      ...AboutIntro
      ...WhoWeAre
      why {
        heading
        text
      }
      faq {
        heading
        text
      }
      mission {
        ...Copy
      }
      vision {
        ...Copy
      }
      overview {
        ...Copy
      }
      whatWeDo {
        ...WhatWeDo
      }
      team {
        ...TeamCopy
      }
      ...ContactBlock
    }
    allWhyPoint(sort: { order: ASC }) {
      nodes {
        icon
        title
        description
      }
    }
    allFaq(sort: { order: ASC }) {
      nodes {
        entryId
        question
        answer
      }
    }
    allServiceCard(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamMember
      }
    }
  }
`;
