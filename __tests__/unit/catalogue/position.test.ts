import { geoDistance, geoMercator } from "d3-geo";
import { kmBetween } from "../../../src/catalogue/position";
import { heightPerWidth, isOnMap, pointOnMap, positionOnMap } from "../../../src/catalogue/city-map";

const frames = {
  Bangalore: { west: 77.38, south: 12.65, east: 77.88, north: 13.26 },
  Dubai: { west: 54.96, south: 24.84, east: 55.6, north: 25.36 },
  "a frame south of the equator": { west: -46.9, south: -23.8, east: -46.3, north: -23.3 },
};

const width = 1200;

describe.each(Object.entries(frames))("%s", (_, frame) => {
  const { west, south, east, north } = frame;
  const projection = geoMercator().fitWidth(width, {
    type: "MultiPoint",
    coordinates: [
      [west, south],
      [east, north],
    ],
  });
  const shares = [0, 0.13, 0.5, 0.87, 1];
  const positions = shares.flatMap((right) =>
    shares.map((up) => ({ lng: west + right * (east - west), lat: south + up * (north - south) })),
  );

  test("positions lie where d3's Mercator projection puts them, and places lead back to them", () => {
    for (const position of positions) {
      const { x, y } = pointOnMap(position, frame);
      const [left = 0, top = 0] = projection([position.lng, position.lat]) ?? [];
      expect(x * width).toBeCloseTo(left, 3);
      expect(y * width * heightPerWidth(frame)).toBeCloseTo(top, 3);
      const back = positionOnMap({ x, y }, frame);
      expect(back.lat).toBeCloseTo(position.lat, 9);
      expect(back.lng).toBeCloseTo(position.lng, 9);
    }
  });
});

test("what lies beyond the edges is not on the drawing", () => {
  const frame = frames.Bangalore;
  expect(isOnMap(pointOnMap({ lat: 12.97, lng: 77.59 }, frame))).toBe(true);
  expect(isOnMap(pointOnMap({ lat: 12.6, lng: 77.59 }, frame))).toBe(false);
  expect(isOnMap(pointOnMap({ lat: 12.97, lng: 77.9 }, frame))).toBe(false);
});

test("kilometres between two positions are those of the great circle", () => {
  const [mgRoad, airport] = [
    { lat: 12.9755, lng: 77.6068 },
    { lat: 13.1989, lng: 77.7068 },
  ];
  const radians = geoDistance([mgRoad.lng, mgRoad.lat], [airport.lng, airport.lat]);
  expect(kmBetween(mgRoad, airport)).toBeCloseTo(radians * 6371, 6);
  expect(kmBetween(mgRoad, airport)).toBeCloseTo(27.1, 0);
  expect(kmBetween(mgRoad, mgRoad)).toBe(0);
});
