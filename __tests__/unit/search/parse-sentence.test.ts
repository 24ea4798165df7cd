import { emptyCriteria } from "../../../src/features/search/filters/filter-table";
import { parseSentence, sentenceNames } from "../../../src/features/search/sentence/parse-sentence";
import { slugify } from "../../../src/lib/text";

const context = {
  cities: [
    ["Bangalore", "Bangalore"],
    ["Bengaluru", "Bangalore"],
    ["ಬೆಂಗಳೂರು", "Bangalore"],
    ["बेंगलुरु", "Bangalore"],
    ["Mumbai", "Mumbai"],
    ["मुंबई", "Mumbai"],
    ["Hyderabad", "Hyderabad"],
    ["Goa", "Goa"],
    ["Dubai", "Dubai"],
  ] as const,
  typeWords: [
    ["apartment", "duplex", "penthouse"],
    ["villa", "row", "house"],
  ],
  facilities: ["Swimming pool", "Lift", "Private lift", "Covered parking", "Gymnasium", "Walking track"].map(
    (label) => ({ label, slug: slugify(label) }),
  ),
  inrPerAed: 24,
  names: sentenceNames(new Set(["Villa Serenity", "Under the Neem", "Fort House", "Oriel Homes", "Goa"])),
};

test.each([
  ["2 or 3 BHK in Hebbal", { bhk: [2, 3], q: "Hebbal" }],
  ["2-3 bhk", { bhk: [2, 3], q: "" }],
  [
    "two or three bedroom flat under one crore",
    { type: "apartment", bhk: [2, 3], priceMax: 10_000_000, q: "" },
  ],
  ["5 BHK", { bhk: [4], q: "" }],
  ["4+ BHK", { bhk: [4], q: "" }],
  ["3 bedroom villa in Goa", { bhk: [3], type: "villa", city: "Goa", q: "" }],
  ["plots in Devanahalli up to 90 lakh", { type: "town house", priceMax: 9_000_000, q: "Devanahalli" }],
  ["farm land near Hosur", { type: "tower", q: "Hosur" }],
  ["office space in Hyderabad", { type: "commercial", city: "Hyderabad", q: "" }],
  ["between 80 lakh and 1.2 crore", { priceMin: 8_000_000, priceMax: 12_000_000, q: "" }],
  ["₹1.2 - 2.4 Cr Sarjapur", { priceMin: 12_000_000, priceMax: 24_000_000, q: "Sarjapur" }],
  ["AED 1 to 2M", { priceMin: 24_000_000, priceMax: 48_000_000, q: "" }],
  ["80L-1.2cr Hebbal", { priceMin: 8_000_000, priceMax: 12_000_000, q: "Hebbal" }],
  ["budget 75 L Yelahanka", { priceMax: 7_500_000, q: "Yelahanka" }],
  ["2 BHK for rent in Indiranagar", { bhk: [2], tab: "rent", q: "Indiranagar" }],
  ["flats for sale Powai", { type: "apartment", tab: "sale", q: "Powai" }],
  ["ready to move flat", { type: "apartment", construction: ["readyToMove"], q: "" }],
  ["Looking for a property in Hebbal", { q: "Hebbal" }],
  ["flat to rent under 45k", { type: "apartment", tab: "rent", priceMax: 45_000, q: "" }],
  ["500 m from metro", { q: "500 m from metro" }],
  ["near the lake with pool", { features: ["swimming-pool"], q: "lake" }],
  ["villa plots in Devanahalli", { type: "town house", q: "Devanahalli" }],
  ["town houses in Dubai", { type: "villa", city: "Dubai", q: "" }],
  ["villa or apartment in Hebbal", { q: "Hebbal" }],
  ["flat or penthouse in Powai", { type: "apartment", q: "Powai" }],
  ["3 BHK in Bengaluru", { bhk: [3], city: "Bangalore", q: "" }],
  ["3 BHK in ಬೆಂಗಳೂರು", { bhk: [3], city: "Bangalore", q: "" }],
  ["बेंगलुरु villa", { type: "villa", city: "Bangalore", q: "" }],
  ["mumbai sea view", { city: "Mumbai", q: "sea view" }],
  ["agricultural land near Hosur", { type: "tower", q: "Hosur" }],
  ["penthouses in Mumbai", { type: "apartment", city: "Mumbai", q: "penthouse" }],
  ["row houses in Goa", { type: "villa", city: "Goa", q: "row house" }],
  ["3 BHK not villa in Goa", { bhk: [3], city: "Goa", q: "not villa" }],
  ["no plots or villas in Hebbal", { q: "Hebbal not plots not villas" }],
  ["homes", { q: "homes" }],
  ["Koramangala 3rd Block", { q: "Koramangala 3rd Block" }],
  ["Goan Greenvilla villa in Goa", { type: "villa", city: "Goa", q: "Goan Greenvilla" }],
  ["Goan villa in Goabelle", { type: "villa", q: "Goan Goabelle" }],
  ["", { q: "" }],
])("%s", (sentence, expected) => {
  expect(parseSentence(sentence, context)).toEqual(expected);
});

