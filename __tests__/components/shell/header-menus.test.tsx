import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HeaderMenu, useOpenMenu } from "../../../src/shell/header-menu";

function Menus({ pathname = "/" }: { readonly pathname?: string }) {
  const control = useOpenMenu(pathname);
  return (
    <>
      {/* As the style sheet has it. */}
      <style>{"[id^=menu-]:not([data-open]) { display: none }"}</style>
      <HeaderMenu id="properties" control={control} label="Properties">
        <p>By type</p>
        <a href="/villas">Villas</a>
      </HeaderMenu>
      <HeaderMenu id="services" control={control} label="Services">
        <a href="/services/home-loan">Home Loans</a>
      </HeaderMenu>
      <a href="/elsewhere">Elsewhere</a>
    </>
  );
}

const menu = (name: string) => screen.getByRole("button", { name });
const isOpen = (name: string) => menu(name).getAttribute("aria-expanded") === "true";
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => jest.useRealTimers());

test("opens on hover and closes 150 ms after the pointer has left, unless it comes back", async () => {
  render(<Menus />);
  await user.hover(menu("Properties"));
  expect(isOpen("Properties")).toBe(true);
  await user.unhover(menu("Properties"));
  wait(100);
  await user.hover(screen.getByText("Villas"));
  wait(500);
  expect(isOpen("Properties")).toBe(true);
  await user.unhover(screen.getByText("Villas"));
  wait(149);
  expect(isOpen("Properties")).toBe(true);
  wait(1);
  expect(isOpen("Properties")).toBe(false);
});

test("only one menu is open", async () => {
  render(<Menus />);
  await user.hover(menu("Properties"));
  await user.hover(menu("Services"));
  expect(isOpen("Properties")).toBe(false);
  expect(isOpen("Services")).toBe(true);
});

test("opens on keyboard focus; Tab goes past it and closes it at once, forwards and backwards", async () => {
  render(<Menus />);
  const stops: (string | null | undefined)[] = [];
  for (const shift of [false, false, false, true, true]) {
    await user.tab({ shift });
    stops.push(document.activeElement?.textContent);
    const openNow = ["Properties", "Services"].filter(isOpen);
    expect(openNow).toEqual(["Properties", "Services"].filter((name) => name === stops.at(-1)));
  }
  expect(stops).toEqual(["Properties", "Services", "Elsewhere", "Services", "Properties"]);
});

test.each(["{Enter}", " "])(
  "pressed with %p its links are the next stops, and it closes 150 ms after the focus has left",
  async (key) => {
    render(<Menus />);
    await user.tab();
    await user.keyboard(key);
    expect(isOpen("Properties")).toBe(true);
    await user.tab();
    expect(screen.getByText("Villas")).toHaveFocus();
    wait(1000);
    expect(isOpen("Properties")).toBe(true);
    await user.tab();
    expect(menu("Services")).toHaveFocus();
    wait(150);
    expect(isOpen("Properties")).toBe(false);
  },
);

test("a click keeps open what hover opened, as does one between its links; the next click closes", async () => {
  render(<Menus />);
  await user.click(menu("Properties"));
  await user.click(screen.getByText("By type"));
  wait(150);
  expect(isOpen("Properties")).toBe(true);
  await user.click(menu("Properties"));
  expect(isOpen("Properties")).toBe(false);
});

test("a tap toggles, and a press elsewhere closes", () => {
  render(<Menus />);
  const tap = () => {
    fireEvent.pointerEnter(menu("Properties"), { pointerType: "touch" });
    fireEvent.pointerDown(menu("Properties"), { pointerType: "touch" });
    fireEvent.click(menu("Properties"));
  };
  tap();
  expect(isOpen("Properties")).toBe(true);
  tap();
  expect(isOpen("Properties")).toBe(false);
  tap();
  fireEvent.pointerDown(screen.getByText("Villas"));
  expect(isOpen("Properties")).toBe(true);
  fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(isOpen("Properties")).toBe(false);
});

test.each([
  ["Escape closes and the focus returns to the button", "{Escape}"],
  ["a link in it does the same, which may lead to the same page with another query", "{Enter}"],
])("%s", async (_, key) => {
  render(<Menus />);
  screen.getByText("Villas").addEventListener("click", (event) => event.preventDefault());
  await user.tab();
  await user.keyboard("{Enter}");
  await user.tab();
  await user.keyboard(key);
  expect(isOpen("Properties")).toBe(false);
  expect(menu("Properties")).toHaveFocus();
});

test("Escape leaves a focus outside the menu where it is", async () => {
  render(<Menus />);
  await user.hover(menu("Services"));
  screen.getByText("Elsewhere").focus();
  await user.keyboard("{Escape}");
  expect(isOpen("Services")).toBe(false);
  expect(screen.getByText("Elsewhere")).toHaveFocus();
});
