import { render, screen, within } from "@testing-library/react";
import { LandingIndex } from "../../../src/sections/landing/landing-page";
import { aPicture } from "../../support/a-picture";

const landing = {
  slug: "services",
  kind: "index",
  h1: "Services",
  lead: "Everything around a home.",
  picture: null,
  features: [],
  sections: [],
  formTitle: null,
  links: [
    { label: "Goa", href: "/city/Goa" },
    { label: "Home Loans", href: "/services/home-loan" },
    { label: "Mumbai", href: "/city/Mumbai" },
    { label: "Seller representation", href: "/sell" },
  ],
};

test("links to services and cities become rows, in the order of the content; other links follow below", () => {
  render(
    <LandingIndex
      landing={landing}
      services={[{ slug: "home-loan", lead: "One set of papers.", picture: aPicture("loan.svg") }]}
      cities={["Mumbai", "Goa"].map((name) => ({
        name,
        detail: `Homes in ${name}.`,
        picture: aPicture("c.svg"),
      }))}
      counts={[{ fieldValue: "Goa", totalCount: 1 }]}
      crumbs={[{ label: "Home", to: "/" }, { label: "Services" }]}
    />,
  );
  const titles = screen.getAllByRole("heading", { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(["Goa", "Home Loans", "Mumbai"]);
  expect(screen.getByText("One set of papers.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Home Loans" })).toHaveAttribute("href", "/services/home-loan");
  expect(screen.getByText("1 property")).toBeVisible();
  expect(screen.getByText("0 properties")).toBeVisible();
  const related = within(screen.getByRole("navigation", { name: "Related pages" }));
  expect(related.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/sell"]);
});
