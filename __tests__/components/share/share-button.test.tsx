import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { ShareButton } from "../../../src/features/share/share-button";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";

const address = "https://www.example.com/property/orchard-row";
const writeText = jest.fn((_text: string) => Promise.resolve());

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  writeText.mockClear();
});

const show = (variant?: "card" | "detail" | "wishlist") =>
  render(<ShareButton listing={{ title: "Orchard Row", path: "/property/orchard-row" }} variant={variant} />);
const shareButton = () => screen.getByRole("button", { name: "Share Orchard Row" });
const moreButton = () => screen.getByRole("button", { name: "Ways to share Orchard Row" });

describe("share control (requirements 4.2, 9)", () => {
  test.each([
    ["card", "Link copied!", 1400],
    ["detail", "Link copied", 1600],
    ["wishlist", "Property link copied to clipboard", 1600],
  ] as const)("on the %s says '%s' for %d ms", async (variant, text, shownForMs) => {
    jest.useFakeTimers();
    show(variant);
    const status = screen.getByRole("status");
    expect(status).toBeEmptyDOMElement();

    fireEvent.click(shareButton());
    await settle();
    expect(writeText).toHaveBeenCalledWith(address);
    expect(status.textContent).toBe(text);

    act(() => jest.advanceTimersByTime(shownForMs - 1));
    expect(status.textContent).toBe(text);
    act(() => jest.advanceTimersByTime(1));
    expect(status).toBeEmptyDOMElement();
  });

  test("a second press starts the time again", async () => {
    jest.useFakeTimers();
    show("card");
    fireEvent.click(shareButton());
    await settle();
    act(() => jest.advanceTimersByTime(1000));
    fireEvent.click(shareButton());
    await settle();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole("status").textContent).toBe("Link copied!");
  });
});

describe("share menu (decisions/saved-and-compared)", () => {
  const menu = () => screen.findByRole("menu", { name: "Share Orchard Row" });
  const items = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);

  test("right click opens it in place of the browser's own, and so does Arrow down", async () => {
    show();
    expect(fireEvent.contextMenu(shareButton())).toBe(false);
    await menu();
    expect(items()).toEqual(["WhatsApp", "Twitter", "Facebook", "LinkedIn"]);
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    fireEvent.keyDown(shareButton(), { key: "ArrowDown" });
    await menu();
  });

  test("the visible button opens and closes it, arrow keys move, Escape closes and gives focus back", async () => {
    const user = userEvent.setup();
    show();
    expect(moreButton()).toHaveAttribute("aria-expanded", "false");
    await user.click(moreButton());
    expect(moreButton()).toHaveAttribute("aria-expanded", "true");
    await menu();
    expect(screen.getByRole("menuitem", { name: "WhatsApp" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Twitter" })).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(screen.getByRole("menuitem", { name: "LinkedIn" })).toHaveFocus();
    await user.keyboard("{Home}");
    expect(screen.getByRole("menuitem", { name: "WhatsApp" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(moreButton()).toHaveFocus();
    await user.click(moreButton());
    await menu();
    await user.click(moreButton());
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    expect(moreButton()).toHaveAttribute("aria-expanded", "false");
  });

  test("goes when the focus leaves the control", async () => {
    const user = userEvent.setup();
    show();
    const outside = document.body.appendChild(document.createElement("button"));
    await user.click(moreButton());
    await menu();
    act(() => outside.focus());
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    outside.remove();
  });

  test.each(["altKey", "ctrlKey", "metaKey"])("arrows with %s stay the browser's", async (modifier) => {
    show();
    const keys = { key: "ArrowDown", [modifier]: true };
    expect(fireEvent.keyDown(shareButton(), keys)).toBe(true);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    fireEvent.contextMenu(shareButton());
    await menu();
    expect(fireEvent.keyDown(screen.getByRole("menuitem", { name: "WhatsApp" }), keys)).toBe(true);
    expect(screen.getByRole("menuitem", { name: "WhatsApp" })).toHaveFocus();
  });

  test("a choice opens in a popup and closes the menu", async () => {
    const user = userEvent.setup();
    const open = jest
      .spyOn(window, "open")
      .mockReturnValue(document.createElement("iframe").contentWindow ?? window);
    show();
    await user.click(moreButton());
    await user.click(await screen.findByRole("menuitem", { name: "Facebook" }));
    expect(open).toHaveBeenCalledWith(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
      "_blank",
      expect.stringContaining("popup"),
    );
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  });

  test.each([
    ["popups are blocked", null, {}],
    ["Control is held", window, { ctrlKey: true }],
    ["Command is held", window, { metaKey: true }],
  ])("where %s the link opens a tab", async (_case, popup, keys) => {
    jest.spyOn(window, "open").mockReturnValue(popup);
    show();
    fireEvent.contextMenu(shareButton());
    expect(fireEvent.click(await screen.findByRole("menuitem", { name: "LinkedIn" }), keys)).toBe(true);
  });

  test("stays while the page glides under it, and goes with its card", async () => {
    show();
    fireEvent.contextMenu(shareButton());
    await menu();
    fireEvent.scroll(window);
    expect(screen.getByRole("menu")).toBeInTheDocument();
    const gone = new DOMRect(0, -200, 44, 44);
    jest.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(gone);
    fireEvent.scroll(window);
    expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
