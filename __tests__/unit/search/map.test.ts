import { positionOnMap } from "../../../src/catalogue/city-map";
import { isInOutline, formatKm } from "../../../src/catalogue/position";
import { areaFilter, maxCorners } from "../../../src/features/search/filters/definitions/area-filter";
import { parseCriteria, serialiseCriteria } from "../../../src/features/search/filters/filter-table";
import { clusterHomes, firstMap, placeHomes } from "../../../src/features/search/map/homes-on-map";
import { fitView, panBy, placeAt, wholeSize, zoomAt } from "../../../src/features/search/map/map-view";
import { priceOnPin } from "../../../src/features/search/map/map-pins";
import { shortenLine } from "../../../src/features/search/map/map-controls";
import { catalogueListingsOf } from "../../support/catalogue-listings";

const bangalore = {
  city: "Bangalore",
  drawing: "/maps/bangalore.svg",
  ...{ west: 77.38, south: 12.65, east: 77.88, north: 13.26 },
};
const dubai = {
  city: "Dubai",
  drawing: "/maps/dubai.svg",
  ...{ west: 54.96, south: 24.84, east: 55.6, north: 25.36 },
};
const maps = [bangalore, dubai];

/** Twelve homes all over Bangalore, one of them without a position, and one in Dubai. */
const homes = catalogueListingsOf(
  ...Array.from({ length: 12 }, (_, index) => ({
    city: "Bangalore",
    position: index === 11 ? null : { lat: 12.701 + index * 0.05, lng: 77.4 + ((index * 7) % 12) * 0.04 },
  })),
  { city: "Dubai", position: { lat: 25.2, lng: 55.27 } },
);

describe("an area drawn on the map", () => {
  const triangle = [
    { lat: 12.9, lng: 77.5 },
    { lat: 13, lng: 77.6 },
    { lat: 12.9, lng: 77.7 },
  ];
  const read = (text: string) => areaFilter.parse(new URLSearchParams({ area: text }), []).area;

  test("stands in the address as latitude and longitude of its corners, to 11 m", () => {
    const address = serialiseCriteria({ ...parseCriteria(new URLSearchParams(), []), area: triangle });
    expect(String(address)).toBe("area=12.9_77.5_13_77.6_12.9_77.7");
    expect(read("12.9_77.5_13_77.6_12.9_77.7")).toEqual(triangle);
    expect(areaFilter.serialise({ area: [{ lat: 12.912_345, lng: -77.5 }] }).area).toEqual(["12.9123_-77.5"]);
  });

  test.each([
    ["two corners", "12.9_77.5_13_77.6"],
    ["half a corner", "12.9_77.5_13_77.6_12.9_77.7_13"],
    ["a corner beyond the poles", "99_77.5_13_77.6_12.9_77.7"],
    ["words", "here_and_there_and_everywhere_at_once"],
    ["more corners than can be drawn", "12.9_77.5_".repeat(maxCorners + 1).slice(0, -1)],
  ])("with %s in the address is no area", (_, text) => {
    expect(read(text)).toEqual([]);
  });

  test.each([
    [{ lat: 12.99, lng: 77.6 }, true],
    [{ lat: 12.99, lng: 77.5 }, false],
    [{ lat: 12.89, lng: 77.6 }, false],
  ])("holds what lies inside it: %p, %p", (position, isInside) => {
    expect(isInOutline(position, triangle)).toBe(isInside);
  });
});

describe("pins", () => {
  test("each lies at the position of its home", () => {
    const placed = placeHomes(homes, [], maps).byCity.get("Bangalore") ?? [];
    expect(placed.length).toBeGreaterThan(10);
    for (const { home, at } of placed)
      expect(positionOnMap(at, bangalore).lat).toBeCloseTo(home.position?.lat ?? 0, 9);
  });

  test("homes without a position and of cities without a map have none", () => {
    const [home] = homes;
    if (home === undefined) throw new Error("there are listings");
    const without = [
      { ...home, position: null },
      { ...home, city: "Pune" },
      { ...home, city: "Bangalore", position: { lat: 19, lng: 73 } },
    ];
    expect(placeHomes(without, without, maps)).toEqual({ byCity: new Map(), missing: without });
  });

  test("a home that the drawn area leaves out has none, and is told where no map has it", () => {
    const [within, outside, ...furtherHomes] = homes;
    if (within === undefined || outside === undefined) throw new Error("there are listings");
    const { byCity, missing } = placeHomes([within], homes, maps);
    expect([...byCity].map(([city, placed]) => [city, placed.map(({ home }) => home)])).toEqual([
      ["Bangalore", [within]],
    ]);
    expect(missing).toEqual(furtherHomes.filter(({ position }) => position === null));
  });

  test("the map shown first is the city listed, else that of the drawn area, else that with most homes", () => {
    const { byCity } = placeHomes(homes, homes, maps);
    const inDubai = [{ lat: 25.2, lng: 55.3 }];
    expect(firstMap(maps, { city: "Dubai", area: [] }, byCity)?.city).toBe("Dubai");
    expect(firstMap(maps, { city: null, area: inDubai }, byCity)?.city).toBe("Dubai");
    expect(firstMap(maps, { city: null, area: [] }, byCity)?.city).toBe("Bangalore");
    expect(firstMap([], { city: null, area: [] }, new Map())).toBeNull();
  });

  test.each([
    [{ min: 18_500_000, max: 26_000_000, currency: "INR", isRate: false }, null, "₹1.85 Cr"],
    [{ min: 9500, max: 9500, currency: "INR", isRate: true }, null, "₹9,500 / sq ft"],
    [{ min: 8_500_000, max: 8_500_000, currency: "INR", isRate: false }, "USD", "≈ $100K"],
    [null, null, "On request"],
  ] as const)("the price on a pin of %p in %p reads %p", (figures, currency, price) => {
    const rate = figures?.isRate === true ? { perSqft: figures.min, currency: figures.currency } : null;
    const says = figures && (rate === null ? ("price" as const) : ("rate" as const));
    const offer = { says, rate, price: rate === null ? figures : null };
    expect(priceOnPin({ offer }, currency, [{ currency: "USD", inr: 85 }])).toBe(price);
  });
});

