/** Pictures that are brought in, and what the build says of those that are there. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import sharp from "sharp";
import {
  checkPictures,
  pictureIssues,
  pictureFacts,
  type PictureFacts,
} from "../../../src/content/check-pictures";
import { altTextsOf } from "../../../tools/pictures/alt-texts";
import { planPictures } from "../../../tools/pictures/plan-pictures";
import { testContent } from "../../support/test-content";

/** Light and dark shapes beside one another, others for each number, with grain that has detail at every size. */
async function scene(number: number, width: number, height: number): Promise<sharp.Sharp> {
  const shades = Array.from({ length: 72 }, (_, at) => {
    const isDark = (Math.imul(at + 1 + 72 * number, 0x9e3779b1) >>> 13) % 2 === 0;
    return at % 2 === 1 ? 128 : isDark ? 40 : 216;
  });
  const shapes = sharp(Buffer.from(shades), { raw: { width: 9, height: 8, channels: 1 } })
    .toColourspace("srgb")
    .resize(width, height, { fit: "fill" });
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const grain = sharp({ create: { width, height, channels: 3, background: "#888888", noise } }).png();
  const input = await grain.toBuffer();
  return sharp(
    await shapes
      .composite([{ input, blend: "soft-light" }])
      .png()
      .toBuffer(),
  );
}

const IFD3 = {
  ...{ GPSLatitudeRef: "N", GPSLatitude: "12/1 58/1 0/1" },
  ...{ GPSLongitudeRef: "E", GPSLongitude: "77/1 36/1 0/1" },
};

let drawn: string;
let folder: string;
let data: string;
const ready = (name: string) => path.join(drawn, name);

