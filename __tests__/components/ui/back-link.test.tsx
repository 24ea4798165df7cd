import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { BackLink } from "../../../src/ui/links";

type Arrival = [navigation: { readonly canGoBack: boolean } | undefined, state: object | null, text?: string];

/** Presses it where the browser's Navigation API, if any, and the router's state are so; jsdom follows no links. */
function press(...[navigation, state, text]: Arrival) {
  Object.assign(window, { navigation });
  window.history.replaceState(state, "");
  jest.mocked(navigate).mockClear();
  render(<BackLink fallbackPath="/blogs">{text}</BackLink>);
  const link = screen.getByRole("link", { name: text ?? "Back" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute("href", "/blogs");
}
const routed = { key: "1700000000000" };

test.each<Arrival>([
  [undefined, routed],
  [{ canGoBack: true }, null],
])("goes back to the page before, in its state: %j, %j", (...arrival) => {
  press(...arrival);
  expect(navigate).toHaveBeenLastCalledWith(-1);
});

test.each<Arrival>([
  [undefined, null],
  [{ canGoBack: false }, routed],
  [{ canGoBack: true }, routed, "Back to Blogs"],
])("leads up from the first page of a visit, and where its text names the page: %j, %j, %s", (...arrival) => {
  press(...arrival);
  expect(navigate).not.toHaveBeenCalled();
});
