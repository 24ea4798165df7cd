/** What a visitor does before React has hydrated the page (docs/decisions/early-input.md). */
import "../../support/text-encoder";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, useSyncExternalStore } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import {
  choosesCity,
  commandsDialog,
  earlyNoticeId,
  everyPressCounts,
  insteadOfCommand,
  addsTo,
  waitsForDialog,
  waitsForReact,
  earlyNotices,
  lateAfterMs,
} from "../../../src/lib/early-clicks";
import { beginHydration, watchForeignChanges } from "../../../src/lib/foreign-changes";
import earlyClicksScript from "../../../src/shell/early-clicks.inline?script";
import { replayEarlyClicks } from "../../../src/shell/document-events";
import { Dialog } from "../../../src/ui/dialog";
import { hydrateAll, hydrateOnIntent, LazyHydrate } from "../../../src/ui/lazy-hydrate";
import { withoutAct } from "../../support/without-act";

let heard: string[] = [];
const hear = (name: string) => () => heard.push(name);

/** A part whose state in the browser is another than in the build, so that React renders it anew once it has the page. */
function useStored<Value>(built: Value, stored: Value): Value {
  return useSyncExternalStore(
    () => () => undefined,
    () => stored,
    () => built,
  );
}

function Search() {
  const [words, setWords] = useState("");
  const [city, setCity] = useState("all");
  const [isToLet, setToLet] = useState(false);
  const [draft, setDraft] = useState({ bhk: "", size: "" });
  const stored = useStored("as built", "as stored");
  return (
    <form data-stored={stored} onFocus={hear("focus")}>
      <input aria-label="Words" value={words} onChange={(event) => setWords(event.target.value)} />
      <select aria-label="City" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="all">All</option>
        <option value="Goa">Goa</option>
      </select>
      <input
        type="checkbox"
        aria-label="To let"
        checked={isToLet}
        onChange={(event) => setToLet(event.target.checked)}
      />
      {(["bhk", "size"] as const).map((key) => (
        <input
          key={key}
          aria-label={key}
          value={draft[key]}
          onChange={(event) => setDraft({ ...draft, [key]: event.target.value })}
        />
      ))}
      <p data-testid="known">{[words, city, isToLet, draft.bhk, draft.size].join(" ")}</p>
      <button
        type="submit"
        onClick={(event) => {
          event.preventDefault();
          heard.push(`send ${words}`);
        }}
      >
        Send
      </button>
    </form>
  );
}

function Heart({ title, wasSaved = false }: { readonly title: string; readonly wasSaved?: boolean }) {
  const stored = useStored(false, wasSaved);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isSaved = pressed ?? stored;
  return (
    <button
      aria-pressed={isSaved}
      {...addsTo("wishlist", String(title.length))}
      onClick={() => {
        heard.push(`${isSaved ? "remove" : "save"} ${title}`);
        setPressed(!isSaved);
      }}
    >
      Save {title}
    </button>
  );
}

function Drawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        data-is-open={isOpen}
        onClick={insteadOfCommand(() => setOpen(true))}
        {...commandsDialog("show-modal", "drawer")}
      >
        Menu
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        labelledBy="drawer-title"
        built={{ id: "drawer", onFound: () => setOpen(true) }}
      >
        <h2 id="drawer-title">Menu</h2>
        <a href="#mumbai" {...choosesCity("Mumbai")}>
          Mumbai
        </a>
        <button {...commandsDialog("close", "drawer")}>Close menu</button>
      </Dialog>
    </>
  );
}

function Tabs() {
  const [chosen, choose] = useState("Sale");
  const press = (name: string) => {
    heard.push(name);
    choose(name);
  };
  return ["Buy", "Sale"].map((name) => (
    <button key={name} aria-haspopup="dialog" aria-pressed={name === chosen} onClick={() => press(name)}>
      {name}
    </button>
  ));
}

function Page() {
  const list = useStored("as built", "as stored");
  return (
    <div>
      <Search />
      <Heart title="Fort House" />
      <Heart title="Orchard Row" />
      <Heart title="Jacaranda House" wasSaved />
      <div key={list}>
        <Heart title="Begur Lake Homes" />
      </div>
      <button onClick={hear("next")} {...everyPressCounts}>
        Next
      </button>
      <a
        href="#locations"
        onClick={(event) => {
          event.preventDefault();
          heard.push("picker");
        }}
        {...waitsForReact}
      >
        Select city
      </a>
      <a href="#menu" {...waitsForDialog("drawer")}>
        All cities
      </a>
      <a href="#goa" {...choosesCity("Goa")}>
        Goa
      </a>
      <form action="#results">
        <button type="submit">Search</button>
        <button
          type="submit"
          onClick={(event) => {
            event.preventDefault();
            heard.push("tab");
          }}
          {...waitsForReact}
        >
          Rent
        </button>
      </form>
      <Tabs />
      <Drawer />
    </div>
  );
}

