import { graphql, type PageProps } from "gatsby";
import { itemListJsonLd, pageTexts } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { homeCrumb, routes } from "../config/routes";
import { ContactWays } from "../features/enquiry/flow/contact-ways";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import type { PageContexts } from "../catalogue/page-contexts";
import { searchAlert } from "../features/enquiry/flow/search-alert-request";
import { isFilteredUrl } from "../features/search/list/list-preload";
import { CategoryPage } from "../features/search/category/category-page";
import { MapsWithoutScript } from "../listing/maps-without-script";
import { required } from "../lib/required";
import { CardButtons } from "../shell/card-buttons";
import { useSharedTexts } from "../site/site-data";
import { LazyHydrate } from "../ui/lazy-hydrate";
import * as styles from "./category.module.css";

/** With the checks of the 'listing-page form' (docs/requirements.md 5.1). */
function CategoryEnquiry({ source }: { readonly source: string }) {
  const { heading, text, title } = useSharedTexts().listForm;
  return (
    <section className="sec mist" aria-labelledby="category-enquiry">
      <div className={`wrap split ${styles.columns}`}>
        <div>
          <h2 id="category-enquiry">{heading}</h2>
          <p className={styles.words}>{text}</p>
          <ContactWays subject={`Enquiry: ${source}`} />
        </div>
        <EnquiryForm formId="listingPage" title={title} context={{ source }} />
      </div>
    </section>
  );
}

/** Four forms (docs/requirements.md 2.7); /page/2 and further hold the cards after the first 24. */
export default function CategoryTemplate({
  data,
  pageContext: paging,
}: PageProps<Queries.CategoryTemplateQuery, PageContexts["category"]>) {
  const category = required(data.category, `a category for ${paging.listPath} in data/categories.json`);
  const metadata = required(
    data.pageMetadata,
    `the key of ${paging.listPath} in data/pages/metadata.json (docs/decisions/metadata-and-feeds.md)`,
  );
  const cards = data.listings;
  const { page } = category;
  const path = routes.listPage(paging.listPath, paging.page);
  const crumbs = [homeCrumb, { label: "Properties", to: routes.results }, { label: category.label }];
  // docs/requirements.md 2.7: no Dubai page without a heading.
  if (page === "dubai" && metadata.h1.trim() === "") return null;
  return (
    <>
      <Seo
        path={path}
        texts={pageTexts(metadata, paging.page)}
        picture={metadata.ogImage}
        crumbs={crumbs}
        feed={{ title: category.label, path: paging.listPath }}
        graph={(origin) => itemListJsonLd(origin, metadata.h1, cards)}
      />
      <LazyHydrate isUrgent={isFilteredUrl}>
        <CardButtons>
          <CategoryPage
            heading={metadata.h1}
            strapLine={metadata.h2 ?? ""}
            crumbs={crumbs}
            category={category}
            paging={paging}
            cards={cards}
            searchAlert={searchAlert}
          />
        </CardButtons>
      </LazyHydrate>
      <MapsWithoutScript homes={cards} cities={data.allCity.nodes} />
      <CategoryEnquiry source={metadata.h1} />
    </>
  );
}

export const query = graphql`
  query CategoryTemplate($slug: String!, $metadataKey: String!, $ids: [String!]!) {
    category(slug: { eq: $slug }) {
      slug
      label
      noun
      singular
      page
      emptyMessage
      searchPlaceholder
      notice
      forSale
    }
    pageMetadata(key: { eq: $metadataKey }) {
      ...SeoMetadata
    }
    listings(ids: $ids) {
      ...ListingCard
      ...PinnedHome
    }
    allCity(sort: { order: ASC }) {
      nodes {
        ...PinnedCity
      }
    }
  }
`;
