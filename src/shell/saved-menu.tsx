import { Button, ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { routes } from "../config/routes";
import { useHydrated } from "../ui/use-hydrated";
import { useWishlist } from "../visitor/wishlist";
import { HeaderMenu } from "./header-menu";
import * as styles from "./saved-menu.module.css";
import { lazyPart, useLazyPart } from "../ui/use-lazy-part";
import type { MenuControl } from "./use-open-menu";

const savedList = lazyPart(() => import("./saved-list"));

interface SavedMenuProps {
  readonly control: MenuControl;
  /** How often the wishlist has grown since the page was loaded: each time the heart pulses (docs/requirements.md 4.2). */
  readonly growth: number;
}

/**
 * The heart of the header with its dropdown (docs/requirements.md 2.3). What it says of the wishlist appears after
 * hydration, since the panel opens before. A saved picture flies to `data-wishlist-heart`.
 */
export function SavedMenu({ control, growth }: SavedMenuProps) {
  const { length } = useWishlist();
  const isHydrated = useHydrated();
  const isOpen = control.openId === "saved";
  const part = useLazyPart(savedList, isOpen && length > 0);
  return (
    <HeaderMenu
      id="saved"
      control={control}
      className={styles.item}
      name={length === 0 ? "Saved properties" : `Saved properties, ${length}`}
      label={
        <>
          {/* A new key restarts the animation. */}
          <span key={growth} className={growth > 0 ? styles.pulse : undefined} data-wishlist-heart="">
            <Icon name="heart" />
          </span>
          {length > 0 && <span className={styles.dot}>{length}</span>}
        </>
      }
    >
      <div className={styles.head}>
        <h2 className={styles.heading}>Saved Properties</h2>
        <span className={`num ${styles.count}`} role="status">
          {isHydrated && `${length} item(s)`}
        </span>
      </div>
      {isHydrated && length === 0 && <p className={styles.empty}>No saved properties</p>}
      {length > 0 && part !== null && <part.SavedList isOpen={isOpen} />}
      <div className={styles.foot}>
        <ButtonLink to={routes.wishlist}>View all</ButtonLink>
        <Button look="outline" data-close="" onClick={control.close}>
          Close
        </Button>
      </div>
    </HeaderMenu>
  );
}
