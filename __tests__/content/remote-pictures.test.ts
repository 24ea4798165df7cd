import { withRemotePictures } from "../../src/content/content-nodes";

const owner = (fetchPicture: (url: string) => Promise<string>) => ({
  file: "data/listings/lake-house.json",
  alt: "Lake House",
  fetchPicture,
});
const reachable = owner((url) => Promise.resolve(`node of ${url}`));

describe("a picture named by an https address (decisions/pictures)", () => {
  test("is fetched and keeps its place among local ones", async () => {
    const pictures = ["exteriors/villa-01.jpg", "https://pictures.example.com/pool.jpg"];
    expect(await withRemotePictures(pictures, "images", reachable)).toEqual([
      "exteriors/villa-01.jpg",
      {
        src: "https://pictures.example.com/pool.jpg",
        alt: "Lake House",
        fileId: "node of https://pictures.example.com/pool.jpg",
      },
    ]);
  });

  test("is fetched inside a floor plan, whose other fields stay", async () => {
    const plans = [
      { name: "2 BHK", size: "1,200 sq ft", image: "plans/two.svg" },
      { name: "3 BHK", image: "https://pictures.example.com/three.png" },
    ];
    expect(await withRemotePictures(plans, "floorPlans", reachable)).toEqual([
      plans[0],
      {
        name: "3 BHK",
        image: {
          src: "https://pictures.example.com/three.png",
          alt: "Lake House",
          fileId: "node of https://pictures.example.com/three.png",
        },
      },
    ]);
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
