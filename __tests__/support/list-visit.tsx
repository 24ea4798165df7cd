/** A visit of a list of homes, on the results page or that of a category. */
import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import type { ReactElement } from "react";
import { settle } from "./settle";
import { siteFactsAnswer } from "./site-facts";
import { setOnScreen, stubViewport } from "./viewport";

interface Visit {
  readonly widthPx?: number;
  /** Whether the panel of filters has been scrolled to, with which its code comes. */
  readonly isPanelSeen?: boolean;
}

/** Opens an address of this site whose page this is. */
export async function visitList(address: string, page: () => ReactElement, visit: Visit = {}) {
  const { widthPx = 1440, isPanelSeen = true } = visit;
  stubViewport({ widthPx });
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  window.history.replaceState(null, "", address);
  const view = render(page());
  await settle();
  await settle();
  if (isPanelSeen) {
    await setOnScreen(true);
    await settle();
  }
  return view;
}

/** The titles of the cards, in their order. */
export const titles = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

/** The search part of the address. */
export const query = () => window.location.search;

/** What the list says of its number. */
export const countLine = () => screen.getByRole("status").textContent;

/** The filters beside the list. */
export const panel = () => within(screen.getByRole("complementary", { name: "Filters" }));

/** The list with its chips. */
export const results = () => within(screen.getByRole("region", { name: "Results" }));

/** What a control with this name offers. */
export const optionsOf = (name: string | RegExp) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
