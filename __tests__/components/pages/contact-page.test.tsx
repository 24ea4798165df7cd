import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import contact from "../../site-content/pages/contact.json";
import site from "../../site-content/site.json";
import ContactPage from "../../../src/pages/contact";
import { aPicture } from "../../support/a-picture";
import { asOnPages } from "../../support/as-on-pages";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

jest.mock("../../../src/seo/seo", () => ({ Seo: () => null }));

const metadata = {
  title: "Contact Us",
  description: "How to reach us.",
  keywords: "contact",
  robots: null,
  ogType: null,
  ogImage: null,
  product: null,
};
const headed = ({ heading, text = null }: { heading: string; text?: string | null }) => ({ heading, text });

function showPage({ h1 = "Contact Us", h2 = "Your home our priority" } = {}) {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  const contactPage = {
    ...contact,
    replyPromise: asOnPages(contact.replyPromise),
    banner: aPicture(contact.banner),
    formPicture: aPicture(contact.formPicture, "Office reception"),
    reach: headed(contact.reach),
    emailCard: headed(contact.emailCard),
    officeCard: headed(contact.officeCard),
    callCard: headed(contact.callCard),
  };
  const offices = site.offices.map((office) => ({ ...office, mapUrl: office.mapUrl }));
  const data = { pageMetadata: { ...metadata, h1, h2 }, siteFacts: { ...site, offices }, contactPage };
  return render(<ContactPage data={data} />);
}

const card = (name: string) => {
  const { parentElement } = screen.getByRole("heading", { level: 3, name });
  if (parentElement === null) throw new Error(`no card ${name}`);
  return within(parentElement);
};

test("the banner says what the metadata say, and the defaults where they are empty", () => {
  showPage({ h1: "", h2: "" });
  expect(screen.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  expect(screen.getByText("Your home our priority")).toBeVisible();
});

test("beside a picture stands the form; three cards lead to the e-mail, both offices and the call", () => {
  showPage();
  expect(screen.getByLabelText(/First name/)).toBeVisible();
  expect(screen.getByRole("img", { name: "Office reception" })).toBeInTheDocument();
  expect(screen.getByText(/Replies usually come within one business day/)).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Reach Out To Us" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Email Support",
    "Visit Our Office",
    "Call Us Directly",
  ]);
  expect(card("Email Support").getByRole("link")).toHaveAttribute("href", `mailto:${site.email}`);
  expect(card("Call Us Directly").getByRole("link")).toHaveAttribute("href", `tel:${site.phone}`);
  const office = card("Visit Our Office");
  for (const name of ["Main Branch", "Branch Office"]) {
    const address = office.getByText(name).closest("address");
    expect(address).toHaveTextContent("Bangalore");
    expect(address).toHaveTextContent("By appointment");
  }
});

test("'Send Message' opens the visitor's own mail program", () => {
  showPage();
  expect(screen.getByRole("link", { name: "Send Message" }).getAttribute("href")).toMatch(
    /^mailto:enquiries@example\.com\?subject=/,
  );
});
