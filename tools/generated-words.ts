/** Words that `generate-listings.ts` puts together. Invented names; localities are real so that searches are realistic. */

export const firstNames = (
  "Amber Aravalli Ashoka Banyan Bayleaf Cardamom Cedar Chandra Coral Crescent Deodar Ebony Fern Ganga Garnet Gulmohar " +
  "Hazel Heron Ibis Indigo Ivory Jacaranda Jasmine Juniper Kadamba Kaveri Kestrel Kokum Lantana Laurel Lavender Linden " +
  "Lotus Magnolia Mahogany Malabar Mango Maple Marigold Meadow Meru Mirador Monsoon Mulberry Myna Narmada Neem Nilgiri " +
  "Oleander Olive Orchid Palash Papaya Parijat Pebble Peepal Pepper Periwinkle Plumeria Pomelo Rosewood Saffron Sahyadri " +
  "Sandalwood Sapphire Sequoia Silver Sparrow Sycamore Tamarind Teak Thyme Topaz Tulsi Turmeric Vetiver Violet Walnut " +
  "Willow Zinnia"
).split(" ");

export const secondNames = (
  "Acres Alcove Arbour Avenue Bay Bend Bluff Boulevard Bower Breeze Canopy Chambers Close Commons Copse Court Courtyard " +
  "Cove Creek Crest Croft Dale Dell Edge Enclave Esplanade Fields Garden Gate Glade Glen Green Grove Habitat Harbour " +
  "Haven Heights Hill Hollow House Isle Knoll Lane Lawns Ledge Manor Mews Nest Oasis Orchard Park Place Quarter Reach " +
  "Residency Ridge Rise Row Square Terrace"
).split(" ");

/** Appended to a name that is already used. */
export const titleEndings = [
  "",
  " Phase II",
  " East",
  " North Block",
  " Annexe",
  " West",
  " Phase III",
  " South Block",
];

export const developers = (
  "Kaveri Hearth Estates|Banyan Line Developers|Northlight Projects|Stone & Sky Homes|Tessel Land Company|Peninsula Keep|" +
  "Meridian Loom Builders|Open Court Housing|Sahyadri Brickworks|Harbour Row Developments|Deccan Lattice|Blue Gate Homes|" +
  "Third Monsoon Estates|Lantern Street Builders|Saltpan Living|Granite Arch Projects|Palm Ledger Developers|Fernway Homes|" +
  "Quiet Acre Land|Tidewall Construction"
).split("|");

export interface GeneratedCity {
  readonly name: string;
  readonly localities: readonly string[];
  /** What stands before the last six digits of a registration number in its state. */
  readonly registration: string;
  readonly weight: number;
}

export const cities: readonly GeneratedCity[] = [
  {
    name: "Bangalore",
    registration: "PRM/KA/RERA/0000/000/PR/000000/",
    weight: 40,
    localities: (
      "Whitefield|Sarjapur Road|Hebbal|Yelahanka|Devanahalli|Electronic City|Indiranagar|Koramangala|Jayanagar|JP Nagar|" +
      "HSR Layout|Bannerghatta Road|Kanakapura Road|Marathahalli|Bellandur|Hennur|Thanisandra|Rajajinagar|Malleshwaram|" +
      "Varthur|Hoskote|Budigere|Kengeri|Mysore Road"
    ).split("|"),
  },
  {
    name: "Mumbai",
    registration: "P00000",
    weight: 20,
    localities:
      "Powai|Worli|Bandra West|Andheri East|Chembur|Thane West|Mulund|Goregaon|Kandivali|Lower Parel|Panvel|Vikhroli".split(
        "|",
      ),
  },
  {
    name: "Hyderabad",
    registration: "P00000",
    weight: 20,
    localities:
      "Gachibowli|Kokapet|Banjara Hills|Kondapur|Madhapur|Narsingi|Tellapur|Manikonda|Shamshabad|Miyapur".split(
        "|",
      ),
  },
  {
    name: "Goa",
    registration: "PRGO00",
    weight: 10,
    localities: "Assagao|Anjuna|Siolim|Panjim|Porvorim|Candolim|Colva|Vagator|Aldona|Margao".split("|"),
  },
  {
    name: "Dubai",
    registration: "",
    weight: 10,
    localities:
      "Dubai Marina|Business Bay|Jumeirah|Al Furjan|Dubai Hills|Creek Harbour|Arjan|Meydan|Al Barsha|Town Square".split(
        "|",
      ),
  },
];

