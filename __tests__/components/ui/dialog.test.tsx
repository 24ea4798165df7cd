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

test("a press on the backdrop closes it, a press or a selection that begins inside does not", async () => {
  await userEvent.setup().click(screen.getByRole("heading"));
  fireEvent.pointerDown(screen.getByRole("heading"));
  // The browser sends the click of such a drag to what holds both ends.
  fireEvent.click(dialog());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.setup().click(dialog());
  expect(onClose).toHaveBeenCalledTimes(1);
});