describe("clusters", () => {
  const at = (x: number, y: number) => ({ home: `${x}/${y}`, at: { x, y } });
  const size = { width: 1000, height: 1000 };

  test("pins that would cover each other are one, at the place of the first", () => {
    const clusters = clusterHomes([at(0.5, 0.5), at(0.51, 0.51), at(0.9, 0.5)], size);
    expect(clusters.map(({ homes }) => homes.length)).toEqual([2, 1]);
    expect(clusters[0]?.at).toEqual({ x: 0.5, y: 0.5 });
  });

  test("no home is lost, none counted twice, and no two pins cover each other", () => {
    const homes = Array.from({ length: 10_000 }, (_, index) => at((index * 0.618) % 1, (index * 0.2718) % 1));
    const clusters = clusterHomes(homes, size);
    expect(clusters.flatMap((cluster) => cluster.homes)).toHaveLength(10_000);
    const covers = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.abs(a.x - b.x) * size.width < 76 && Math.abs(a.y - b.y) * size.height < 40;
    const pairs = clusters.flatMap((a, at) => clusters.slice(at + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => covers(a.at, b.at))).toEqual([]);
  });
});

describe("moving and zooming", () => {
  const box = { width: 400, height: 300 };
  const whole = wholeSize(box, 1.5);

  test("the place under the pointer stays there while the map is zoomed", () => {
    const view = fitView([{ x: 0.5, y: 0.5 }], box, whole);
    const pointer = { x: 150, y: 120 };
    const zoomed = zoomAt(view, 1.5, pointer, box, whole);
    const [before, after] = [placeAt(pointer, view, whole), placeAt(pointer, zoomed, whole)];
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  test("no edge of the map comes into the part of the box that is free of buttons and labels", () => {
    const view = fitView([{ x: 0.5, y: 0.5 }], box, whole);
    expect(panBy(view, 99_999, 99_999, box, whole)).toMatchObject({ left: 48, top: 100 });
    const far = panBy(view, -99_999, -99_999, box, whole);
    expect(far.left).toBeCloseTo(box.width - 100 - whole.width * view.zoom, 6);
  });

  test.each([
    [0.3, 0.2, 0.6, 0.7],
    [0.02, 0.4, 0.1, 0.5],
    [0.9, 0.02, 0.98, 0.1],
    [0.5, 0.97, 0.52, 0.99],
  ])("a view that shows the pins at %p, %p and %p, %p has them clear of buttons and edges", (...pins) => {
    const [x1, y1, x2, y2] = pins;
    const points = [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
    const { zoom, left, top } = fitView(points, box, whole);
    for (const { x, y } of points) {
      const [across, down] = [x * whole.width * zoom + left, y * whole.height * zoom + top];
      expect([across > 47, across < box.width - 99, down > 99, down < box.height - 23]).toEqual(
        Array(4).fill(true),
      );
    }
  });
});

test("a line drawn by hand keeps its corners and loses what lies between them", () => {
  const along = Array.from({ length: 50 }, (_, index) => ({ x: index, y: index % 2 }));
  expect(shortenLine(along, maxCorners, 2)).toEqual([along[0], along.at(-1)]);
  const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
  const corner = line([0, 0], [50, 1], [100, 0], [100, 100]);
  expect(shortenLine(corner, maxCorners, 2)).toEqual([corner[0], corner[2], corner[3]]);
  const thereAndBack = line([0, 0], [300, 0], [5, 0]);
  expect(shortenLine(thereAndBack, maxCorners, 2)).toEqual(thereAndBack);
  const round = Array.from({ length: 400 }, (_, index) => ({
    x: 300 * Math.cos(index / 60),
    y: 300 * Math.sin(index / 60),
  }));
  expect(shortenLine(round, maxCorners, 0.1).length).toBeLessThanOrEqual(maxCorners);
});

test.each([
  [0.61, "600 m"],
  [0.98, "1 km"],
  [1.24, "1.2 km"],
  [9.97, "10 km"],
])("%p kilometres read %p", (km, text) => {
  expect(formatKm(km)).toBe(text);
});