describe("amounts are read in any grouping, parts, currency, direction and script", () => {
  test.each<[string, object]>([
    ["flats under 1,20,00,000", { type: "apartment", priceMax: 12_000_000, q: "" }],
    ["flats under 120.000.000", { type: "apartment", priceMax: 120_000_000, q: "" }],
    ["flats under 1'200'000", { type: "apartment", priceMax: 1_200_000, q: "" }],
    ["Rs.1,20,00,000/- flat", { type: "apartment", priceMax: 12_000_000, q: "" }],
    ["flat under 1 cr 20 lakh", { type: "apartment", priceMax: 12_000_000, q: "" }],
    ["2 million aed villa dubai", { type: "villa", city: "Dubai", priceMax: 48_000_000, q: "" }],
    ["2.5M dirhams or more", { priceMin: 60_000_000, q: "" }],
    ["flats under ८० lakh", { type: "apartment", priceMax: 8_000_000, q: "" }],
    ["३ bhk under ೯೦,೦೦,೦೦೦", { bhk: [3], priceMax: 9_000_000, q: "" }],
    ["１２０００００ and above", { priceMin: 1_200_000, q: "" }],
    ["5+ cr villa", { type: "villa", priceMin: 50_000_000, q: "" }],
    ["80 lakh onwards", { priceMin: 8_000_000, q: "" }],
    ["minimum 50 lakh maximum 80 lakh", { priceMin: 5_000_000, priceMax: 8_000_000, q: "" }],
    ["no less than 2 crores", { priceMin: 20_000_000, q: "" }],
    ["budget between 50 and 80 lakh", { priceMin: 5_000_000, priceMax: 8_000_000, q: "" }],
    ["between 1.2 crore and 80 lakh", { priceMin: 8_000_000, priceMax: 12_000_000, q: "" }],
    ["around 80 lakh", { priceMax: 8_000_000, q: "" }],
    ["flat 80 lakh - 3 bhk", { type: "apartment", bhk: [3], priceMax: 8_000_000, q: "" }],
    ["rent between 40,000 and 60,000", { tab: "rent", priceMin: 40_000, priceMax: 60_000, q: "" }],
    ["flat 45k pm", { type: "apartment", tab: "rent", priceMax: 45_000, q: "" }],
    ["120000 aed per year", { tab: "rent", priceMax: 240_000, q: "" }],
  ])("%s", (sentence, expected) => {
    expect(parseSentence(sentence, context)).toEqual(expected);
  });

  test.each([
    ["flat under $500k", "$500k"],
    ["flat under 80", "80"],
    ["flat 1,5 cr", "1,5 cr"],
    ["flat under 1.200", "1.200"],
    ["flat 90 lakh - 1.2", "90 lakh 1.2"],
    ["flat max 5cr+", "max 5cr+"],
    ["flat under 1 lakh crore", "1 lakh crore"],
    ["flat within 500 m of metro", "500 m metro"],
    ["flat 560066", "560066"],
    ["flat at ₹9,500/sqft", "₹9,500/sqft"],
  ])("what cannot be read stays in the words, never a wrong number: %s", (sentence, q) => {
    expect(parseSentence(sentence, context)).toEqual({ type: "apartment", q });
  });

  test("where homes to let are asked for, a figure is a rent", () => {
    const chosen = { ...emptyCriteria, tab: "rent" } as const;
    expect(parseSentence("under 9000", context, chosen)).toEqual({ priceMax: 9_000, q: "" });
  });
});

