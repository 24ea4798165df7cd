import { render, screen } from "@testing-library/react";
import { SimilarListings } from "../../../src/listing/detail/similar-listings";
import { amongHomesOf } from "../../../src/config/routes";
import { stubViewport } from "../../support/viewport";

beforeEach(() => stubViewport());

test("leads to the home among all of its city, on top and marked (requirements 2.6)", () => {
  render(
    <SimilarListings city="Goa" noun="villa" allPath={amongHomesOf("Goa", 23)}>
      <p>Another home</p>
    </SimilarListings>,
  );
  expect(screen.getByRole("link", { name: "See this villa among all in Goa" })).toHaveAttribute(
    "href",
    "/allproperties?city=Goa&highlight=23",
  );
});

test("renders nothing without similar homes", () => {
  const { container } = render(
    <SimilarListings city="Goa" noun="villa" allPath={amongHomesOf("Goa", 23)}>
      {[]}
    </SimilarListings>,
  );
  expect(container).toBeEmptyDOMElement();
});
