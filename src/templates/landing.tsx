import { graphql, type PageProps } from "gatsby";
import { LandingCopy, LandingIndex, LandingListings } from "../sections/landing/landing-page";
import { itemListJsonLd, pageTexts } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { homeCrumb, routes } from "../config/routes";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { searchAlert } from "../features/enquiry/flow/search-alert-request";
import { isFilteredUrl } from "../features/search/list/list-preload";
import { ResultsPage } from "../features/search/results/results-page";
import type { PageContexts } from "../catalogue/page-contexts";
import { PreferToTalk } from "../sections/shared/prefer-to-talk";
import { CardButtons } from "../shell/card-buttons";
import { required } from "../lib/required";
import { useSharedTexts } from "../site/site-data";
import { LazyHydrate } from "../ui/lazy-hydrate";

/** Marketing pages of docs/decisions/addresses.md. */
export default function LandingTemplate({
  data,
  pageContext: paging,
}: PageProps<Queries.LandingTemplateQuery, PageContexts["landing"]>) {
  const landing = required(data.landingPage, "data/pages/landing.json");
  const { kind, name, h1, links } = landing;
  const { listForm } = useSharedTexts();
  const cards = data.listings;
  const path = routes.listPage(paging.listPath, paging.page);
  const crumbs = [homeCrumb, { label: name }];
  const formTitle = landing.formTitle ?? h1;
  const listed = kind === "listings" ? cards : links.map(({ label, href }) => ({ title: label, path: href }));
  return (
    <>
      <Seo
        path={path}
        texts={pageTexts(landing, paging.page)}
        picture={landing.picture}
        crumbs={crumbs}
        graph={(origin) => (kind === "enquiry" ? [] : itemListJsonLd(origin, h1, listed))}
      />
      {kind === "listings" && (
        <>
          <LazyHydrate isUrgent={isFilteredUrl}>
            <CardButtons>
              <ResultsPage
                heading={h1}
                strapLine={landing.lead}
                crumbs={crumbs}
                paging={paging}
                cards={cards}
                parts={{
                  side: (
                    <>
                      <EnquiryForm formId="sidebar" title={listForm.title} context={{ source: h1 }} />
                      <PreferToTalk />
                    </>
                  ),
                  searchAlert,
                }}
              />
            </CardButtons>
          </LazyHydrate>
          <LandingListings landing={landing} />
        </>
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
      kind
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
      ...ListingListCard
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
