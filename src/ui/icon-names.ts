/** Lucide names; `npm run icons` generates icons.svg from this list. */
export const iconNames = [
  "arrow-left", "arrow-right", "arrow-up", "at-sign", "baby", "banknote", "bed-double", "bike", "book-open",
  "briefcase", "building", "building-2", "bus", "calculator", "calendar", "car", "cctv", "check", "chevron-down",
  "chevron-left", "chevron-right", "chevron-up", "circle-alert", "circle-check", "clipboard-check", "clock", "columns-2", "copy",
  "droplets", "dumbbell", "ellipsis", "expand", "external-link", "fence", "file-text", "flame", "handshake", "heart", "home",
  "hospital", "images", "info", "key", "landmark", "leaf", "link", "lock", "mail", "map-pin", "menu",
  "minus", "navigation", "palette", "pause", "percent", "phone", "play", "plus", "printer",
  "refresh-cw", "ruler", "scale", "search", "share-2", "shield-check", "shopping-bag", "sliders-horizontal", "sofa",
  "sprout", "star", "sun", "trash-2", "trees", "trending-up", "trophy", "truck", "users", "utensils", "waves",
  "wifi", "wrench", "x", "zap",
  "facebook", "x-twitter", "instagram", "linkedin", "youtube", "whatsapp",
] as const; // prettier-ignore

export type IconName = (typeof iconNames)[number];

/** GraphQL enums cannot hold hyphens. */
type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Name;

export type ContentIconName = Underscored<IconName>;
