import { useEffect, useState } from "react";
import { readWishlist, subscribeToWishlist } from "./wishlist";

/** How often the wishlist has grown since the page was loaded, in this tab or another. */
export function useWishlistGrowth(): number {
  const [growth, setGrowth] = useState(0);
  useEffect(() => {
    let last = readWishlist().length;
    return subscribeToWishlist(() => {
      const { length } = readWishlist();
      if (length > last) setGrowth((times) => times + 1);
      last = length;
    });
  }, []);
  return growth;
}
