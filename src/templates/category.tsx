import { graphql, type PageProps } from "gatsby";
import { itemListJsonLd } from "../seo/item-list-json-ld";
import { Seo } from "../seo/seo";
import { metadataKeyOf } from "../config/metadata-key";
import { routes } from "../config/routes";
import { CategoryEnquiry } from "../features/enquiry/on-page/category-enquiry";
import { CategoryPage } from "../features/search/category/category-page";
import type { PageContexts } from "../catalogue/page-contexts";
import { pageDescription, pageTitle } from "../features/search/list/page-title";
import { HeartAndShare } from "../shell/heart-and-share";
import { present } from "../lib/present";

/**
 * A category in one of its four forms (docs/requirements.md 2.7); /page/2 and further hold the cards after the first
 * 24.
 */
export default function CategoryTemplate({
  data,
  pageContext: paging,
}: PageProps<Queries.CategoryTemplateQuery, PageContexts["category"]>) {
  const category = present(data.category, `a category for ${paging.listPath} in data/categories.json`);
  const metadata = present(
    data.pageMetadata,
    `key "${metadataKeyOf(paging.listPath)}" in data/pages/metadata.json (docs/decisions/b4-own-metadata.md)`,
  );
  const cards = data.listings;
  const { page } = category;
  const path = routes.listPage(paging.listPath, paging.page);
  const crumbs = [
    { label: "Home", to: routes.home },
    { label: "Properties", to: routes.results },
    { label: category.label },
  ];
  // docs/requirements.md 2.7: the Dubai page is shown only if its metadata has a heading.
  if (page === "dubai" && metadata.h1.trim() === "") return null;
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
        graph={(origin) => [itemListJsonLd(origin, metadata.h1, cards)]}
      />
      <HeartAndShare>
        <CategoryPage
          heading={metadata.h1}
          strapLine={metadata.h2}
          crumbs={crumbs}
          category={category}
          paging={paging}
          cards={cards}
        />
      </HeartAndShare>
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
    }
    pageMetadata(key: { eq: $metadataKey }) {
      ...SeoMetadata
    }
    listings(ids: $ids) {
      ...ListingCard
    }
  }
`;
