import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { formerHomesPath, toldClosings, type FormerHomes } from "../catalogue/former-homes";
import { addressAfter, redirectsOfListings, type HomesWithAddresses } from "./redirects";

const slugIn = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** What the browser is told of homes no longer on offer: nothing of one whose time is over, but where its address leads. */
export function formerHomesOf({ listings, closed }: HomesWithAddresses): FormerHomes {
  const homes = closed.flatMap((home) => {
    const closing = toldClosings.find((each) => each === home.closing);
    if (closing === undefined) return [];
    const { listingId, slug, title, closedOn } = home;
    return [{ listingId, slug, title, closing, on: closedOn, path: addressAfter(home) }];
  });
  const moved = redirectsOfListings({ listings, closed }).map(({ from, to }) => ({ from: slugIn(from), to }));
  return { homes, moved };
}

/** Writes public/former-homes.json. */
export async function writeFormerHomes(homes: HomesWithAddresses): Promise<void> {
  const file = path.resolve("public", formerHomesPath.slice(1));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(formerHomesOf(homes)));
}
