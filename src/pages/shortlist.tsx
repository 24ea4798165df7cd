import { graphql, type PageProps } from "gatsby";
import { homeCrumb, routes } from "../config/routes";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { VisitButton } from "../features/enquiry/after/visit-button";
import { SharedList } from "../features/shortlist/shared-list";
import { interpolate } from "../lib/interpolate";
import { required } from "../lib/required";
import { VisitorPage } from "../sections/shared/visitor-page";
import { Seo } from "../seo/seo";
import { CardButtons } from "../shell/card-buttons";

/** The address holds the whole list (docs/decisions/saved-and-compared.md). */
export default function ShortlistPage({ data, location }: PageProps<Queries.ShortlistPageQuery>) {
  const metadata = required(data.pageMetadata, 'key "shortlist" in data/pages/metadata.json');
  const texts = required(data.shortlistTexts, "data/pages/shortlist.json");
  const crumbs = [homeCrumb, { label: metadata.h1 }];
  return (
    <>
      <Seo path={routes.shortlist} texts={metadata} picture={metadata.ogImage} crumbs={crumbs} />
      <VisitorPage title={metadata.h1} withoutScript={texts.withoutScript}>
        <CardButtons>
          <SharedList
            search={location.search}
            texts={texts}
            visit={(homes) => data.siteFacts?.takesVisits === true && <VisitButton homes={homes} />}
            enquiry={(titles) => (
              <EnquiryForm
                formId="property"
                title={texts.enquiryTitle}
                context={{ propertyTitle: titles }}
                message={interpolate(texts.enquiryMessage, { titles })}
              />
            )}
          />
        </CardButtons>
      </VisitorPage>
    </>
  );
}

export const query = graphql`
  query ShortlistPage {
    pageMetadata(key: { eq: "shortlist" }) {
      ...SeoMetadata
    }
    shortlistTexts {
      ...ShortlistTexts
    }
    siteFacts {
      takesVisits
    }
  }
`;
