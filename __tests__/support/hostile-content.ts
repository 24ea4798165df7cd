/** Texts that would call `report` if any part of the site took them for markup, an address or code. */

/** Payloads of one kind each; line and paragraph separators (U+2028, U+2029) end statements in old engines. */
export const hostilePayloads = [
  `<script>report("script ran")</script>`,
  `"><img src=/none.png onerror="report('handler ran')">`,
  `'><svg onload="report('svg ran')"><script>report("svg script ran")</script></svg>`,
  `</script></style></title></textarea></noscript>--><script>report("escaped script ran")</script>`,
  `<!--<script>report("commented script ran")`,
  `]]><script>report("script after CDATA ran")</script>`,
  `<iframe srcdoc="<script>parent.report('frame ran')</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><img src=/none.png onerror="report('mutated markup ran')">`,
  `<a href="javascript:report('link ran')" onfocus="report('focus ran')" autofocus>link</a>`,
  `[link](javascript:report("markdown ran")) ![](x" onerror="report('markdown picture ran'))`,
  `';report('text ran');//`,
  `\u2028report("separated text ran")\u2029`,
  "${report('template ran')}",
  `{{constructor.constructor('report("braces ran")')()}}`,
] as const;

/** All payloads in one text of many lines, an address that is code, and the name of a property of every object. */
export const hostileTexts = [
  hostilePayloads.join("\n"),
  `javascript:report("address ran")`,
  `__proto__`,
] as const;

const parameters = [
  ..."q type tab construction bhk priceMin priceMax city highlight features sort page".split(" "),
  ..."intent service name id returnTo context __proto__ constructor[prototype][polluted]".split(" "),
];

/**
 * Addresses of pages that read the query, with one line of the text in every parameter and in the fragment, a different
 * one on each page: all of them would make an address longer than servers accept.
 */
export function hostileAddresses(text: string): string[] {
  const lines = text.split("\n");
  const lineFor = (at: number) => lines[at % lines.length] ?? "";
  return [
    "/",
    "/city/Goa",
    "/allproperties",
    "/apartments",
    "/properties/resale",
    "/dubai-properties",
    "/locations",
    "/wishlist",
    "/contact",
    "/thank-you",
    "/blogs",
  ].map((path, page) => {
    const query = new URLSearchParams(parameters.map((name, index) => [name, lineFor(index + page)]));
    return `${path}?${query.toString()}#${encodeURIComponent(lineFor(page))}`;
  });
}

const keys = [
  "wishlist",
  "selectedCity",
  "cityPickerSeen",
  "propertyEnquiries",
  "propertyEnquiriesEnded",
  "contact_last_submit_time",
  "recentlyViewed",
  "comments_post_1",
  "enquiry-draft:contact",
  "conversions-reported",
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
  const polluting = `[{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}]`;
  return [text, JSON.stringify([text]), JSON.stringify([record]), polluting].map((value) =>
    Object.fromEntries(keys.map((key) => [key, value])),
  );
}
