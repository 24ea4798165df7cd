import { graphql, type PageProps } from "gatsby";
import { Seo } from "../seo/seo";
import { CopyPage } from "../sections/shared/copy-page";
import { FeatureBlock } from "../sections/shared/point-list";
import { homeCrumb, routes } from "../config/routes";
import { EmiCalculator } from "../features/calculators/emi-calculator";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { required } from "../lib/required";
import { useSiteFacts } from "../site/site-data";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { CopySection } from "../ui/section-parts";
import { formatPhone, telHref } from "../lib/phone";
import { Icon } from "../ui/icon";
import * as styles from "./service.module.css";

/** docs/requirements.md 2.11 */
export default function ServiceTemplate({ data }: Pick<PageProps<Queries.ServiceTemplateQuery>, "data">) {
  const service = required(data.servicePage, "data/pages/services.json");
  const { phone } = useSiteFacts();
  const { name, lead, picture, formTitle } = service;
  const path = routes.service(service.slug);
  const metadata = required(data.pageMetadata, `the key of ${path} in data/pages/metadata.json`);
  const crumbs = [homeCrumb, { label: "Services", to: routes.services }, { label: name }];
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
          <section className={`spread ${styles.call}`}>
            <div>
              <h2 className="title">{service.callHeading}</h2>
              <p>{service.callText}</p>
            </div>
            <a className="num go" href={telHref(phone)}>
              <Icon name="phone" size="text" />
              <span>Call us on {formatPhone(phone)}</span>
            </a>
          </section>
          {service.sections.map((section) => (
            <CopySection key={section.heading} copy={section} layout="column" className="mt-7" />
          ))}
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
      callHeading
      callText
      sections {
        ...Copy
      }
    }
    pageMetadata(key: { eq: $metadataKey }) {
      ...SeoMetadata
    }
    calculatorTexts {
      ...EmiCalculatorTexts
    }
    loanDefaults {
      ...EmiDefaults
    }
  }
`;