let root: Root | undefined;
let recovered: string[] = [];
const container = () => {
  const element = document.getElementById("root");
  if (element === null) throw new Error("no page");
  return element;
};
const notice = () => document.getElementById(earlyNoticeId)?.textContent;
const button = (name: string) => screen.getByRole("button", { name });
const touched = () => [...document.querySelectorAll("[data-touched]")].map(({ textContent }) => textContent);

const page = (
  <LazyHydrate>
    <Page />
  </LazyHydrate>
);

function startReact() {
  root = hydrateRoot(container(), page, { onRecoverableError: (error) => recovered.push(String(error)) });
}

const hydrate = () =>
  withoutAct(async () => {
    if (root === undefined) startReact();
    await replayEarlyClicks();
    await waitFor(() => {
      void hydrateAll();
      expect(document.querySelector("[data-dehydrated]")).toBeNull();
    });
  });

/** As the build writes it: `data-dehydrated` is there for the browser. */
const builtPage = renderToString(page).replace("<div>", '<div data-dehydrated="">');

beforeAll(hydrateOnIntent);
beforeEach(() => {
  heard = [];
  recovered = [];
  localStorage.clear();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  // React's development build reports the mark of a pressed control, which the server did not render.
  jest.spyOn(console, "error").mockImplementation((text: unknown) => {
    if (!String(text).includes("Extra attributes")) throw new Error(String(text));
  });
  document.body.innerHTML = `<p id="${earlyNoticeId}" role="status" class="vh"></p><div id="root">${builtPage}</div>`;
  const script = document.createElement("script");
  script.textContent = earlyClicksScript;
  document.head.append(script);
  script.remove();
});
afterEach(() => {
  window.takeEarlyClicks?.();
  act(() => root?.unmount());
  root = undefined;
  jest.restoreAllMocks();
  delete document.documentElement.dataset.late;
});

describe("a press before hydration", () => {
  test("shows at once, is announced, and acts once when React has the page", async () => {
    await userEvent.click(button("Save Fort House"));
    expect(touched()).toEqual(["Save Fort House"]);
    expect(notice()).toBe(earlyNotices.kept);
    await hydrate();
    expect(heard).toEqual(["save Fort House"]);
    expect(button("Save Fort House")).toHaveAttribute("aria-pressed", "true");
    expect(touched()).toEqual([]);
    await userEvent.click(button("Save Fort House"));
    expect(heard).toEqual(["save Fort House", "remove Fort House"]);
  });

  test("acts in its order among others, and each time where a second one is a second step", async () => {
    for (const name of ["Save Orchard Row", "Next", "Next", "Save Fort House"])
      await userEvent.click(button(name));
    await hydrate();
    expect(heard).toEqual(["save Orchard Row", "next", "next", "save Fort House"]);
  });

  test("on each of two buttons that open a dialog acts, so that the last one wins", async () => {
    await userEvent.click(button("Buy"));
    await userEvent.click(button("Sale"));
    await hydrate();
    expect(heard).toEqual(["Buy", "Sale"]);
  });

  test("is taken back by a second one, and then made again by a third", async () => {
    await userEvent.click(button("Save Fort House"));
    await userEvent.click(button("Save Orchard Row"));
    await userEvent.click(button("Save Orchard Row"));
    expect(touched()).toEqual(["Save Fort House"]);
    expect(notice()).toBe(earlyNotices.takenBack);
    await userEvent.click(button("Save Fort House"));
    await userEvent.click(button("Save Fort House"));
    await hydrate();
    expect(heard).toEqual(["save Fort House"]);
  });

  test("does not undo what turns out to be as the visitor wants it", async () => {
    await userEvent.click(button("Save Jacaranda House"));
    await hydrate();
    expect(heard).toEqual([]);
    expect(button("Save Jacaranda House")).toHaveAttribute("aria-pressed", "true");
  });

  test("acts on the control that React has put in the place of the one pressed", async () => {
    const built = button("Save Begur Lake Homes");
    await userEvent.click(built);
    await hydrate();
    expect(built.isConnected).toBe(false);
    expect(heard).toEqual(["save Begur Lake Homes"]);
  });

  test.each([
    ['["7"]', '["7","10"]'],
    ["null", '["10"]'],
    ["[7", '["10"]'],
  ])(
    "on a heart, with %p stored, stores %p if a link leads away before React, and not later",
    async (before, after) => {
      localStorage.setItem("wishlist", before);
      await userEvent.click(button("Save Fort House"));
      window.dispatchEvent(new Event("pagehide"));
      expect(localStorage.getItem("wishlist")).toBe(after);
      localStorage.clear();
      await hydrate();
      window.dispatchEvent(new Event("pagehide"));
      expect(localStorage).toHaveLength(0);
    },
  );

  test("while React is at work is kept too, and React does not act on it a second time", async () => {
    await withoutAct(async () => startReact());
    await userEvent.click(button("Save Fort House"));
    expect(heard).toEqual([]);
    await hydrate();
    expect(heard).toEqual(["save Fort House"]);
  });

  test("on a link or a submit button that waits for React does not lead away", async () => {
    const followed: boolean[] = [];
    window.addEventListener("click", (event) => followed.push(!event.defaultPrevented));
    await userEvent.click(screen.getByRole("link", { name: "Select city" }));
    await userEvent.click(button("Rent"));
    expect(touched()).toEqual(["Select city", "Rent"]);
    expect(followed).toEqual([]);
    await hydrate();
    expect(heard).toEqual(["picker", "tab"]);
  });
});

