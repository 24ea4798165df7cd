import { graphql, type PageProps } from "gatsby";
import { Seo } from "../seo/seo";
import { ServiceCopy } from "../sections/service/service-copy";
import { CopyPage } from "../sections/shared/copy-page";
import { FeatureBlock } from "../sections/shared/feature-block";
import { routes } from "../config/routes";
import { EmiCalculator } from "../features/calculators/emi-calculator";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { present } from "../lib/present";
import { LazyHydrate } from "../ui/lazy-hydrate";

/** docs/requirements.md 2.11 */
export default function ServiceTemplate({ data }: Pick<PageProps<Queries.ServiceTemplateQuery>, "data">) {
  const service = present(data.servicePage, "data/pages/services.json");
  const site = present(data.siteFacts, "data/site.json");
  const { name, lead, picture, formTitle } = service;
  const path = routes.service(service.slug);
  const metadata = present(data.pageMetadata, `the key of ${path} in data/pages/metadata.json`);
  const crumbs = [
    { label: "Home", to: routes.home },
    { label: "Services", to: routes.services },
    { label: name },
  ];
  return (
    <>
      <Seo path={path} texts={metadata} picture={metadata.ogImage ?? picture} crumbs={crumbs} />
      <CopyPage
        crumbs={crumbs}
        title={metadata.h1}
        lead={lead}
        picture={picture}
        formTitle={formTitle}
        form={<EnquiryForm formId={service.form} title={formTitle} />}
      >
        <FeatureBlock heading={metadata.h2 ?? undefined} points={service.features} />
        {service.form === "homeLoan" && data.loanDefaults && data.calculatorTexts && (
          <LazyHydrate>
            <EmiCalculator defaults={data.loanDefaults} texts={data.calculatorTexts} />
          </LazyHydrate>
        )}
        <LazyHydrate>
          <ServiceCopy service={service} phone={site.phone} />
        </LazyHydrate>
      </CopyPage>
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!, $metadataKey: String!) {
    servicePage(id: { eq: $id }) {
      slug
      name
      lead
      picture {
        ...CopyPagePicture
        ...SocialPicture
      }
      features {
        icon
        title
        description
      }
      formTitle
      form
      ...ServiceCopy
    }
    pageMetadata(key: { eq: $metadataKey }) {
      ...SeoMetadata
    }
    siteFacts {
      phone
    }
    calculatorTexts {
      ...EmiCalculatorTexts
    }
    loanDefaults {
      ...EmiDefaults
    }
  }
`;
