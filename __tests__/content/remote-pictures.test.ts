import { withRemotePictures } from "../../src/content/content-nodes";
import { testContent } from "../support/test-content";

const owner = (fetchPicture: Parameters<typeof withRemotePictures>[2]["fetchPicture"]) => ({
  file: "data/listings/lake-house.json",
  alt: "Lake House",
  fetchPicture,
});
const fetching = (absolutePath: string) =>
  owner((url) => Promise.resolve({ id: `node of ${url}`, absolutePath }));
const fetchedFrom = (src: string) => ({ src, alt: "Lake House", fileId: `node of ${src}` });
const reachable = fetching(`${testContent}/images/exteriors/villa-02.jpg`);

describe("a picture named by an https address (decisions/pictures)", () => {
  test("is fetched and keeps its place among local ones", async () => {
    const pictures = ["exteriors/villa-01.jpg", "https://example.com/pool.jpg"];
    const fetched = await withRemotePictures(pictures, "images", reachable);
    expect(fetched).toEqual(["exteriors/villa-01.jpg", fetchedFrom("https://example.com/pool.jpg")]);
  });

  test("is fetched inside a floor plan, whose other fields stay", async () => {
    const plans = [
      { name: "2 BHK", size: "1,200 sq ft", image: "plans/two.svg" },
      { name: "3 BHK", image: "https://example.com/three.png" },
    ];
    const fetched = await withRemotePictures(plans, "floorPlans", reachable);
    expect(fetched).toEqual([
      plans[0],
      { name: "3 BHK", image: fetchedFrom("https://example.com/three.png") },
    ]);
  });

  test("that is the page of a picture is refused", async () => {
    await expect(
      withRemotePictures("https://example.com/pool", "image", fetching(__filename)),
    ).rejects.toThrow(
      'data/listings/lake-house.json › image — "https://example.com/pool" is no picture; copy the picture\'s own address',
    );
  });

  test.each([
    ["images", "images[0]", ["https://pictures.example.com/gone.jpg"]],
    ["floorPlans", "floorPlans[0].image", [{ name: "A", image: "https://pictures.example.com/gone.jpg" }]],
  ])(
    "that cannot be fetched from %s is named with file, field, address and remedy",
    async (field, at, value) => {
      const unreachable = owner(() => Promise.reject(new Error("404 Not Found")));
      await expect(withRemotePictures(value, field, unreachable)).rejects.toThrow(
        `data/listings/lake-house.json › ${at} — "https://pictures.example.com/gone.jpg" cannot be fetched (404 Not Found); mend the address or put the picture in data/images`,
      );
    },
  );
});