describe("what works without React is let through", () => {
  test("the submit button of a form that has an address", async () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener("submit", submitted, { once: true });
    await userEvent.click(button("Search"));
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(touched()).toEqual([]);
  });

  test("a link to a city in a dialog, which closes, and the choice is broadcast", async () => {
    const heardOf = jest.fn();
    window.addEventListener("cityChanged", heardOf, { once: true });
    await userEvent.click(button("Menu"));
    await userEvent.click(screen.getByRole("link", { name: "Mumbai" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect({ ...localStorage }).toEqual({ selectedCity: "Mumbai", cityPickerSeen: "1" });
    expect(touched()).toEqual([]);
    expect(heardOf).toHaveBeenCalledWith(expect.objectContaining({ detail: { city: "Mumbai" } }));
  });

  test("a link that opens a dialog of the page, which then leads nowhere", async () => {
    const followed: boolean[] = [];
    window.addEventListener("click", (event) => followed.push(!event.defaultPrevented), { once: true });
    await userEvent.click(screen.getByRole("link", { name: "All cities" }));
    expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(followed).toEqual([false]);
    expect(touched()).toEqual([]);
  });

  test("a link to a city in another tab, which chooses nothing in this one", async () => {
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link", { name: "Goa" }));
    expect(localStorage).toHaveLength(0);
  });

  test("a dialog that is in the page opens and closes in a browser without commands, and stays open", async () => {
    await userEvent.click(button("Menu"));
    expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await userEvent.click(button("Close menu"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(button("Menu"));
    await hydrate();
    expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
    const opener = document.querySelector('[commandfor="drawer"]');
    await waitFor(() => expect(opener).toHaveAttribute("data-is-open", "true"));
    expect(touched()).toEqual([]);
  });
});

describe("what is typed and chosen before hydration", () => {
  test("stays, and reaches React, also where React renders the field anew", async () => {
    await userEvent.type(screen.getByLabelText("Words"), "sea view");
    await userEvent.selectOptions(screen.getByLabelText("City"), "Goa");
    await userEvent.click(screen.getByLabelText("To let"));
    await userEvent.type(screen.getByLabelText("bhk"), "3");
    await userEvent.type(screen.getByLabelText("size"), "900");
    await userEvent.type(screen.getByLabelText("size"), "{Backspace}");
    await hydrate();
    expect(screen.getByTestId("known")).toHaveTextContent("sea view Goa true 3 90");
    expect(screen.getByLabelText("Words")).toHaveValue("sea view");
    expect(screen.getByLabelText("To let")).toBeChecked();
  });

  test("is known before a press on Send acts, and the focus stays in its field", async () => {
    await userEvent.click(button("Send"));
    await userEvent.type(screen.getByLabelText("Words"), "sea view");
    await hydrate();
    expect(heard).toContain("send sea view");
    expect(heard).toContain("focus");
    expect(screen.getByLabelText("Words")).toHaveFocus();
  });
});

test("a press hydrates its part before it is over, and leaves a line that an extension has put above it", async () => {
  watchForeignChanges();
  await act(async () => startReact());
  expect(document.querySelector("[data-dehydrated]")).not.toBeNull();
  await withoutAct(async () => {
    const line = document.createElement("p");
    const pressed = screen.getByRole("link", { name: "Select city" });
    pressed.before(line, "Save it?");
    pressed.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    expect(document.querySelector("[data-dehydrated]")).toBeNull();
    expect(screen.getByRole("link", { name: "Select city" })).toBe(pressed);
    expect(line.nextElementSibling).toBe(pressed);
    expect(recovered).toEqual([]);
  });
});

test("changes of others are watched no longer than a part of the page waits, also when the page is left", async () => {
  watchForeignChanges();
  const stop = jest.spyOn(MutationObserver.prototype, "disconnect");
  beginHydration(container());
  container().remove();
  await Promise.resolve();
  expect(stop).toHaveBeenCalledTimes(1);
});

describe("a page whose scripts do not come", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("says so after some seconds", () => {
    button("Save Fort House").click();
    jest.advanceTimersByTime(lateAfterMs - 1);
    expect(notice()).toBe(earlyNotices.kept);
    jest.advanceTimersByTime(1);
    expect(notice()).toBe(earlyNotices.late);
    expect(document.documentElement).toHaveAttribute("data-late");
  });

  test("says so at once where one is lost", () => {
    const script = document.createElement("script");
    document.body.append(script);
    script.dispatchEvent(new Event("error"));
    expect(notice()).toBe("");
    button("Save Fort House").click();
    expect(notice()).toBe(earlyNotices.late);
  });
});
