/** Pictures that are brought in, and what the build says of those that are there. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { checkPictures, pictureFaults } from "../../../src/content/pictures/check-pictures";
import { pictureFacts, type PictureFacts } from "../../../src/content/pictures/picture-facts";
import { altTextsOf } from "../../../tools/pictures/alt-texts";
import { planPictures } from "../../../tools/pictures/plan-pictures";
import { testContent } from "../../support/test-content";

let folder: string;
let data: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  data = path.join(folder, "data");
  mkdirSync(path.join(data, "images/homes"), { recursive: true });
  mkdirSync(path.join(folder, "in"));
  writeFileSync(
    path.join(data, "alt.json"),
    '[\n  { "file": "homes/old-01.jpg", "alt": "An old house" }\n]\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A picture of noise, which has detail at every size, the same for the same seed. */
function noise(width: number, height: number, seed = 1): sharp.Sharp {
  const bytes = Buffer.alloc(width * height * 3);
  let state = seed * 7919;
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[at] = state >> 16;
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } });
}

/** A scene of large shapes with grain on it; another for each seed. */
async function scene(width: number, height: number, seed = 1): Promise<sharp.Sharp> {
  const shapes = await noise(9, 8, seed).jpeg({ quality: 100 }).toBuffer();
  const grain = await noise(width, height, seed).png().toBuffer();
  const large = await sharp(shapes).resize(width, height, { fit: "fill" }).png().toBuffer();
  return sharp(
    await sharp(large)
      .composite([{ input: grain, blend: "soft-light" }])
      .png()
      .toBuffer(),
  );
}

const inside = (name: string) => path.join(folder, "in", name);
const format = (json: string) => json;
const plan = (options: Partial<Parameters<typeof planPictures>[2]> = {}) =>
  planPictures(path.join(folder, "in"), data, {
    ...{ to: "homes", altOf: () => "A house at a lake", format },
    ...options,
  });

