import { TellMe } from "../features/enquiry/on-page/tell-me";
import { CategoryPage } from "../features/search/category/category-page";
import type { CategoryOfPage, CategoryPaging } from "../features/search/category/use-category-list";
import type { ListingCardData } from "../listing/listing-card";
import { HeartAndShare } from "../shell/heart-and-share";
import { categoryCrumbs } from "./category-crumbs";

export interface CategoryBodyProps {
  readonly heading: string;
  readonly strapLine: string;
  readonly category: CategoryOfPage & { readonly label: string };
  readonly paging: CategoryPaging;
  readonly cards: readonly ListingCardData[];
  /** Query of the address, which the body reads for itself: where it changes, the island has something to show. */
  readonly query: string;
}

const tellMe = (words: string) => <TellMe key={words} words={words} />;

/** A category page below the header: its filters and cards. */
export function CategoryBody({ heading, strapLine, category, paging, cards }: CategoryBodyProps) {
  return (
    <HeartAndShare>
      <CategoryPage
        heading={heading}
        strapLine={strapLine}
        crumbs={categoryCrumbs(category.label)}
        category={category}
        paging={paging}
        cards={cards}
        tellMe={tellMe}
      />
    </HeartAndShare>
  );
}
