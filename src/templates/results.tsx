import { graphql, type PageProps } from "gatsby";
import { itemListJsonLd, pageTexts } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { homeCrumb, routes } from "../config/routes";
import type { PageContexts } from "../catalogue/page-contexts";
import { CompareButton } from "../features/compare/compare-button";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { searchAlert } from "../features/enquiry/flow/search-alert-request";
import { isFilteredUrl } from "../features/search/list/list-preload";
import { ResultsPage } from "../features/search/results/results-page";
import { HeartButton } from "../features/wishlist/heart-button";
import { CardActionsProvider, type CardActions } from "../listing/card-actions";
import { MapsWithoutScript } from "../listing/maps-without-script";
import { PreferToTalk } from "../sections/shared/prefer-to-talk";
import { RecentlyViewedHomes } from "../shell/on-demand-sections";
import { required } from "../lib/required";
import { useSharedTexts } from "../site/site-data";
import { LazyHydrate } from "../ui/lazy-hydrate";

/** docs/requirements.md 2.6 */
const resultsName = "Available Properties";

const resultsCrumbs = [homeCrumb, { label: resultsName }];

function SidebarEnquiry() {
  const { title } = useSharedTexts().listForm;
  return <EnquiryForm formId="sidebar" title={title} context={{ source: resultsName }} />;
}

const cardActions: CardActions = { Heart: HeartButton, Compare: CompareButton };

const parts = {
  side: (
    <>
      <SidebarEnquiry />
      <PreferToTalk />
    </>
  ),
  searchAlert,
};

/** At /allproperties and /properties (docs/requirements.md 2.6). */
export default function ResultsTemplate({
  data,
  pageContext: paging,
}: PageProps<Queries.ResultsTemplateQuery, PageContexts["results"]>) {
  const metadata = required(data.pageMetadata, `metadata of ${paging.listPath} in data/pages/metadata.json`);
  const cards = data.listings;
  const path = routes.listPage(paging.listPath, paging.page);
  return (
    <>
      <Seo
        path={path}
        texts={pageTexts(metadata, paging.page)}
        picture={metadata.ogImage}
        crumbs={resultsCrumbs}
        graph={(origin) => itemListJsonLd(origin, resultsName, cards)}
      />
      <LazyHydrate isUrgent={isFilteredUrl}>
        <CardActionsProvider value={cardActions}>
          <ResultsPage
            heading={metadata.h1}
            strapLine={metadata.h2 ?? ""}
            crumbs={resultsCrumbs}
            paging={paging}
            cards={cards}
            parts={parts}
          />
        </CardActionsProvider>
      </LazyHydrate>
      <MapsWithoutScript homes={cards} cities={data.allCity.nodes} />
      <RecentlyViewedHomes />
    </>
  );
}

export const query = graphql`
  query ResultsTemplate($metadataKey: String!, $ids: [String!]!) {
    pageMetadata(key: { eq: $metadataKey }) {
      ...SeoMetadata
    }
    listings(ids: $ids) {
      ...ListingListCard
      ...PinnedHome
    }
    allCity(sort: { order: ASC }) {
      nodes {
        ...PinnedCity
      }
    }
  }
`;
