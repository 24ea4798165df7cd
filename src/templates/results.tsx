import { graphql, type PageProps } from "gatsby";
import { itemListJsonLd } from "../seo/item-list-json-ld";
import { Seo } from "../seo/seo";
import { routes } from "../config/routes";
import type { PageContexts } from "../catalogue/page-contexts";
import { pageDescription, pageTitle } from "../features/search/list/page-title";
import { Island } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
import { isListAsked } from "../features/search/list/is-list-asked";
import { MapsWithoutScript } from "../listing/maps-without-script";
import { PartFailure } from "../ui/part-failure";
import { RecentlyViewedHomes } from "../shell/recently-viewed-homes";
import { present } from "../lib/present";
import { resultsCrumbs, resultsName } from "./results-name";
import "./results-styles";

/** From here on the filters are beside the rows and count what is listed. */
const wide = "(min-width: 1024px)";
const resultsBody = islandPart(
  async () => (await import(/* webpackChunkName: "results-body" */ "./results-body")).ResultsBody,
  () => isListAsked() || window.matchMedia(wide).matches,
);

/** 'Available Properties' at /allproperties and /properties (docs/requirements.md 2.6). */
export default function ResultsTemplate({
  data,
  pageContext: paging,
  location,
}: PageProps<Queries.ResultsTemplateQuery, PageContexts["results"]>) {
  const metadata = present(data.pageMetadata, `metadata of ${paging.listPath} in data/pages/metadata.json`);
  const cards = data.listings;
  const path = routes.listPage(paging.listPath, paging.page);
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
        crumbs={resultsCrumbs}
        graph={(origin) => [itemListJsonLd(origin, resultsName, cards)]}
      />
      <Island
        part={resultsBody}
        props={{ heading: metadata.h1, strapLine: metadata.h2 ?? "", paging, cards, query: location.search }}
        failure={<PartFailure />}
      />
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