export const facilities = (
  "Clubhouse|Swimming pool|Covered parking|Power backup|Gymnasium|Children's play area|Landscaped garden|CCTV surveillance|" +
  "Gated entry|EV charging point|Rainwater harvesting|Indoor games room|Badminton court|Tennis court|Jogging track|Yoga deck|" +
  "Co-working lounge|Library|Amphitheatre|Pet park|Senior citizens' corner|Multipurpose hall|Sewage treatment plant|" +
  "Solar lighting|Visitor parking|Intercom|Convenience store|Creche|Basketball court|Cycling track|Steam room|Terrace garden"
).split("|");

/** Sentences of a description; a name in braces is replaced by one of `slots`. */
export const sentences: readonly string[] = [
  "{title} stands on {road} in {locality}, {minutes} minutes from {landmark}.",
  "The homes face {facing}, so the {room} has {light} for most of the day.",
  "Every {room} opens onto a {outdoor} of {feet} feet, deep enough for a table and four chairs.",
  "The structure is {structure}, with {wall} walls and {floor} floors in the living areas.",
  "Kitchens come with a {counter} counter, a utility area and a point for {appliance}.",
  "Bathrooms have {fitting} fittings, ventilated shafts and anti-skid tiles.",
  "The {amenity} was designed by {designer} and sits beside a {water}.",
  "{percent} per cent of the site is left open, planted mostly with {tree} and {tree2}.",
  "Water comes from {source}, treated on site and metered to each home.",
  "{landmark} and {landmark2} are both within {minutes} minutes by car outside the office rush.",
  "The nearest {transport} is {metres} metres away, and the approach road is {width} feet wide.",
  "Children can walk to {school}, and {hospital} is the closest hospital with an emergency room.",
  "The seller will consider {offer} for a buyer who can register within {days} days.",
  "Title is {title2}, the encumbrance certificate covers {years} years, and a bank has {bank}.",
  "Monthly maintenance is about ₹{charge} a square foot and includes {service}.",
  "Lifts are {lift}, one of them sized for a stretcher, with {backup} backup for common areas.",
  "A {store} on the {level} floor serves residents, run by {operator}.",
  "Construction began in {season}; the slab of the {level} floor was cast in {season2}.",
  "Neighbours include {neighbour} and {neighbour2}, which keeps the street {mood} after dark.",
  "The {shape} plan wastes little on corridors: {carpet} per cent of the built-up area is usable carpet.",
];

