import { graphql, type PageProps } from "gatsby";
import { AboutSections } from "../sections/about/about-sections";
import { faqJsonLd } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { PageBanner } from "../sections/shared/page-banner";
import { routes } from "../config/routes";
import { required } from "../lib/required";

const defaults = { title: "About Us", strapLine: "Your home our priority" };

/** docs/requirements.md 2.9 */
export default function AboutPage({ data }: Pick<PageProps<Queries.AboutPageQuery>, "data">) {
  const about = required(data.aboutPage, "data/pages/about.json");
  const metadata = required(data.pageMetadata, 'key "about" in data/pages/metadata.json');
  const title = metadata.h1 || defaults.title;
  const crumbs = [{ label: "Home", to: routes.home }, { label: title }];
  return (
    <>
      <Seo
        path={routes.about}
        texts={metadata}
        picture={metadata.ogImage}
        crumbs={crumbs}
        graph={() => faqJsonLd(data.allFaq.nodes)}
      />
      <PageBanner
        title={title}
        strapLine={metadata.h2 || defaults.strapLine}
        picture={about.banner}
        crumbs={crumbs}
      />
      <AboutSections data={data} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    ...AboutParts
    pageMetadata(key: { eq: "about" }) {
      ...SeoMetadata
    }
    aboutPage {
      banner {
        ...WidePicture
      }
    }
    allFaq(sort: { order: ASC }) {
      nodes {
        question
        answer
      }
    }
  }
`;
