/** Maps and videos of a home (docs/requirements.md 2.8). */
import { mapAddresses, videoEmbedUrl } from "../../../src/content/listing-node-fields";

test.each([
  ["https://www.youtube.com/watch?v=abc123&t=5", "https://www.youtube-nocookie.com/embed/abc123"],
  ["https://m.youtube.com/watch?v=abc123", "https://www.youtube-nocookie.com/embed/abc123"],
  ["https://youtu.be/abc123", "https://www.youtube-nocookie.com/embed/abc123"],
  ["https://www.youtube.com/shorts/abc123", "https://www.youtube-nocookie.com/embed/abc123"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
])("%s is embedded as %s", (watch, embed) => {
  expect(videoEmbedUrl(watch)).toBe(embed);
});

test.each(["https://www.youtube.com/@agency", "https://vimeo.com/agency", "https://example.com/film.mp4"])(
  "%s is no video that can be embedded",
  (address) => {
    expect(videoEmbedUrl(address)).toBeNull();
  },
);

const location = "Whitefield, Bangalore";
const mapLink = "https://www.google.com/maps?q=Whitefield&output=embed";
const coordinates = { lat: 12.97, lng: 77.75 };

test.each([
  ["its coordinates", { location, mapLink, coordinates }, /q=12\.97%2C77\.75&z=15&output=embed$/],
  [
    "its map link without coordinates",
    { location, mapLink },
    /^https:\/\/www\.google\.com\/maps\?q=Whitefield/,
  ],
  ["its location's text without either", { location }, /q=Whitefield%2C%20Bangalore&z=15&output=embed$/],
])("a home's map comes from %s", (_, home, address) => {
  expect(mapAddresses(home).mapEmbedUrl).toMatch(address);
});
