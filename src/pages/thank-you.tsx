import { graphql, type PageProps } from "gatsby";
import { Seo } from "../seo/seo";
import { routes } from "../config/routes";
import { ThankYou } from "../features/enquiry/after/thank-you";
import { required } from "../lib/required";

/** Shown after a verified enquiry (docs/requirements.md 2.14). */
export default function ThankYouPage({ data, location }: PageProps<Queries.ThankYouPageQuery>) {
  const texts = required(data.thankYouTexts, "data/pages/thank-you.json");
  const metadata = required(data.pageMetadata, 'key "thank-you" in data/pages/metadata.json');
  return (
    <>
      <Seo path={routes.thankYou} texts={metadata} picture={metadata.ogImage} />
      <ThankYou navigationState={location.state} heading={metadata.h1} texts={texts} />
    </>
  );
}

export const query = graphql`
  query ThankYouPage {
    pageMetadata(key: { eq: "thank-you" }) {
      ...SeoMetadata
    }
    thankYouTexts {
      ...ThankYouTexts
    }
  }
`;
