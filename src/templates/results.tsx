import { graphql, type PageProps } from "gatsby";
import { itemListJsonLd } from "../seo/item-list-json-ld";
import { Seo } from "../seo/seo";
import { PreferToTalk } from "../sections/shared/prefer-to-talk";
import { routes } from "../config/routes";
import { SidebarEnquiry } from "../features/enquiry/on-page/sidebar-enquiry";
import type { PageContexts } from "../catalogue/page-contexts";
import { pageDescription, pageTitle } from "../features/search/list/page-title";
import { ResultsPage } from "../features/search/results/results-page";
import { HeartButton } from "../features/wishlist/heart-button";
import { CardActionsProvider, type CardActions } from "../listing/card-actions";
import { RecentlyViewedHomes } from "../shell/recently-viewed-homes";
import { present } from "../lib/present";

/** Name of the page in crumbs and leads (docs/requirements.md 2.6). */
const pageName = "Available Properties";

/** Rows of results have no share button, so its code is not loaded with them. */
const cardActions: CardActions = { Heart: HeartButton };

/** 'Available Properties' at /allproperties and /properties (docs/requirements.md 2.6). */
export default function ResultsTemplate({
  data,
  pageContext: paging,
}: PageProps<Queries.ResultsTemplateQuery, PageContexts["results"]>) {
  const metadata = present(data.pageMetadata, `metadata of ${paging.listPath} in data/pages/metadata.json`);
  const cards = data.listings;
  const path = routes.listPage(paging.listPath, paging.page);
  const crumbs = [{ label: "Home", to: routes.home }, { label: pageName }];
  return (
    <>
      <Seo
        path={path}
        texts={{
          ...metadata,
          title: pageTitle(metadata.title, paging.page),
          description: pageDescription(metadata.description, paging.page),
        }}
        picture={metadata.ogImage}
        crumbs={crumbs}
        graph={(origin) => [itemListJsonLd(origin, pageName, cards)]}
      />
      <CardActionsProvider value={cardActions}>
        <ResultsPage
          heading={metadata.h1}
          strapLine={metadata.h2}
          crumbs={crumbs}
          paging={paging}
          cards={cards}
          side={
            <>
              <SidebarEnquiry source={pageName} />
              <PreferToTalk />
            </>
          }
        />
      </CardActionsProvider>
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
    }
  }
`;