test.each<[string, object]>([
  ["3+ bhk", { bhk: [3, 4], q: "" }],
  ["3 bhk and above", { bhk: [3, 4], q: "" }],
  ["up to 2 bhk", { bhk: [1, 2], q: "" }],
  ["3 bhk + study", { bhk: [3], q: "study" }],
  ["pet friendly 2 bhk", { pets: ["welcome"], bhk: [2], q: "" }],
  ["not pet friendly flat", { type: "apartment", q: "not pet friendly" }],
  ["fully furnished", { furnishing: ["furnished"], q: "" }],
  ["semi furnished flat", { furnishing: ["semifurnished"], type: "apartment", q: "" }],
  ["north-east facing plot", { facing: ["northeast"], type: "town house", q: "" }],
  ["facing east or west", { facing: ["east", "west"], q: "" }],
  ["sea facing villa", { type: "villa", q: "sea facing" }],
  ["1200 sqft plot", { sizeMin: 1_200, type: "town house", q: "" }],
  ["30x40 plot under 80 lakh", { sizeMin: 1_200, priceMax: 8_000_000, type: "town house", q: "" }],
  ["area below 1500 sqft", { sizeMax: 1_500, q: "" }],
  ["1200 to 1500 sq ft flat", { sizeMin: 1_200, sizeMax: 1_500, type: "apartment", q: "" }],
  ["2 acre farm land", { sizeMin: 87_120, type: "tower", q: "" }],
  ["2 bhk with pool and gym", { features: ["gymnasium", "swimming-pool"], bhk: [2], q: "" }],
  ["flat with private lift", { features: ["private-lift"], type: "apartment", q: "" }],
  ["villa without pool", { type: "villa", q: "without pool" }],
  ["liftable walking", { q: "liftable walking" }],
  ["ready for possession flat", { construction: ["readyToMove"], type: "apartment", q: "" }],
])("filters are understood in sentences: %s", (sentence, expected) => {
  expect(parseSentence(sentence, context)).toEqual(expected);
});

test.each<[string, object]>([
  ["Villa Serenity", { q: "Villa Serenity" }],
  ["Fort House Mumbai", { city: "Mumbai", q: "Fort House" }],
  ["3 BHK in Villa Serenity under 2 crore", { bhk: [3], priceMax: 20_000_000, q: "Villa Serenity" }],
  ["Oriel Homes", { q: "Oriel Homes" }],
  ["flats by Oriel Homes", { type: "apartment", q: "Oriel Homes" }],
  ["Villa Serenityville", { type: "villa", q: "Serenityville" }],
  // Not its first occurrence, which is part of a longer word, but a later one.
  ["Fort Houses by Fort House in Goa", { city: "Goa", q: "Fort Fort House" }],
  // A longer name is in the text, but only as part of a word.
  ["2 BHK Villa Serenityville or Fort House", { type: "villa", bhk: [2], q: "Serenityville Fort House" }],
])("a name of the catalogue stays whole: %s", (sentence, expected) => {
  expect(parseSentence(sentence, context)).toEqual(expected);
});

test("without a rate an amount in dirhams stays in the words", () => {
  expect(parseSentence("villa under AED 2M", { ...context, inrPerAed: null })).toEqual({
    type: "villa",
    q: "AED 2M",
  });
});