export const slots: Readonly<Record<string, readonly string[]>> = {
  road: [
    "a tree-lined lane",
    "the service road",
    "the old temple street",
    "the outer ring road",
    "a quiet cul-de-sac",
    "the lakeside promenade",
  ],
  minutes: ["five", "eight", "twelve", "fifteen", "twenty", "twenty-five", "thirty"],
  landmark: [
    "the tech park",
    "the airport expressway",
    "the metro interchange",
    "the central market",
    "the old lake",
    "the university gate",
    "the convention centre",
    "the wholesale flower market",
  ],
  landmark2: [
    "the golf links",
    "the railway station",
    "a multiplex",
    "the botanical garden",
    "the cricket ground",
    "the district court",
  ],
  facing: ["east", "north", "north-east", "west", "the park", "the valley", "the creek"],
  room: ["living room", "main bedroom", "study", "dining area", "family lounge", "guest suite", "kitchen"],
  light: [
    "daylight",
    "soft morning sun",
    "even northern light",
    "a cross breeze",
    "a view of the treetops",
    "late afternoon shade",
  ],
  outdoor: ["balcony", "veranda", "deck", "sit-out", "courtyard", "terrace"],
  feet: ["six by ten", "five by twelve", "seven by fourteen", "eight by sixteen"],
  structure: [
    "a shear-wall frame",
    "reinforced concrete",
    "load-bearing laterite",
    "a post-tensioned slab frame",
    "precast concrete",
  ],
  wall: ["solid block", "exposed brick", "aerated concrete", "stone-clad", "lime-plastered"],
  floor: ["vitrified", "kota stone", "oak laminate", "terrazzo", "Italian marble", "oxide"],
  counter: ["granite", "quartz", "black jet", "sandstone", "steel"],
  appliance: ["a dishwasher", "piped gas", "a water purifier", "an induction hob", "a chimney"],
  fitting: ["chrome", "brushed nickel", "matt black", "concealed", "water-saving"],
  amenity: ["clubhouse", "pool", "reading room", "gym", "play court", "amphitheatre"],
  designer: [
    "a Pune studio",
    "a landscape practice from Auroville",
    "the architects of the museum",
    "a conservation architect",
    "two young engineers",
  ],
  water: ["lily pond", "lap pool", "reflecting pool", "bioswale", "stepwell", "rain garden"],
  percent: ["forty", "fifty-five", "sixty", "seventy", "eighty", "thirty-five"],
  tree: ["neem", "jackfruit", "rain trees", "frangipani", "honge", "areca palms", "mango", "gulmohar"],
  tree2: [
    "bamboo",
    "heliconia",
    "tamarind",
    "lemongrass",
    "silver oak",
    "champak",
    "banana",
    "bougainvillea",
  ],
  source: [
    "the municipal line",
    "two borewells",
    "the Kaveri scheme",
    "a tanker-free open well",
    "the river board",
    "harvested rain",
  ],
  transport: ["metro station", "bus stop", "ferry jetty", "suburban station", "cycle stand", "tram halt"],
  metres: ["200", "350", "500", "650", "800", "950"],
  width: ["thirty", "forty", "sixty", "eighty", "a hundred"],
  school: [
    "a Montessori",
    "the convent school",
    "an international school",
    "two government schools",
    "the navy school",
    "a Waldorf kindergarten",
  ],
  hospital: [
    "the mission hospital",
    "a cardiac institute",
    "the women's clinic",
    "a teaching hospital",
    "the railway hospital",
  ],
  offer: [
    "a staged payment",
    "the furniture",
    "the modular kitchen",
    "a second parking bay",
    "the air conditioners",
    "a lower deposit",
  ],
  days: ["thirty", "forty-five", "sixty", "ninety"],
  title2: [
    "freehold",
    "leasehold for ninety-nine years",
    "clear and marketable",
    "converted for residential use",
    "held by one family since 1964",
  ],
  years: ["thirteen", "thirty", "fifteen", "twenty"],
  bank: [
    "approved loans here",
    "inspected the papers",
    "sanctioned the project",
    "valued a similar flat in spring",
  ],
  charge: ["3.20", "4", "4.75", "5.50", "6.10"],
  service: [
    "security and gardening",
    "water and lift upkeep",
    "housekeeping",
    "a concierge",
    "pest control and painting",
    "waste sorting",
  ],
  lift: ["fast", "quiet", "new", "panoramic", "recently serviced"],
  backup: ["full", "diesel", "battery", "solar-assisted", "partial"],
  store: ["grocery", "pharmacy", "crèche", "laundry", "bakery", "clinic", "tailor"],
  level: ["ground", "first", "fourth", "ninth", "twelfth", "sixteenth"],
  operator: [
    "a cooperative",
    "the residents' association",
    "a local family",
    "the developer",
    "a women's self-help group",
  ],
  season: ["the summer of 2024", "early 2025", "the monsoon of 2025", "late 2023", "January 2026"],
  season2: ["spring", "autumn", "August", "February", "May", "the second quarter"],
  neighbour: [
    "a publishing house",
    "three embassies",
    "the fishing harbour",
    "a veterinary college",
    "a Carnatic music school",
    "an old estate of bungalows",
  ],
  neighbour2: [
    "a police station",
    "the tennis academy",
    "a bird sanctuary",
    "several cafés",
    "the weekly market",
    "a hockey stadium",
  ],
  mood: ["lit", "calm", "lively", "walkable", "friendly"],
  shape: ["square", "linear", "corner", "split-level", "L-shaped", "courtyard"],
  carpet: ["sixty-eight", "seventy", "seventy-two", "seventy-five", "seventy-eight"],
};
