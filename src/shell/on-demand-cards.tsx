import { useMemo } from "react";
import { useCatalogue } from "../catalogue/use-catalogue";
import { RecentlyViewedSection } from "../features/recently-viewed/recently-viewed-section";
import { suggestedHomes } from "../features/search/nearest/suggested-homes";
import { NearestSection } from "../features/search/nearest/nearest-section";
import { ListingCard } from "../listing/listing-card";
import { CardButtons } from "./card-buttons";

export function SuggestedHomeCards({ slug }: { readonly slug: string }) {
  const [catalogue] = useCatalogue(true);
  const listings = catalogue.status === "ready" ? catalogue.listings : null;
  const homes = useMemo(() => (listings === null ? [] : suggestedHomes(slug, listings)), [slug, listings]);
  return (
    <CardButtons>
      <div className="wrap">
        <NearestSection
          heading="Perhaps you were looking for"
          homes={homes}
          renderCard={(home) => <ListingCard listing={home} />}
          isGrid
        />
      </div>
    </CardButtons>
  );
}

export function RecentlyViewedCards() {
  return (
    <CardButtons>
      <RecentlyViewedSection />
    </CardButtons>
  );
}
