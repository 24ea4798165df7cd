import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { CityMenu } from "../../../src/features/city/city-menu";
import { closeCityPicker, useCityPickerOpen } from "../../../src/visitor/city-picker-state";

function Picker() {
  return <p>{useCityPickerOpen() ? "open" : "closed"}</p>;
}

test.each([
  [{}, "open"],
  [{ ctrlKey: true }, "closed"],
  [{ metaKey: true }, "closed"],
])(
  "'More cities…' pressed with %j leaves the picker %s; what it does not open is a link",
  (keys, expected) => {
    closeCityPicker();
    render(
      <>
        <CityMenu cities={[]} />
        <Picker />
      </>,
    );
    const link = screen.getByRole("link", { name: "More cities…" });
    const click = createEvent.click(link, keys);
    fireEvent(link, click);
    expect(screen.getByText(expected)).toBeVisible();
    expect(click.defaultPrevented).toBe(expected === "open");
    expect(link).toHaveAttribute("href", "/locations");
  },
);
