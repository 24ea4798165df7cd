import { graphql, type PageProps } from "gatsby";
import { LandingCopy } from "../sections/landing/landing-copy";
import { LandingIndex } from "../sections/landing/landing-index";
import { LandingListings } from "../sections/landing/landing-listings";
import { itemListJsonLd } from "../seo/list-json-ld";
import { Seo } from "../seo/seo";
import { routes } from "../config/routes";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { pageDescription, pageTitle } from "../features/search/list/page-title";
import { PlaceList } from "../features/search/place/place-list";
import type { PageContexts } from "../catalogue/page-contexts";
import { HeartAndShare } from "../shell/heart-and-share";
import { present } from "../lib/present";

/** One of the marketing pages of docs/decisions/addresses.md; its `kind` decides what follows the copy. */
export default function LandingTemplate({
  data,
  pageContext: paging,
}: PageProps<Queries.LandingTemplateQuery, PageContexts["landing"]>) {
  const landing = present(data.landingPage, "data/pages/landing.json");
  const { kind, name, h1, links } = landing;
  const cards = data.listings;
  const path = routes.listPage(paging.listPath, paging.page);
  const crumbs = [{ label: "Home", to: routes.home }, { label: name }];
  const formTitle = landing.formTitle ?? h1;
  const listed = kind === "listings" ? cards : links.map(({ label, href }) => ({ title: label, path: href }));
  return (
    <>
      <Seo
        path={path}
        texts={{
          ...landing,
          title: pageTitle(landing.title, paging.page),
          description: pageDescription(landing.description, paging.page),
        }}
        picture={landing.picture}
        crumbs={crumbs}
        graph={(origin) => (kind === "enquiry" ? [] : [itemListJsonLd(origin, h1, listed)])}
      />
      {kind === "listings" && (
        <LandingListings landing={landing} crumbs={crumbs}>
          <HeartAndShare>
            <PlaceList paging={paging} cards={cards} scope={paging.scope} />
          </HeartAndShare>
        </LandingListings>
      )}
      {kind === "enquiry" && (
        <LandingCopy
          landing={landing}
          crumbs={crumbs}
          formTitle={formTitle}
          form={
            <EnquiryForm
              formId="landing"
              title={formTitle}
              context={{ source: h1 }}
              example={landing.formExample ?? undefined}
            />
          }
        />
      )}
      {kind === "index" && (
        <LandingIndex
          landing={landing}
          services={data.allServicePage?.nodes ?? []}
          cities={data.allCity?.nodes ?? []}
          counts={data.cityCounts?.group ?? []}
          crumbs={crumbs}
        />
      )}
    </>
  );
}

export const query = graphql`
  query LandingTemplate($id: String!, $ids: [String!]!, $isIndex: Boolean!) {
    landingPage(id: { eq: $id }) {
      ...LandingCopy
      ...LandingIndex
      ...LandingListings
      kind
      h1
      links {
        label
        href
      }
      formTitle
      formExample
      name
      title
      description
      keywords
      picture {
        ...SocialPicture
      }
    }
    listings(ids: $ids) {
      ...ListingCard
    }
    allServicePage(sort: { order: ASC }) @include(if: $isIndex) {
      nodes {
        ...IndexService
      }
    }
    allCity(sort: { order: ASC }) @include(if: $isIndex) {
      nodes {
        ...IndexCity
      }
    }
    cityCounts: allListing @include(if: $isIndex) {
      group(field: { city: SELECT }) {
        ...CityCount
      }
    }
  }
`;
