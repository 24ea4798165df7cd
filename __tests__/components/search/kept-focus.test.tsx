/** The focus is not lost when the control that has it is removed. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { KeptFocus } from "../../../src/features/search/list/list-frame";
import { settle } from "../../support/settle";

interface ListProps {
  /** What a press waits for, e.g. code that is loaded first. */
  readonly before?: Promise<void>;
}

/** A list with a chip, and one in an open dialog, each of which goes when it is pressed. */
function List({ before }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState(["Chip", "In the dialog"]);
  const press = async (name: string) => {
    await before;
    setControls((left) => left.filter((control) => control !== name));
  };
  const control = (name: string) =>
    controls.includes(name) && <button onClick={() => void press(name)}>{name}</button>;
  return (
    <>
      <button>Elsewhere</button>
      <p tabIndex={-1} data-count-line="">
        Count
      </p>
      <KeptFocus within={list}>
        <div ref={list}>
          {control("Chip")}
          <article>Orchard Row</article>
          <dialog open>
            <button>Close</button>
            {control("In the dialog")}
          </dialog>
        </div>
      </KeptFocus>
    </>
  );
}

function slowLoad() {
  let finish = () => {};
  const before = new Promise<void>((resolve) => (finish = resolve));
  return { before, finish: () => finish() };
}

const button = (name: string) => screen.getByRole("button", { name });

async function pressByKey(name: string): Promise<void> {
  act(() => button(name).focus());
  await userEvent.setup().keyboard("{Enter}");
  await settle();
}

test("from a chip that goes only once something has been loaded it moves to the count line", async () => {
  const { before, finish } = slowLoad();
  render(<List before={before} />);
  await pressByKey("Chip");
  expect(button("Chip")).toHaveFocus();
  finish();
  await settle();
  expect(screen.getByText("Count")).toHaveFocus();
});

test("in a dialog it stays in the dialog", async () => {
  render(<List />);
  await pressByKey("In the dialog");
  expect(button("Close")).toHaveFocus();
});

test("it stays where the visitor has moved it in the meantime", async () => {
  const { before, finish } = slowLoad();
  render(<List before={before} />);
  await pressByKey("Chip");
  act(() => button("Elsewhere").focus());
  finish();
  await settle();
  expect(button("Elsewhere")).toHaveFocus();
});
