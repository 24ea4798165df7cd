import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useImageViewer } from "../../../src/listing/detail/use-image-viewer";

const attempts = jest.fn();

jest.mock("../../../src/listing/detail/image-viewer", () => {
  attempts();
  throw new Error("The chunk cannot be loaded");
});

function Plan() {
  const { isOpen, linkTo, viewer } = useImageViewer("Plans", []);
  return (
    <>
      <a {...linkTo({ alt: "", file: { publicURL: "#full-size" } }, 0)}>{isOpen ? "Opening" : "The plan"}</a>
      {viewer}
    </>
  );
}

test("where the viewer cannot be loaded the link is followed, and the next press tries again", async () => {
  const user = userEvent.setup();
  render(<Plan />);
  await user.click(screen.getByRole("link"));
  await waitFor(() => expect(window.location.hash).toBe("#full-size"));
  const before = attempts.mock.calls.length;
  expect(screen.getByRole("link", { name: "The plan" })).toBeVisible();
  await user.click(screen.getByRole("link"));
  await waitFor(() => expect(attempts.mock.calls.length).toBeGreaterThan(before));
});
