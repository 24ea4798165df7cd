import { CompareButton } from "../features/compare/compare-button";
import { SidebarEnquiry } from "../features/enquiry/on-page/sidebar-enquiry";
import { TellMe } from "../features/enquiry/on-page/tell-me";
import { ResultsPage } from "../features/search/results/results-page";
import type { ResultsPaging } from "../features/search/results/use-results-list";
import { UnitsDisclosure } from "../features/units/units-disclosure";
import { HeartButton } from "../features/wishlist/heart-button";
import { CardActionsProvider, type CardActions } from "../listing/card-actions";
import type { ListingListCardData } from "../listing/listing-list-card";
import { PreferToTalk } from "../sections/shared/prefer-to-talk";
import { resultsCrumbs, resultsName } from "./results-name";

export interface ResultsBodyProps {
  readonly heading: string;
  readonly strapLine: string;
  readonly paging: ResultsPaging;
  readonly cards: readonly ListingListCardData[];
  /** Query of the address, which the body reads for itself: where it changes, the island has something to show. */
  readonly query: string;
}

/** Rows of results have no share button, so its code is not loaded with them. */
const cardActions: CardActions = { Heart: HeartButton, Compare: CompareButton };

const parts = {
  units: <UnitsDisclosure id="list-units" />,
  side: (
    <>
      <SidebarEnquiry source={resultsName} />
      <PreferToTalk />
    </>
  ),
  tellMe: (words: string) => <TellMe key={words} words={words} />,
};

/** The results page below the header: filters, rows and the ways to ask. */
export function ResultsBody({ heading, strapLine, paging, cards }: ResultsBodyProps) {
  return (
    <CardActionsProvider value={cardActions}>
      <ResultsPage
        heading={heading}
        strapLine={strapLine}
        crumbs={resultsCrumbs}
        paging={paging}
        cards={cards}
        parts={parts}
      />
    </CardActionsProvider>
  );
}
