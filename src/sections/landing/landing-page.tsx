import { graphql, Link } from "gatsby";
import type { ReactNode } from "react";
import { propertyCount } from "../../catalogue/page-contexts";
import { routes } from "../../config/routes";
import { CopyPage } from "../shared/copy-page";
import { FeatureBlock, PointList } from "../shared/point-list";
import { Icon } from "../../ui/icon";
import { CopySection } from "../../ui/section-parts";
import { PageHead, type Crumb } from "../../ui/page-head";
import { Picture } from "../../ui/picture";
import * as styles from "./landing-page.module.css";

function RelatedLinks({ links }: Pick<Queries.LandingCopyFragment, "links">) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Related pages">
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className={`hover-line ${styles.link}`} to={href}>
              {label}
              <Icon name="arrow-right" className="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LandingCopyProps {
  readonly landing: Queries.LandingCopyFragment;
  readonly crumbs: readonly Crumb[];
  readonly formTitle: string;
  readonly form: ReactNode;
}

/** /sell, /consulting, /legal (docs/decisions/addresses.md). */
export function LandingCopy({ landing, crumbs, formTitle, form }: LandingCopyProps) {
  const { h1, lead, picture, features, sections, links } = landing;
  return (
    <CopyPage crumbs={crumbs} title={h1} lead={lead} picture={picture} formTitle={formTitle} form={form}>
      <FeatureBlock points={features} />
      {sections.map((section) => (
        <CopySection key={section.heading} copy={section} layout="column" className="mt-7" />
      ))}
      <div className="mt-7">
        <RelatedLinks links={links} />
      </div>
    </CopyPage>
  );
}

const ratio = 4 / 3;
const boxes = [
  { media: "(min-width: 1376px)", width: "520px", height: { ratio } },
  { media: "(min-width: 1024px)", width: "40vw", height: { ratio } },
  { width: "100vw - 32px", height: { ratio } },
] as const;

/** /buy, /rent, /residential, below the list (docs/decisions/addresses.md). */
export function LandingListings({ landing }: Pick<LandingCopyProps, "landing">) {
  const { picture, features, sections, links } = landing;
  return (
    <>
      <section className="sec mist">
        <div className="wrap split">
          {picture && (
            <div className={`frame ${styles.photo}`}>
              <Picture picture={picture} sizes={boxes} />
            </div>
          )}
          <div className={styles.copy}>
            {sections.map((section) => (
              <CopySection key={section.heading} copy={section} layout="column" />
            ))}
            <PointList points={features} headingLevel={sections.length === 0 ? 2 : 3} />
          </div>
        </div>
      </section>
      <div className="sec">
        <div className="wrap">
          <RelatedLinks links={links} />
        </div>
      </div>
    </>
  );
}

export const landingCopyFragment = graphql`
  fragment LandingCopy on LandingPage {
    h1
    lead
    picture {
      ...CopyPagePicture
    }
    features {
      icon
      title
      description
    }
    sections {
      ...Copy
    }
    links {
      label
      href
    }
  }
`;

const rowSizes = "(min-width: 1376px) 520px, (min-width: 640px) calc(42vw - 54px), calc(100vw - 32px)";

interface LandingIndexProps {
  readonly landing: Pick<Queries.LandingCopyFragment, "h1" | "lead" | "links">;
  readonly services: readonly Queries.IndexServiceFragment[];
  readonly cities: readonly Queries.IndexCityFragment[];
  readonly counts: readonly Queries.CityCountFragment[];
  readonly crumbs: readonly Crumb[];
}

/** In the content's order: services and cities as rows with a picture, others below (docs/decisions/addresses.md). */
export function LandingIndex({ landing, services, cities, counts, crumbs }: LandingIndexProps) {
  const ofServices = services.map(({ slug, lead, picture }) => {
    return { to: routes.service(slug), text: lead, note: null, picture };
  });
  const ofCities = cities.map(({ name, detail, picture }) => {
    const count = counts.find(({ fieldValue }) => fieldValue === name)?.totalCount ?? 0;
    return { to: routes.city(name), text: detail, note: propertyCount(count), picture };
  });
  const targets = [...ofServices, ...ofCities];
  const rows = landing.links.flatMap(({ label, href }) =>
    targets.filter(({ to }) => to === href).map((target) => ({ label, ...target })),
  );
  return (
    <>
      <PageHead crumbs={crumbs} title={landing.h1}>
        <p>{landing.lead}</p>
      </PageHead>
      <div className={`wrap ${styles.foot}`}>
        <ul className="ruled">
          {rows.map(({ label, to, text, note, picture }, index) => (
            <li key={to} className={`split-sm ${styles.row}`}>
              <div className={`frame ${styles.indexRowsPhoto}`}>
                <Picture picture={picture} sizes={rowSizes} eager={index === 0} className="zoom" />
              </div>
              <div>
                <h2 className={styles.title}>
                  <Link to={to} className="cover-link">
                    {label}
                  </Link>
                </h2>
                <p className={styles.text}>{text}</p>
                {note !== null && <p className="strong mt-4">{note}</p>}
              </div>
            </li>
          ))}
        </ul>
        <RelatedLinks links={landing.links.filter(({ href }) => targets.every(({ to }) => to !== href))} />
      </div>
    </>
  );
}

export const landingIndexFragments = graphql`
  fragment IndexPicture on Picture {
    alt
    focus
    file {
      childImageSharp {
        gatsbyImageData(width: 1040, aspectRatio: 1.778, breakpoints: [400, 720, 1040])
      }
    }
  }
  fragment IndexService on ServicePage {
    slug
    lead
    picture {
      ...IndexPicture
    }
  }
  fragment IndexCity on City {
    name
    detail
    picture {
      ...IndexPicture
    }
  }
  fragment CityCount on ListingGroupConnection {
    fieldValue
    totalCount
  }
`;
