import { graphql, type PageProps } from "gatsby";
import { AboutIntro } from "../sections/about/about-intro";
import * as styles from "../sections/about/about-page.module.css";
import { Aims } from "../sections/about/aims";
import { ContactBlock } from "../sections/about/contact-block";
import { Registrations } from "../sections/about/registrations";
import { TeamCarousel } from "../sections/about/team-carousel";
import { WhatWeDo } from "../sections/about/what-we-do";
import { faqNode } from "../seo/faq-node";
import { Seo } from "../seo/seo";
import { CopySection } from "../ui/copy-section";
import { FaqList } from "../ui/faq-list";
import { PageBanner } from "../ui/page-banner";
import { Picture } from "../ui/picture";
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
  const whoPicture = (
    <div className={styles.whoPicture}>
      <Picture picture={about.whoPicture} sizes="(min-width: 1376px) 405px, (min-width: 900px) 30vw, 100vw" />
    </div>
  );
  return (
    <>
      <Seo
        path={routes.about}
        texts={metadata}
        picture={metadata.ogImage}
        crumbs={crumbs}
        graph={() => [faqNode(faqs)]}
      />
      <PageBanner
        title={title}
        strapLine={metadata.h2 || defaults.strapLine}
        picture={about.banner}
        crumbs={crumbs}
      />
      <AboutIntro about={about} />
      <section className="sec mist">
        <div className="wrap">
          <CopySection copy={about.whoWeAre} beside={whoPicture}>
            <Registrations site={site} />
          </CopySection>
        </div>
      </section>
      <section className="sec">
        <div className={`wrap ${styles.split}`}>
          <div>
            <h2>{about.why.heading}</h2>
            {about.why.text && <p className={styles.text}>{about.why.text}</p>}
          </div>
          <PointList points={data.allWhyPoint.nodes} />
        </div>
      </section>
      <section className="sec sec-flush">
        <div className={`wrap ${styles.split}`}>
          <div>
            <h2>{about.faq.heading}</h2>
            {about.faq.text && <p className={styles.text}>{about.faq.text}</p>}
          </div>
          <FaqList faqs={faqs} />
        </div>
      </section>
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
      whoWeAre {
        ...Copy
      }
      whoPicture {
        alt
        focus
        file {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 900, aspectRatio: 1.333, breakpoints: [420, 640, 900])
          }
        }
      }
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
