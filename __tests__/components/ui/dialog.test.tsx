import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "../../../src/ui/dialog";

const onClose = jest.fn();

beforeEach(() => {
  onClose.mockReset();
  render(
    <Dialog open onClose={onClose} labelledBy="title">
      <h2 id="title">Remove all?</h2>
    </Dialog>,
  );
});

const dialog = () => screen.getByRole("dialog", { name: "Remove all?" });

test("a press on the backdrop closes it", async () => {
  await userEvent.setup().click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a press on what is inside closes nothing", async () => {
  await userEvent.setup().click(screen.getByRole("heading"));
  expect(onClose).not.toHaveBeenCalled();
});

test("text selected inside and let go outside closes nothing", () => {
  fireEvent.pointerDown(screen.getByRole("heading"));
  // The browser sends the click of such a drag to what holds both ends.
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
});
