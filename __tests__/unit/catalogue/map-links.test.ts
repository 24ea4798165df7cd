import { nearbyEmbedUrl, nearbyMapUrl } from "../../../src/catalogue/map-links";

const location = "Whitefield, Bangalore";

describe("Map Views - Explore Neighbourhood", () => {
  it("searches around the coordinates at zoom 15", () => {
    expect(nearbyEmbedUrl("Bus Stands", { coordinates: { lat: 12.97, lng: 77.75 }, location })).toBe(
      "https://maps.google.com/maps?q=Bus%20Stands%20near%2012.97%2C77.75&z=15&output=embed",
    );
  });
  it("searches around the location's name where coordinates are missing", () => {
    expect(nearbyMapUrl("Hotels", { coordinates: null, location })).toBe(
      "https://www.google.com/maps/search/?api=1&query=Hotels%20near%20Whitefield%2C%20Bangalore",
    );
  });
});
