import { graphql, navigate, type PageProps } from "gatsby";
import { homeCrumb, routes } from "../config/routes";
import { Comparison } from "../features/compare/comparison";
import { VisitButton } from "../features/enquiry/after/visit-button";
import { ShareButton } from "../features/share/share-button";
import { required } from "../lib/required";
import { PrintButton } from "../listing/detail/detail-actions";
import { VisitorPage } from "../sections/shared/visitor-page";
import { Seo } from "../seo/seo";
import * as styles from "../features/compare/comparison.module.css";

/** Up to four homes, named by the address (docs/decisions/saved-and-compared.md). */
export default function ComparePage({ data, location }: PageProps<Queries.ComparePageQuery>) {
  const metadata = required(data.pageMetadata, 'key "compare" in data/pages/metadata.json');
  const texts = required(data.compareTexts, "data/pages/compare.json");
  const crumbs = [homeCrumb, { label: metadata.h1 }];
  return (
    <>
      <Seo path={routes.compare} texts={metadata} picture={metadata.ogImage} crumbs={crumbs} />
      <VisitorPage
        title={metadata.h1}
        backTo={routes.results}
        withoutScript={texts.withoutScript}
        className={styles.page}
      >
        <Comparison
          search={location.search}
          texts={texts}
          loan={data.loanDefaults}
          onChange={(address) => void navigate(address, { replace: true })}
          actions={(address, homes) => (
            <>
              {data.siteFacts?.takesVisits === true && <VisitButton homes={homes} />}
              <ShareButton listing={{ title: metadata.h1, path: address }} variant="detail" />
              <PrintButton />
            </>
          )}
        />
      </VisitorPage>
    </>
  );
}

export const query = graphql`
  query ComparePage {
    pageMetadata(key: { eq: "compare" }) {
      ...SeoMetadata
    }
    compareTexts {
      ...CompareTexts
    }
    loanDefaults {
      ...CompareLoan
    }
    siteFacts {
      takesVisits
    }
  }
`;
