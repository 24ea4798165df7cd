import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { BackLink } from "../../../src/ui/links";

const back = () => screen.getByRole("link", { name: "Back" });

afterEach(() => window.history.replaceState(null, ""));

test("goes back to the page before, in its state", () => {
  window.history.replaceState({ key: "1700000000000" }, "");
  render(<BackLink fallbackPath="/" />);
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

test("leads to the page that its own text names", () => {
  window.history.replaceState({ key: "1700000000000" }, "");
  render(<BackLink fallbackPath="/blogs">Back to Blogs</BackLink>);
  jest.mocked(navigate).mockClear();
  const link = screen.getByRole("link", { name: "Back to Blogs" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});
