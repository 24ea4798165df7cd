import { render, screen } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import loan from "../../site-content/loan.json";
import calculatorTexts from "../../site-content/pages/calculators.json";
import metadata from "../../site-content/pages/metadata.json";
import services from "../../site-content/pages/services.json";
import { metadataKeyOf } from "../../../src/config/routes";
import { servicePageSchema } from "../../../src/content/schemas/pages";
import ServiceTemplate from "../../../src/templates/service";
import { aPicture } from "../../support/a-picture";
import { withIcons } from "../../support/content-icon";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

jest.mock("../../../src/seo/seo", () => ({ Seo: () => null }));

const entries = metadata.map((entry) => ({
  ...entry,
  h2: entry.h2 ?? "",
  robots: null,
  ogType: null,
  ogImage: null,
  product: null,
}));

function showPage(slug: string) {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  const found = services.find((service) => service.slug === slug);
  if (found === undefined) throw new Error(`no service ${slug}`);
  const pageMetadata = entries.find(({ key }) => key === metadataKeyOf(`/services/${slug}`));
  if (pageMetadata === undefined) throw new Error(`no metadata of ${slug}`);
  const service = {
    ...servicePageSchema.parse(found),
    features: withIcons(found.features),
    picture: aPicture(found.picture, "The service"),
    sections: found.sections.map(({ heading, paragraphs }) => ({ heading, lead: null, paragraphs })),
  };
  const data = {
    servicePage: service,
    pageMetadata,
    siteFacts: { phone: siteFactsAnswer.siteFacts.phone },
    calculatorTexts,
    loanDefaults: loan,
  };
  render(<ServiceTemplate data={data} />);
  return { ...service, ...pageMetadata };
}

test.each([
  ["home-loan", "Get Free Consultation", 1],
  ["interior-designs", "Request a Free Consultation", 0],
  ["property-management", "Request Property Management", 0],
])(
  "%s has a lead form titled '%s', four features and a call link, the headings of its metadata, and %i EMI calculator",
  (slug, formTitle, calculators) => {
    const { h1, h2, features } = showPage(slug);
    expect(screen.getByRole("heading", { level: 1, name: h1 })).toBeVisible();
    for (const name of [h2, formTitle]) expect(screen.getByRole("heading", { level: 2, name })).toBeVisible();
    expect(features).toHaveLength(4);
    for (const { title, description } of features) {
      expect(screen.getByRole("heading", { level: 3, name: title })).toBeVisible();
      expect(screen.getByText(description)).toBeVisible();
    }
    expect(screen.getByRole("link", { name: /^Call us on/ })).toHaveAttribute("href", "tel:+918000000000");
    // Small screens lead to the form.
    expect(document.querySelector("a[href='#enquire']")).toBeInTheDocument();
    expect(document.querySelectorAll("#enquire")).toHaveLength(1);
    const heading = { level: 2, name: "EMI calculator" };
    expect(screen.queryAllByRole("heading", heading)).toHaveLength(calculators);
  },
);
