import { graphql, type PageProps } from "gatsby";
import { useCallback, useState } from "react";
import { Seo } from "../seo/seo";
import { homeCrumb, routes } from "../config/routes";
import { CompareButton } from "../features/compare/compare-button";
import { ShareButton } from "../features/share/share-button";
import { SavedProperties } from "../features/wishlist/saved-properties";
import { required } from "../lib/required";
import { CardActionsProvider, type CardActions } from "../listing/card-actions";
import { VisitorPage } from "../sections/shared/visitor-page";
import { Button } from "../ui/button";
import { lazyPart, useLazyPart, pressedPart } from "../ui/hooks";
import { useSavedSearches } from "../visitor/saved-searches";

/** Rows have no heart, so its code is not loaded. */
const cardActions: CardActions = { Compare: CompareButton, Share: ShareButton };

const savedSearches = lazyPart(() => import("../features/search/saved/your-searches"));

/** Renders and loads nothing until a search has been saved. */
function YourSearches() {
  const part = useLazyPart(savedSearches, useSavedSearches().length > 0);
  return part === null ? null : <part.YourSearches />;
}

const shareListDialog = pressedPart(() => import("../features/share/share-list-dialog"));

function ShareListButton({ slugs }: { readonly slugs: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLazyPart(shareListDialog, isOpen, close);
  return (
    <>
      <Button look="outline" icon="share-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share this list
      </Button>
      {part !== null && <part.ShareListDialog open={isOpen} slugs={slugs} onClose={close} />}
    </>
  );
}

/** docs/requirements.md 2.15 */
export default function WishlistPage({ data, location }: PageProps<Queries.WishlistPageQuery>) {
  const metadata = required(data.pageMetadata, 'key "wishlist" in data/pages/metadata.json');
  const texts = required(data.wishlistTexts, "data/pages/wishlist.json");
  const crumbs = [homeCrumb, { label: metadata.h1 }];
  return (
    <>
      <Seo path={routes.wishlist} texts={metadata} picture={metadata.ogImage} crumbs={crumbs} />
      <VisitorPage title={metadata.h1} compact backTo={routes.home} withoutScript={texts.withoutScript}>
        <CardActionsProvider value={cardActions}>
          <SavedProperties
            heading={metadata.h2 ?? metadata.h1}
            texts={texts}
            shareList={(slugs) => <ShareListButton key={location.search} slugs={slugs} />}
            highlight={new URLSearchParams(location.search).get("highlight")}
          />
        </CardActionsProvider>
        <YourSearches />
      </VisitorPage>
    </>
  );
}

export const query = graphql`
  query WishlistPage {
    pageMetadata(key: { eq: "wishlist" }) {
      ...SeoMetadata
    }
    wishlistTexts {
      ...WishlistTexts
    }
  }
`;
