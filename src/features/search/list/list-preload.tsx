import { denseSizes } from "../../../ui/picture-sizes";
import { listingIndexPath } from "../../../catalogue/load-catalogue";
import preloadScript from "./list-preload.inline?script";

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
