import { withRemotePictures } from "../../src/content/remote-pictures";

const owner = (fetchPicture: (url: string) => Promise<string>) => ({
  file: "data/listings/lake-house.json",
  alt: "Lake House",
  fetchPicture,
});
const reachable = owner((url) => Promise.resolve(`node of ${url}`));

describe("a picture named by an https address (decision A5)", () => {
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

  test("keeps the alt text the editor gives", async () => {
    const source = { src: "https://pictures.example.com/pool.jpg", alt: "The pool" };
    expect(await withRemotePictures(source, "image", reachable)).toMatchObject({ alt: "The pool" });
  });

  test("that cannot be fetched is named with file, field, address and remedy", async () => {
    const unreachable = owner(() => Promise.reject(new Error("404 Not Found")));
    await expect(
      withRemotePictures(["https://pictures.example.com/gone.jpg"], "images", unreachable),
    ).rejects.toThrow(
      'data/listings/lake-house.json › images[0] — "https://pictures.example.com/gone.jpg" cannot be fetched (404 Not Found); mend the address or put the picture in data/images',
    );
  });

  test("local pictures and anything else stay as they are", async () => {
    for (const value of ["exteriors/villa-01.jpg", null, { src: "a.jpg", alt: "A" }, 3]) {
      expect(await withRemotePictures(value, "image", reachable)).toEqual(value);
    }
  });
});
