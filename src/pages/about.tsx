import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { RegistrationPlate } from "../listing/registration-plate";
import { TeamCarousel, WhatWeDo, WhoWeAre } from "../sections/about/about-agency";
import { AboutIntro } from "../sections/about/about-intro";
import { ContactBlock } from "../sections/about/contact-block";
import { PointList } from "../sections/shared/point-list";
import { Icon } from "../ui/icon";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { CopySection, type Copy } from "../ui/section-parts";
import { faqJsonLd } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { PageBanner } from "../sections/shared/page-banner";
import { homeCrumb, routes } from "../config/routes";
import { required } from "../lib/required";
import * as styles from "../sections/about/about-page.module.css";

function Registrations({ registrations }: NonNullable<Queries.AboutPageQuery["siteFacts"]>) {
  return (
    <ul className={`stack mt-5 ${styles.list}`} aria-label="Our registrations as an agent">
      {registrations.map(({ state, number, authority, url }) => (
        <li key={number} className={styles.item}>
          <a className={`link tap ${styles.regulator}`} href={url} title={authority}>
            {state}
            <span className="vh">: {authority}</span>
          </a>
          <RegistrationPlate number={number} />
        </li>
      ))}
    </ul>
  );
}

function Aims({ aims }: { readonly aims: readonly Copy[] }) {
  return (
    <section className="sec on-navy">
      <div className="wrap cells">
        {aims.map(({ heading, lead, paragraphs }) => (
          <div key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={`mt-4 ${styles.paragraph}`}>
                {paragraph}
              </p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface SplitSectionProps {
  readonly copy: Queries.HeadedTextFragment;
  readonly isEmpty: boolean;
  readonly flush?: boolean;
  readonly children: ReactNode;
}

function SplitSection({ copy: { heading, text }, isEmpty, flush = false, children }: SplitSectionProps) {
  if (isEmpty) return null;
  return (
    <section className={flush ? "sec sec-flush" : "sec"}>
      <div className="wrap split">
        <div>
          <h2>{heading}</h2>
          {text && <p className={`mt-3 ${styles.text}`}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** `<details name>`: one open at a time, and page search finds closed answers (docs/decisions/layout-and-access.md). */
function FaqList({ faqs }: { readonly faqs: Queries.AboutPageQuery["allFaq"]["nodes"] }) {
  return (
    <div className="ruled">
      {faqs.map(({ entryId, question, answer }, index) => (
        <details key={entryId} id={`faq-${entryId}`} name="faq" className={styles.faq} open={index === 0}>
          <summary className={styles.question}>
            <h3 className="hover-line title">{question}</h3>
            <Icon name="plus" size="large" className="when-shut" />
            <Icon name="minus" size="large" className="when-open" />
          </summary>
          <div className={`measure ${styles.answer}`}>
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}

/** docs/requirements.md 2.9 */
export default function AboutPage({ data }: Pick<PageProps<Queries.AboutPageQuery>, "data">) {
  const about = required(data.aboutPage, "data/pages/about.json");
  const metadata = required(data.pageMetadata, 'key "about" in data/pages/metadata.json');
  const site = required(data.siteFacts, "data/site.json");
  const { allWhyPoint, allFaq, allServiceCard, allTeamMember } = data;
  const title = metadata.h1 || "About Us";
  const crumbs = [homeCrumb, { label: title }];
  return (
    <>
      <Seo
        path={routes.about}
        texts={metadata}
        picture={metadata.ogImage}
        crumbs={crumbs}
        graph={() => faqJsonLd(allFaq.nodes)}
      />
      <PageBanner title={title} strapLine={metadata.h2} picture={about.banner} crumbs={crumbs} />
      <LazyHydrate>
        <AboutIntro {...about} />
        <WhoWeAre about={about}>
          <Registrations {...site} />
        </WhoWeAre>
        <SplitSection copy={about.why} isEmpty={allWhyPoint.nodes.length === 0}>
          <PointList points={allWhyPoint.nodes} />
        </SplitSection>
        <SplitSection copy={about.faq} isEmpty={allFaq.nodes.length === 0} flush>
          <FaqList faqs={allFaq.nodes} />
        </SplitSection>
        <Aims aims={[about.mission, about.vision]} />
        <section className="sec">
          <div className="wrap">
            <CopySection copy={about.overview} />
          </div>
        </section>
        {allServiceCard.nodes.length > 0 && (
          <div className={styles.ruled}>
            <WhatWeDo copy={about.whatWeDo} cards={allServiceCard.nodes} />
          </div>
        )}
      </LazyHydrate>
      {allTeamMember.nodes.length > 0 && (
        <LazyHydrate>
          <TeamCarousel copy={about.team} members={allTeamMember.nodes} />
        </LazyHydrate>
      )}
      <LazyHydrate>
        <ContactBlock copy={about} />
      </LazyHydrate>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    pageMetadata(key: { eq: "about" }) {
      ...SeoMetadata
    }
    siteFacts {
      registrations {
        state
        number
        authority
        url
      }
    }
    aboutPage {
      banner {
        ...WidePicture
      }
      ...AboutIntro
      ...WhoWeAre
      why {
        ...HeadedText
      }
      faq {
        ...HeadedText
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
        ...WhyPointRow
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
