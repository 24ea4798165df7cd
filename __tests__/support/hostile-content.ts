/** Texts that would run `report` if any part of the site took them for markup, an address or code. */
const markup = [
  `<script>report("script ran")</script>`,
  `"><img src=/none.png onerror="report('handler ran')">`,
  `'><svg onload="report('svg ran')">`,
  `</script></style></title><script>report("escaped script ran")</script>`,
  `<iframe srcdoc="<script>parent.report('frame ran')</script>"></iframe>`,
  `';report('text ran');//`,
  "${report('template ran')}",
].join(" ");

export const hostileTexts = [markup, `javascript:report("address ran")`, `__proto__`] as const;

const parameters = [
  ..."q type tab construction bhk priceMin priceMax city highlight features sort page".split(" "),
  ..."intent service name id returnTo".split(" "),
];

/** Addresses of pages that read the query, with the text in every parameter and in the fragment. */
export function hostileAddresses(text: string): string[] {
  const query = new URLSearchParams(parameters.map((name) => [name, text]));
  return [
    "/",
    "/allproperties",
    "/apartments",
    "/locations",
    "/wishlist",
    "/contact",
    "/thank-you",
    "/blogs",
  ].map((path) => `${path}?${query.toString()}#${encodeURIComponent(text)}`);
}

const keys = [
  "wishlist",
  "selectedCity",
  "cityPickerSeen",
  "propertyEnquiries",
  "contact_last_submit_time",
  "recentlyViewed",
  "comments_post_1",
  "enquiry-draft:contact",
];

/** The text under every key of storage: as it is, as a list, and as a list of records (comments, kept enquiries). */
export function hostileStorages(text: string): Record<string, string>[] {
  const record = {
    id: 1,
    name: text,
    text,
    email: text,
    message: text,
    params: { name: text, message: text },
  };
  return [text, JSON.stringify([text]), JSON.stringify([record])].map((value) =>
    Object.fromEntries(keys.map((key) => [key, value])),
  );
}
