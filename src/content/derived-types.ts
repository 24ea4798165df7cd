/** GraphQL types of the nodes whose fields are derived from content: listings and posts. */
export const derivedTypeDefinitions = `
enum Currency { INR AED }
enum PricePeriod { total month year }

"A price as numbers (decision A6)."
type ListingPrice @dontInfer {
  "The specification's priceNumber: lowest amount named, in the currency's unit."
  amount: Float!
  "Highest amount of a range; equals amount otherwise."
  amountMax: Float!
  currency: Currency!
  period: PricePeriod!
  "Lowest amount in rupees, for sorting and filtering only."
  inr: Float! @inrAmount
}

"A badge of the card: words and the colour of its swatch."
type ListingTag @dontInfer { label: String! color: String! }

type LabelledValue @dontInfer { label: String! value: String! }
type ListingLink @dontInfer { label: String! url: String! }
type ListingUnit @dontInfer { type: String! size: String! price: String! }
type FloorPlan @dontInfer { name: String! size: String image: Picture! @picture }
type Coordinates @dontInfer { lat: Float! lng: Float! }

type ListingSummary @dontInfer {
  projectName: String!
  developer: String
  parkingType: String
  landArea: String
  stage: String
  ownership: String
  landmark: String
  floors: String
  units: String
  address: String
}

type ListingDetails @dontInfer {
  description: String
  units: [ListingUnit!]!
  pricing: [LabelledValue!]!
  paymentStructure: [LabelledValue!]!
  timeline: [LabelledValue!]!
  additionalCharges: [LabelledValue!]!
  notes: [String!]!
  model: String
}

type ListingConfiguration @dontInfer { title: String! lastUpdated: Date @dateformat rows: [LabelledValue!]! }
type UnitTableRow @dontInfer { unitType: String! size: String! }
type UnitTable @dontInfer { columns: [String!]! rows: [UnitTableRow!]! }

"RERA registration, Dubai permit or stated exemption (decision E1)."
type Registration @dontInfer {
  "rera, dld, exempt or none."
  kind: String!
  numbers: [String!]!
  reason: String
  expires: Date @dateformat
  "Page of the regulator or of the permit."
  url: String!
  authority: String!
  "QR code of the address, as SVG markup made at build."
  qrSvg: String!
}

"A home or project on offer (data/listings)."
type Listing implements Node @dontInfer {
  listingId: Int!
  slug: String!
  "Address of its page."
  path: String!
  title: String!
  developer: String
  "Price as the editor worded it, or 'Contact for price'."
  priceLabel: String!
  "Null when the text names no total amount."
  price: ListingPrice
  possession: String
  tags: [ListingTag!]!
  "E.164; null when the listing has none."
  phone: String
  "Locality and city."
  location: String!
  "Locality alone."
  locality: String!
  city: String!
  cityFacts: City @link(by: "name", from: "city")
  isDubai: Boolean!
  bedrooms: String
  bedroomNumbers: [Int!]!
  size: String
  "Smallest area in square feet, where the size can be read."
  areaSqft: Float
  "apartment, villa, plot, farm-land or commercial."
  kind: String!
  "The category of its kind, as the menu's column of types has it."
  typeCategory: Category @typeCategory
  "Every kind that tag, type and property type name."
  kinds: [String!]!
  "Every construction option it answers to: under-construction, ready-to-move, new-launch, launched."
  construction: [String!]!
  "Type, finer type, category and search words, as written."
  typeWords: [String!]!
  typeLabel: String!
  "new-launch, under-construction or ready-to-move."
  stage: String
  "Normalised category slugs."
  categories: [String!]!
  cover: Picture! @picture
  gallery: [Picture!]! @picture
  "Sanitised HTML."
  descriptionHtml: String!
  "Plain text of the description."
  descriptionText: String!
  facilities: [String!]!
  summary: ListingSummary!
  details: ListingDetails!
  floorPlans: [FloorPlan!]!
  configuration: ListingConfiguration
  unitTable: UnitTable
  coordinates: Coordinates
  "Embed address of the map, without a search for places nearby."
  mapEmbedUrl: String!
  "Plain link to the place on a map."
  mapUrl: String!
  videoUrl: String
  videoEmbedUrl: String
  additionalInfo: String
  externalLinks: [ListingLink!]!
  registration: Registration! @registration
  postedAt: Date! @dateformat
  lastVerified: Date @dateformat
  featured: Boolean!
}

type PostSource @dontInfer { label: String! url: String! }

"An article of the blog (data/blog)."
type Post implements Node @dontInfer {
  postId: Int!
  slug: String!
  "Address of its page."
  path: String!
  title: String!
  category: String!
  date: Date! @dateformat
  updated: Date @dateformat
  author: String
  image: Picture! @picture
  excerpt: String!
  "Plain text of the first paragraph."
  firstParagraph: String!
  "Sanitised HTML; its pictures are marked <img data-picture='n'> and stand in the list."
  html: String!
  pictures: [Picture!]! @picture
  "Reading time in minutes at 220 words a minute."
  readingMinutes: Int!
  sources: [PostSource!]!
}
`;
