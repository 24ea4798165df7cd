import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { BackLink } from "../../../src/ui/back-link";

const back = () => screen.getByRole("link", { name: "Back" });

test("goes back to the page before, in its state", () => {
  render(<BackLink fallbackPath="/" hasHistory />);
  fireEvent.click(back());
  expect(navigate).toHaveBeenLastCalledWith(-1);
});

test("leads up where the visitor came from elsewhere, and never off the site", () => {
  render(<BackLink fallbackPath="/blogs" />);
  jest.mocked(navigate).mockClear();
  // jsdom follows no links.
  back().addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(back());
  expect(navigate).not.toHaveBeenCalled();
  expect(back()).toHaveAttribute("href", "/blogs");
});
