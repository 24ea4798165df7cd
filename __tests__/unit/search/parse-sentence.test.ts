import { parseSentence, sentenceNames } from "../../../src/features/search/sentence/parse-sentence";

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
  inrPerAed: 24,
  names: sentenceNames(new Set(["Villa Serenity", "Under the Neem", "Fort House", "Oriel Homes", "Goa"])),
};

test.each([
  ["3 BHK under 1.5 crore in Whitefield", { bhk: [3], priceMax: 15_000_000, q: "Whitefield" }],
  ["whitefield 3bhk below 1.5cr", { bhk: [3], priceMax: 15_000_000, q: "whitefield" }],
  ["2 or 3 BHK in Hebbal", { bhk: [2, 3], q: "Hebbal" }],
  ["2-3 bhk", { bhk: [2, 3], q: "" }],
  ["2, 3 BHK", { bhk: [2, 3], q: "" }],
  ["2 to 4 BHK", { bhk: [2, 3, 4], q: "" }],
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
  ["above 2 Cr in Worli", { priceMin: 20_000_000, q: "Worli" }],
  ["budget 75 L Yelahanka", { priceMax: 7_500_000, q: "Yelahanka" }],
  ["1.5 crore Whitefield", { priceMax: 15_000_000, q: "Whitefield" }],
  ["under AED 2M in Dubai", { priceMax: 48_000_000, city: "Dubai", q: "" }],
  ["under 8500000 Hennur", { priceMax: 8_500_000, q: "Hennur" }],
  ["2 BHK for rent in Indiranagar", { bhk: [2], tab: "rent", q: "Indiranagar" }],
  ["flats for sale Powai", { type: "apartment", tab: "sale", q: "Powai" }],
  ["ready to move flat", { type: "apartment", construction: ["readyToMove"], q: "" }],
  [
    "under construction villas Mumbai",
    { type: "villa", construction: ["underConstruction"], city: "Mumbai", q: "" },
  ],
  ["new launch in Kokapet", { construction: ["newLaunch"], q: "Kokapet" }],
  ["homes in Goa under 2 crore", { city: "Goa", priceMax: 20_000_000, q: "" }],
  ["Looking for a property in Hebbal", { q: "Hebbal" }],
  ["flat to rent under 45k", { type: "apartment", tab: "rent", priceMax: 45_000, q: "" }],
  ["AED 2M Dubai", { priceMax: 48_000_000, city: "Dubai", q: "" }],
  ["500 m from metro", { q: "500 m from metro" }],
  ["near the lake with pool", { q: "near the lake with pool" }],
  ["2 BHK for rent 45k", { bhk: [2], tab: "rent", priceMax: 45_000, q: "" }],
  ["villa plots in Devanahalli", { type: "town house", q: "Devanahalli" }],
  ["town houses in Dubai", { type: "villa", city: "Dubai", q: "" }],
  ["villa or apartment in Hebbal", { q: "Hebbal" }],
  ["flat or penthouse in Powai", { type: "apartment", q: "Powai" }],
  ["3 BHK in Bengaluru", { bhk: [3], city: "Bangalore", q: "" }],
  ["bengaluru", { city: "Bangalore", q: "" }],
  ["3 BHK in ಬೆಂಗಳೂರು", { bhk: [3], city: "Bangalore", q: "" }],
  ["बेंगलुरु villa", { type: "villa", city: "Bangalore", q: "" }],
  ["मुंबई sea view", { city: "Mumbai", q: "sea view" }],
  ["mumbai sea view", { city: "Mumbai", q: "sea view" }],
  ["agricultural land", { type: "tower", q: "" }],
  ["agricultural land near Hosur", { type: "tower", q: "Hosur" }],
  ["penthouse", { type: "apartment", q: "penthouse" }],
  ["penthouses in Mumbai", { type: "apartment", city: "Mumbai", q: "penthouse" }],
  ["row houses in Goa", { type: "villa", city: "Goa", q: "row house" }],
  ["not villa", { q: "not villa" }],
  ["3 BHK not villa in Goa", { bhk: [3], city: "Goa", q: "not villa" }],
  ["no plots or villas in Hebbal", { q: "Hebbal not plots not villas" }],
  ["homes", { q: "homes" }],
  ["Koramangala 3rd Block", { q: "Koramangala 3rd Block" }],
  ["Whitefield", { q: "Whitefield" }],
  ["Goan villa in Goa", { type: "villa", city: "Goa", q: "Goan" }],
  ["Goan villa in Goabelle", { type: "villa", q: "Goan Goabelle" }],
  ["", { q: "" }],
])("%s", (sentence, expected) => {
  expect(parseSentence(sentence, context)).toEqual(expected);
});

describe("a name of the catalogue stays whole", () => {
  test.each<[string, object]>([
    ["Villa Serenity", { q: "Villa Serenity" }],
    ["under the neem", { q: "under the neem" }],
    ["Fort House Mumbai", { city: "Mumbai", q: "Fort House" }],
    ["3 BHK in Villa Serenity under 2 crore", { bhk: [3], priceMax: 20_000_000, q: "Villa Serenity" }],
    ["Oriel Homes", { q: "Oriel Homes" }],
    ["flats by Oriel Homes", { type: "apartment", q: "Oriel Homes" }],
    ["Villa Serenityville", { type: "villa", q: "Serenityville" }],
    ["villas in Goa", { type: "villa", city: "Goa", q: "" }],
    // Not its first occurrence, which is part of a longer word, but a later one.
    ["Fort Houses by Fort House in Goa", { city: "Goa", q: "Fort Fort House" }],
    // A longer name is in the text, but only as part of a word.
    ["2 BHK Villa Serenityville or Fort House", { type: "villa", bhk: [2], q: "Serenityville Fort House" }],
  ])("%s", (sentence, expected) => {
    expect(parseSentence(sentence, context)).toEqual(expected);
  });
});

test("without a rate an amount in dirhams stays in the words", () => {
  expect(parseSentence("villa under AED 2M", { ...context, inrPerAed: null })).toEqual({
    type: "villa",
    q: "AED 2M",
  });
});
