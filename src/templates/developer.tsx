import { graphql, type PageProps } from "gatsby";
import { RelatedLinks } from "../sections/shared/related-links";
import { itemListNode } from "../seo/item-list-node";
import { Seo } from "../seo/seo";
import { useSiteFacts } from "../site/use-site-facts";
import { PageHead } from "../ui/page-head";
import { routes } from "../config/routes";
import { ListingCards } from "../features/search/list/listing-cards";
import { pageDescription, pageTitle } from "../features/search/list/page-title";
import { ShowMore } from "../features/search/list/show-more";
import type { PageContexts } from "../catalogue/page-contexts";
import { propertyCount } from "../catalogue/property-count";
import { HeartAndShare } from "../shell/card-actions";
import { slugify } from "../lib/text";

/** The homes of one developer, whatever the visitor's city; below them the other developers. */
export default function DeveloperTemplate({
  data,
  pageContext,
}: PageProps<Queries.DeveloperTemplateQuery, PageContexts["developer"]>) {
  const { name } = useSiteFacts();
  const { developer, others, ...paging } = pageContext;
  const { page, pageCount, listPath, total, counts } = paging;
  const cards = data.listings;
  const heading = `Homes by ${developer}`;
  const offer = `${propertyCount(total)} in ${counts.map(({ city }) => city).join(", ")}`;
  const crumbs = [
    { label: "Home", to: routes.home },
    { label: "Properties", to: routes.results },
    { label: developer },
  ];
  return (
    <>
      <Seo
        path={routes.listPage(listPath, page)}
        texts={{
          title: pageTitle(`${heading} | ${name}`, page),
          description: pageDescription(
            `${heading}: ${offer}, with price, possession and registration.`,
            page,
          ),
          keywords: `${developer}, homes by ${developer}`,
        }}
        crumbs={crumbs}
        graph={(origin) => [itemListNode(origin, heading, cards)]}
      />
      <PageHead crumbs={crumbs} title={heading}>
        <p>{offer}</p>
      </PageHead>
      <section className="wrap" aria-label="Properties">
        <HeartAndShare>
          <ListingCards shown={cards} headingLevel={2} inCityFilter={false} />
        </HeartAndShare>
        <ShowMore paging={paging} hasMore={page < pageCount} shown={cards.length} of={total} />
      </section>
      <div className="sec">
        <div className="wrap">
          <RelatedLinks
            links={others.map((other) => ({
              label: `Homes by ${other}`,
              href: routes.developer(slugify(other)),
            }))}
          />
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query DeveloperTemplate($ids: [String!]!) {
    listings(ids: $ids) {
      ...ListingCard
    }
  }
`;
