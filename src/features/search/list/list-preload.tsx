import { listingIndexPath } from "../../../catalogue/load-catalogue";
import { denseSizes } from "../../../ui/picture-sizes";
import { hasMarkedHomes } from "../../../visitor/wishlist";
import preloadScript from "./list-preload.inline?script";

/** For module scope: loads what a filtered address needs while the page hydrates; the list retries a failure. */
export function preloadList(load: () => Promise<unknown>): void {
  if (typeof document === "undefined" || document.documentElement.dataset.filtered === undefined) return;
  load().catch(() => undefined);
}

/** Whether the built list cannot be used as it is: a query, a selected city or saved homes. For the browser. */
export function isFilteredUrl(): boolean {
  const { city } = document.documentElement.dataset;
  return location.search !== "" || city !== undefined || hasMarkedHomes();
}

type PicturedCard = Pick<Queries.ListingCardFragment, "city" | "cover">;

const webpOf = (card: PicturedCard | undefined) =>
  card?.cover.file.childImageSharp?.gatsbyImageData.images.sources?.find(({ type }) => type === "image/webp")
    ?.srcSet;

interface ListPreloadProps {
  readonly cards: readonly PicturedCard[];
  readonly sizes: string;
  /** None where the list always shows every card. */
  readonly cities: readonly string[];
}

function builtScript({ cards, sizes, cities }: ListPreloadProps) {
  const firstIn = (city: string) => cards.find((card) => city === "" || card.city === city);
  const files = ["", ...cities].map((city) => [city, webpOf(firstIn(city))]);
  return (
    <script
      data-index={listingIndexPath}
      data-sizes={denseSizes(sizes)}
      data-first={JSON.stringify(Object.fromEntries(files))}
      dangerouslySetInnerHTML={{ __html: preloadScript }}
    />
  );
}

/** Put it before a list. Empty in the browser, where React runs no script and Trusted Types block the text. */
export function ListPreload(props: ListPreloadProps) {
  if (typeof window === "undefined") return builtScript(props);
  return <script dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