beforeAll(async () => {
  drawn = mkdtempSync(path.join(tmpdir(), "scenes-"));
  for (const [at, name] of ["a", "b", "c"].entries())
    await (await scene(at, 1200, 800)).jpeg().toFile(ready(`${name}.jpg`));
});
afterAll(() => rmSync(drawn, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  data = path.join(folder, "data");
  mkdirSync(path.join(data, "images/homes"), { recursive: true });
  mkdirSync(path.join(folder, "in"));
  writeFileSync(path.join(data, "alt.json"), '[{ "file": "homes/old-01.jpg", "alt": "An old house" }]');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inside = (name: string) => path.join(folder, "in", name);
const target = (name: string) => path.join(data, "images/homes", name);
const plan = (options: Partial<Parameters<typeof planPictures>[2]> = {}) =>
  planPictures(path.join(folder, "in"), data, {
    ...{ to: "homes", altOf: () => "A house at a lake", format: (json: string) => json },
    ...options,
  });

test("a picture is turned, loses its notes, gets a sane size, a name by rule and its alt text", async () => {
  await sharp(ready("a.jpg"))
    .resize(3000, 1500)
    .withExif({ IFD0: { Make: "Pear", Model: "Phone 9" }, IFD3 })
    .withMetadata({ orientation: 6 })
    .toFile(inside("Lake View (front).JPG"));
  const { names, issues, files } = await plan();
  expect(issues).toEqual([]);
  expect([...names]).toEqual([["Lake View (front).JPG", "homes/lake-view-front-01.jpg"]]);
  const kept = path.join(folder, "kept.jpg");
  writeFileSync(kept, files.get("images/homes/lake-view-front-01.jpg") ?? "");
  expect(await pictureFacts(kept)).toMatchObject({
    ...{ format: "jpeg", width: 1200, height: 2400 },
    ...{ isTurned: false, hasPosition: false, hasDevice: false },
  });
  expect(JSON.parse(String(files.get("alt.json")))).toEqual([
    { file: "homes/old-01.jpg", alt: "An old house" },
    { file: "homes/lake-view-front-01.jpg", alt: "A house at a lake" },
  ]);
});

test("pictures of a camera need a name, which numbers them after those that are there", async () => {
  cpSync(ready("a.jpg"), target("lake-01.jpg"));
  cpSync(ready("b.jpg"), inside("IMG_2031.jpg"));
  cpSync(ready("c.jpg"), inside("WhatsApp Image 2026-11-23 at 10.31.22.jpg"));
  const unnamed = "its name says nothing; give all of them one, --name lake-view";
  expect((await plan()).issues).toEqual([
    `IMG_2031.jpg: ${unnamed}`,
    `WhatsApp Image 2026-11-23 at 10.31.22.jpg: ${unnamed}`,
  ]);
  const { names } = await plan({ name: "lake" });
  expect([...names.values()]).toEqual(["homes/lake-02.jpg", "homes/lake-03.jpg"]);
});

test("a picture that is there already, at another size or in another format, is refused", async () => {
  cpSync(ready("a.jpg"), target("lake-01.jpg"));
  await sharp(ready("a.jpg")).resize(700).webp().toFile(inside("shore.webp"));
  cpSync(ready("b.jpg"), inside("terrace.jpg"));
  await sharp(ready("b.jpg")).png().toFile(inside("terrace-again.png"));
  cpSync(path.join(testContent, "images/exteriors/villa-02.jpg"), target("villa-02.jpg"));
  await sharp(target("villa-02.jpg")).webp().toFile(inside("chat.webp"));
  expect((await plan()).issues).toEqual([
    "chat.webp: shows the same as data/images/homes/villa-02.jpg; leave one out",
    "shore.webp: shows the same as data/images/homes/lake-01.jpg; leave one out",
    "terrace.jpg: shows the same as terrace-again.png; leave one out",
  ]);
});

test("no picture is refused before anybody types alt texts, then a picture that is left without", async () => {
  cpSync(ready("a.jpg"), inside("lake.jpg"));
  writeFileSync(inside("shore.heic"), "no picture");
  const altOf = jest.fn(() => " ");
  expect((await plan({ altOf })).issues).toEqual([
    "shore.heic: cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”",
  ]);
  expect(altOf).not.toHaveBeenCalled();
  rmSync(inside("shore.heic"));
  const { issues, files } = await plan({ altOf });
  expect(issues).toEqual([
    'lake.jpg: has no alt text; write the line lake.jpg,"what it shows" into alt.csv beside it',
  ]);
  expect(files.size).toBe(0);
});

test.each([
  ["alt.json", '\uFEFF{ "lake.jpg": "A lake, a jetty" }'],
  ["alt.csv", '\uFEFFfile,alt\r\nlake.jpg,"A lake, a jetty"\r\n'],
  ["alt.csv", "file,alt,,\r\nlake.jpg,A lake, a jetty,\r\n"],
  ["alt.csv", "sep=;\r\nlake.jpg;A lake, a jetty\r\n"],
])("alt texts are read from %s, and of a file that it leaves out none is known", async (name, text) => {
  writeFileSync(inside(name), text);
  const altOf = altTextsOf(path.join(folder, "in"), process.stdin);
  expect(await altOf("lake.jpg")).toBe("A lake, a jetty");
  expect(await altOf("other.jpg")).toBe("");
});

test("an alt text that is left empty where it is typed is asked for again", async () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  terminal.write("\nA lake\n");
  const altText = altTextsOf(path.join(folder, "in"), terminal)("lake.jpg");
  expect(await altText).toBe("A lake");
  // One that went on listening would echo each letter of the next text once more.
  expect(terminal.listenerCount("data")).toBe(0);
});

test("an alt.json that is broken is named, with the place and the remedy", async () => {
  writeFileSync(path.join(data, "alt.json"), '[{ "file": "a.jpg" "alt": "A" }]');
  await expect(plan()).rejects.toThrow(/^data\/alt.json › line 1, column \d+ — .*comma/);
  writeFileSync(inside("alt.json"), '{ "lake.jpg": "A lake" "shore.jpg": "A shore" }');
  expect(() => altTextsOf(path.join(folder, "in"), process.stdin)).toThrow(
    new RegExp(`^${inside("alt.json")} › line 1, column \\d+ — .*comma`),
  );
});

test.each([
  ["exteriors/", "exteriors/lake-01.jpg"],
  ["Lake View/Tower 2", "lake-view/tower-2/lake-01.jpg"],
  ["data/images/homes", "homes/lake-01.jpg"],
  ["..", null],
  ["homes/../../..", null],
  ["/tmp/homes", null],
  ["C:\\homes", null],
  ["", null],
  ["ಮನೆ", null],
])("--to %j brings pictures below the images' folder or is refused", async (to, name) => {
  cpSync(ready("a.jpg"), inside("lake.jpg"));
  const { names, issues } = await plan({ to });
  expect([...names.values()]).toEqual(name === null ? [] : [name]);
  const refused = `--to "${to}" is no folder below data/images; write e.g. --to exteriors`;
  expect(issues).toEqual(name === null ? [refused] : []);
});

test("what systems leave in a folder of pictures stands in nobody's way", async () => {
  cpSync(ready("a.jpg"), inside("lake.jpg"));
  for (const name of ["Thumbs.db", "desktop.ini", ".DS_Store", "~$list.xlsx", "notes.txt"])
    writeFileSync(inside(name), "x");
  writeFileSync(target("Thumbs.db"), "x");
  const leftOut = "notes.txt: is no picture; it is left out";
  const { names, issues, warnings } = await plan();
  expect([...names.values(), issues, warnings]).toEqual(["homes/lake-01.jpg", [], [leftOut]]);
});

test("a picture that was made larger than it is has a warning, and its original has none", async () => {
  const original = path.join(testContent, "images/exteriors/villa-02.jpg");
  const small = await sharp(original).resize(640).jpeg({ quality: 90 }).toBuffer();
  await sharp(small).resize(1600).jpeg({ quality: 90 }).toFile(inside("enlarged.jpg"));
  expect((await plan()).warnings).toEqual([
    "enlarged.jpg: was made larger than it is, so it is blurred; find the original",
  ]);
  rmSync(inside("enlarged.jpg"));
  cpSync(original, inside("original.jpg"));
  expect((await plan()).warnings).toEqual([]);
});

test("the build names each picture that is broken or must not be published", async () => {
  const picture = await scene(3, 300, 200);
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const written: Readonly<Record<string, readonly [bytes: Buffer, issue: string | null]>> = {
    "a.avif": [half(await picture.clone().avif({ effort: 0 }).toBuffer()), "breaks off before its end"],
    "b.jpeg": [half(await picture.clone().jpeg({ progressive: true }).toBuffer()), "breaks off"],
    "c.jpg": [half(await picture.clone().jpeg().toBuffer()), "breaks off before its end"],
    "d.png": [half(await picture.clone().png().toBuffer()), "breaks off before its end"],
    "e.webp": [half(await picture.clone().webp().toBuffer()), "breaks off before its end"],
    "f.jpg": [Buffer.alloc(0), "is an empty file"],
    "g.svg": [Buffer.from("<html><p>404</p></html>"), "cannot be read as a picture"],
    "h.jpg": [Buffer.from("no picture"), "cannot be read as a picture"],
    "i.jpg": [await picture.clone().withExif({ IFD3 }).jpeg().toBuffer(), "tells where it was taken"],
    "j.jpg": [await picture.clone().jpeg().toBuffer(), null],
  };
  for (const [name, [bytes]] of Object.entries(written)) writeFileSync(target(name), bytes);
  const { errors } = await checkPictures(data);
  const expected = Object.entries(written).flatMap(([name, [, issue]]): unknown[] =>
    issue === null ? [] : [expect.stringMatching(`^data/images/homes/${name} (?:${issue}|cannot be read)`)],
  );
  expect(errors.map(({ file, message }) => `${file} ${message}`)).toEqual(expected);
  expect(readFileSync(path.join(data, "alt.json"), "utf8")).toContain("An old house");
});

const bring = "bring it in by npm run pictures:add, which";

test.each<[string, Partial<PictureFacts>, ...string[]]>([
  ["a picture as it should be", {}],
  ["one too long", { width: 9000, height: 6000 }, `error: is 9,000 pixels long; ${bring} makes it smaller`],
  ["one of many bytes", { bytes: 12 * 1024 ** 2 }, `error: is a file of 12 MB; ${bring} makes it smaller`],
  ["one with its place", { hasPosition: true }, `error: tells where it was taken; ${bring} removes that`],
  ["one with device", { hasDevice: true }, `warning: tells with what it was taken; ${bring} removes that`],
  [
    "one turned",
    { isTurned: true },
    `warning: is stored sideways and turned by its EXIF data only; ${bring} turns it`,
  ],
  [
    "a small one",
    { width: 800, height: 533 },
    "warning: is 800 pixels wide and is drawn larger; find one of 1,200 or more",
  ],
  [
    "a strip",
    { width: 5000, height: 600 },
    "warning: is 5,000 × 600 pixels; pages show a strip of it alone, so cut it to 3:2 first",
  ],
  ["a drawing", { format: "svg", width: 10, height: 10 }],
])("%s has the issues of its facts alone", (_, changes, ...lines) => {
  const facts: PictureFacts = {
    ...{ format: "jpeg", width: 1600, height: 1067, bytes: 400_000 },
    ...{ isTurned: false, hasPosition: false, hasDevice: false },
    ...changes,
  };
  expect(pictureIssues(facts).map(({ severity, message }) => `${severity}: ${message}`)).toEqual(lines);
});
