import { words } from "../lib/text";

/** The first row with a matching word wins; GraphQL enums cannot hold hyphens. */
const iconByWord = [
  ["waves", ["pool", "beach", "jacuzzi", "spa"]],
  ["dumbbell", ["gym", "gymnasium", "fitness"]],
  ["baby", ["child", "children", "kids", "play", "creche"]],
  ["car", ["parking", "bay", "bays", "garage"]],
  ["cctv", ["cctv", "surveillance", "camera", "intercom"]],
  ["shield_check", ["security", "guard", "gated", "fire", "sprinklers"]],
  ["fence", ["fence", "fencing", "compound", "gate"]],
  ["sun", ["solar"]],
  ["zap", ["power", "generator", "charging", "ev", "cabling", "electric", "electricity", "lighting"]],
  ["droplets", ["rainwater", "well", "borewell", "borewells", "irrigation", "pond", "water", "sewage"]],
  ["wifi", ["fibre", "internet", "smart", "wifi"]],
  ["utensils", ["kitchen", "cafe", "cafeteria", "restaurant", "dining", "barbecue"]],
  ["shopping_bag", ["retail", "shop", "shops", "market", "delivery"]],
  ["book_open", ["library", "reading"]],
  ["briefcase", ["office", "working", "business", "meeting"]],
  ["trophy", ["badminton", "tennis", "court", "sports", "cricket", "theatre"]],
  ["sofa", ["lounge", "furnished", "hall", "clubhouse", "club"]],
  ["building", ["lift", "lifts", "elevator"]],
  ["users", ["caretaker", "caretakers", "manager", "concierge", "staff", "society", "resident"]],
  ["sprout", ["farm", "farmhouse", "orchard", "seed", "cattle", "crop"]],
  ["trees", ["garden", "park", "track", "trail", "lake", "promenade", "landscaped"]],
  ["home", ["verandah", "terrace", "balcony", "cottage", "rooms", "room", "roof"]],
] as const;

/** Every icon that a facility may have. */
export const facilityIcons = [...iconByWord.map(([icon]) => icon), "check"] as const;

/** Icon of a facility: "25 m lap pool" gives waves; a tick where no word is known. */
export function facilityIcon(facility: string) {
  const named = new Set<string>(words(facility));
  return iconByWord.find(([, known]) => known.some((word) => named.has(word)))?.[0] ?? "check";
}