test("a picture is turned, loses its notes, gets a sane size, a name by rule and its alt text", async () => {
  await (
    await scene(3000, 1500)
  )
    .withExif({
      IFD0: { Make: "Pear", Model: "Phone 9" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "12/1 58/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "77/1 36/1 0/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(inside("Lake View (front).JPG"));
  const { names, faults, files } = await plan();
  expect(faults).toEqual([]);
  expect([...names]).toEqual([["Lake View (front).JPG", "homes/lake-view-front-01.jpg"]]);
  const bytes = files.get("images/homes/lake-view-front-01.jpg");
  const kept = path.join(folder, "kept.jpg");
  writeFileSync(kept, bytes ?? "");
  expect(await pictureFacts(kept)).toMatchObject({
    ...{ format: "jpeg", width: 1200, height: 2400 },
    ...{ isTurned: false, hasPlace: false, hasDevice: false },
  });
  expect(JSON.parse(String(files.get("alt.json")))).toEqual([
    { file: "homes/old-01.jpg", alt: "An old house" },
    { file: "homes/lake-view-front-01.jpg", alt: "A house at a lake" },
  ]);
});

test("pictures of a camera need a name, which numbers them after those that are there", async () => {
  await (await scene(1600, 1067, 2)).jpeg().toFile(path.join(data, "images/homes/lake-01.jpg"));
  await (await scene(1600, 1067, 3)).jpeg().toFile(inside("IMG_2031.jpg"));
  await (await scene(1600, 1067, 4)).jpeg().toFile(inside("WhatsApp Image 2026-11-23 at 10.31.22.jpg"));
  expect((await plan()).faults).toEqual([
    "IMG_2031.jpg: its name says nothing; give all of them one, --name lake-view",
    "WhatsApp Image 2026-11-23 at 10.31.22.jpg: its name says nothing; give all of them one, --name lake-view",
  ]);
  expect([...(await plan({ name: "lake" })).names.values()]).toEqual([
    "homes/lake-02.jpg",
    "homes/lake-03.jpg",
  ]);
});

test("a picture that is there already, at another size or in another format, is refused", async () => {
  await (await scene(1600, 1067, 5)).jpeg().toFile(path.join(data, "images/homes/lake-01.jpg"));
  await (await scene(1600, 1067, 5)).resize(1300).webp().toFile(inside("shore.webp"));
  await (await scene(1600, 1067, 6)).jpeg().toFile(inside("terrace.jpg"));
  await (await scene(1600, 1067, 6)).png().toFile(inside("terrace-again.png"));
  expect((await plan()).faults).toEqual([
    "shore.webp: shows the same as data/images/homes/lake-01.jpg; leave one out",
    "terrace.jpg: shows the same as terrace-again.png; leave one out",
  ]);
});

test("a picture without an alt text is refused, and the message says where to write it", async () => {
  await (await scene(1600, 1067)).jpeg().toFile(inside("lake.jpg"));
  const { faults, files } = await plan({ altOf: () => " " });
  expect(faults).toEqual([
    'lake.jpg: has no alt text; write "lake.jpg": "what it shows" into alt.json beside it',
  ]);
  expect(files.size).toBe(0);
});

test.each([
  ["alt.json", '{ "lake.jpg": "A lake" }'],
  ["alt.json", '\uFEFF{ "lake.jpg": "A lake" }'],
  ["alt.csv", "\uFEFFfile,alt\r\nlake.jpg,A lake\r\n"],
  ["alt.csv", "\uFEFFfile;alt\r\nlake.jpg;A lake\r\n"],
  ["alt.csv", "sep=;\r\nlake.jpg;A lake\r\n"],
  ["alt.csv", "file\talt\nlake.jpg\tA lake\n"],
])("alt texts are read from %s, and of a file that it leaves out none is known", async (name, text) => {
  writeFileSync(inside(name), text);
  const altOf = altTextsOf(path.join(folder, "in"), process.stdin);
  expect(await altOf("lake.jpg")).toBe("A lake");
  expect(await altOf("other.jpg")).toBe("");
});

test("a comma of an alt text is no separator where semicolons part the columns", async () => {
  writeFileSync(inside("alt.csv"), "lake.jpg;A lake, a jetty, a boat\n");
  expect(await altTextsOf(path.join(folder, "in"), process.stdin)("lake.jpg")).toBe(
    "A lake, a jetty, a boat",
  );
});

test("an alt.json that is broken is named, with the place and the remedy", () => {
  writeFileSync(inside("alt.json"), '{ "lake.jpg": "A lake" "shore.jpg": "A shore" }');
  expect(() => altTextsOf(path.join(folder, "in"), process.stdin)).toThrow(
    new RegExp(`^${inside("alt.json")} › line 1, column \\d+ — .*comma`),
  );
});

test("a file that is no picture is refused with the way out", async () => {
  writeFileSync(inside("lake.heic"), "no picture");
  expect((await plan()).faults).toEqual([
    "lake.heic: cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”",
  ]);
});

test.each([
  ["exteriors", "exteriors/lake-01.jpg"],
  ["exteriors/", "exteriors/lake-01.jpg"],
  ["Lake View/Tower 2", "lake-view/tower-2/lake-01.jpg"],
  ["data/images/homes", "homes/lake-01.jpg"],
  ["images/homes", "homes/lake-01.jpg"],
  ["..", null],
  ["../outside", null],
  ["homes/../../..", null],
  ["/tmp/homes", null],
  ["C:\\homes", null],
  ["", null],
  ["ಮನೆ", null],
])("--to %j brings pictures below the images' folder or is refused", async (to, name) => {
  await (await scene(1600, 1067)).jpeg().toFile(inside("lake.jpg"));
  const { names, faults } = await plan({ to });
  expect([...names.values()]).toEqual(name === null ? [] : [name]);
  expect(faults).toEqual(
    name === null ? [`--to "${to}" is no folder below data/images; write e.g. --to exteriors`] : [],
  );
});

test("what systems leave in a folder of pictures stands in nobody's way", async () => {
  await (await scene(1600, 1067)).jpeg().toFile(inside("lake.jpg"));
  for (const name of ["Thumbs.db", "desktop.ini", ".DS_Store", "~$list.xlsx", "notes.txt"])
    writeFileSync(inside(name), "x");
  writeFileSync(path.join(data, "images/homes/Thumbs.db"), "x");
  const { names, faults, warnings } = await plan();
  expect([[...names.values()], faults, warnings]).toEqual([
    ...[["homes/lake-01.jpg"], [], ["notes.txt: is no picture; it is left out"]],
  ]);
});

test("a picture that was made larger than it is has a warning, and its original has none", async () => {
  const original = path.join(testContent, "images/exteriors/villa-02.jpg");
  const small = await sharp(original).resize(640).jpeg({ quality: 90 }).toBuffer();
  await sharp(small).resize(1600).jpeg({ quality: 90 }).toFile(inside("enlarged.jpg"));
  expect((await plan()).warnings).toEqual([
    "enlarged.jpg: was made larger than it is, so it is blurred; find the original",
  ]);
  rmSync(inside("enlarged.jpg"));
  await sharp(original).toFile(inside("original.jpg"));
  expect((await plan()).warnings).toEqual([]);
});

test.each<[string, (picture: sharp.Sharp) => Promise<Buffer>, string]>([
  [
    "a JPEG cut off",
    (one) =>
      one
        .jpeg()
        .toBuffer()
        .then((all) => all.subarray(0, -3000)),
    "a.jpg",
  ],
  [
    "a progressive JPEG cut off",
    (one) =>
      one
        .jpeg({ progressive: true })
        .toBuffer()
        .then((all) => all.subarray(0, -3000)),
    "a.jpeg",
  ],
  [
    "a PNG cut off",
    (one) =>
      one
        .png()
        .toBuffer()
        .then((all) => all.subarray(0, -3000)),
    "a.png",
  ],
  [
    "a WebP cut off",
    (one) =>
      one
        .webp()
        .toBuffer()
        .then((all) => all.subarray(0, -3000)),
    "a.webp",
  ],
  [
    "an AVIF cut off",
    (one) =>
      one
        .avif({ effort: 0 })
        .toBuffer()
        .then((all) => all.subarray(0, -3000)),
    "a.avif",
  ],
  ["an empty file", () => Promise.resolve(Buffer.alloc(0)), "a.jpg"],
  ["a page saved as a drawing", () => Promise.resolve(Buffer.from("<html><p>404</p></html>")), "a.svg"],
])("%s is an error of the check that names it", async (_, make, name) => {
  writeFileSync(path.join(data, "images/homes", name), await make(await scene(1600, 1067, 2)));
  const { errors } = await checkPictures(data);
  expect(errors.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^data/images/homes/${name} (?:breaks off before its end|is an empty file|cannot be read as a picture)`,
      ),
    ),
  ]);
});

const facts: PictureFacts = {
  ...{ format: "jpeg", width: 1600, height: 1067, bytes: 400_000 },
  ...{ isTurned: false, hasPlace: false, hasDevice: false },
};

test.each<[string, Partial<PictureFacts>, readonly string[]]>([
  ["a picture as it should be", {}, []],
  [
    "one too long",
    { width: 9000, height: 6000 },
    ["error: is 9,000 pixels long; bring it in by npm run pictures:add, which makes it smaller"],
  ],
  [
    "one of many bytes",
    { bytes: 12 * 1024 * 1024 },
    ["error: is a file of 12 MB; bring it in by npm run pictures:add, which makes it smaller"],
  ],
  [
    "one that tells its place",
    { hasPlace: true },
    ["error: tells where it was taken; bring it in by npm run pictures:add, which removes that"],
  ],
  [
    "one that tells its device",
    { hasDevice: true },
    ["warning: tells with what it was taken; bring it in by npm run pictures:add, which removes that"],
  ],
  [
    "one turned by a note",
    { isTurned: true },
    ["warning: is upright by a note in its file alone; bring it in by npm run pictures:add, which turns it"],
  ],
  [
    "a small one",
    { width: 800, height: 533 },
    ["warning: is 800 pixels wide and is drawn larger; find one of 1,200 or more"],
  ],
  [
    "a strip",
    { width: 5000, height: 600 },
    ["warning: is 5,000 × 600 pixels; pages show a strip of it alone, so cut it to 3:2 first"],
  ],
  ["a drawing", { format: "svg", width: 10, height: 10 }, []],
  [
    "a file of another kind",
    { format: null },
    ["error: cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”"],
  ],
])("%s", (_, other, lines) => {
  expect(
    pictureFaults({ ...facts, ...other }).map(({ severity, message }) => `${severity}: ${message}`),
  ).toEqual(lines);
});

test("the build names each picture that must not be published", async () => {
  const picture = await scene(1600, 1067);
  await picture.clone().jpeg().toFile(path.join(data, "images/homes/good.jpg"));
  await picture
    .withExif({
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "12/1 58/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "77/1 36/1 0/1",
      },
    })
    .jpeg()
    .toFile(path.join(data, "images/homes/placed.jpg"));
  writeFileSync(path.join(data, "images/homes/broken.jpg"), "no picture");
  const { errors } = await checkPictures(data);
  expect(errors.map(({ file }) => file)).toEqual([
    "data/images/homes/broken.jpg",
    "data/images/homes/placed.jpg",
  ]);
  expect(readFileSync(path.join(data, "alt.json"), "utf8")).toContain("An old house");
});
