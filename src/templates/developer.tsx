import { graphql, type PageProps } from "gatsby";
import type { PageContexts } from "../catalogue/page-contexts";
import { propertyCount } from "../catalogue/list-paging";
import { routes } from "../config/routes";
import { ShowMore } from "../features/search/list/show-more";
import { slugify } from "../lib/text";
import { CardGrid } from "../listing/card-grid";
import { ListingCard } from "../listing/listing-card";
import { RelatedLinks } from "../sections/shared/related-links";
import { itemListJsonLd, pageTexts } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { HeartAndShare } from "../shell/heart-and-share";
import { useSiteFacts } from "../site/use-site-facts";
import { PageHead } from "../ui/page-head";

/** The homes of one developer, and links to the others. */
export default function DeveloperTemplate({
  data: { listings },
  pageContext: { developer, developers, ...paging },
}: PageProps<Queries.DeveloperTemplateQuery, PageContexts["developer"]>) {
  const { name } = useSiteFacts();
  const { listPath, page, pageCount, total } = paging;
  const heading = `Homes by ${developer}`;
  const crumbs = [
    { label: "Home", to: routes.home },
    { label: "Properties", to: routes.results },
    { label: developer },
  ];
  const texts = {
    title: `${heading} | ${name}`,
    description: `${propertyCount(total)} by ${developer}, with price, possession and registration.`,
    keywords: developer,
  };
  return (
    <>
      <Seo
        path={routes.listPage(listPath, page)}
        texts={pageTexts(texts, page)}
        crumbs={crumbs}
        graph={(origin) => itemListJsonLd(origin, heading, listings)}
      />
      <PageHead crumbs={crumbs} title={heading}>
        <p>{propertyCount(total)}</p>
      </PageHead>
      <div className="wrap">
        <HeartAndShare>
          <CardGrid>
            {listings.map((listing) => (
              <ListingCard key={listing.listingId} listing={listing} headingLevel={2} />
            ))}
          </CardGrid>
        </HeartAndShare>
        <ShowMore paging={paging} hasMore={page < pageCount} shown={listings.length} of={total} />
        <RelatedLinks
          links={developers
            .filter((other) => other !== developer)
            .map((other) => ({ label: other, href: routes.developer(slugify(other)) }))}
        />
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
