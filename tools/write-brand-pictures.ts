/**
 * Writes the raster pictures of the brand from the outlines of the logo (`npm run brand`): logo, icons, social default.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { runMain } from "./run/run-main";

const navy = "#0A044E";
const gold = "#E5B003";
const mark = (arch: string, door: string) =>
  `<path fill="${arch}" d="M2.5 23.5V17A19 19 0 0 1 12 .55 19 19 0 0 1 21.5 17v6.5z"/><path fill="${door}" d="M12 8.34A10 10 0 0 1 17 17v6.5h-5z"/>`;

/** The mark in a square of `side` pixels; `share` is the mark's part of the side. */
function icon(side: number, ground: string, arch: string, door: string, share: number): Buffer {
  const size = side * share;
  const offset = (side - size) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path fill="${ground}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${offset} ${offset}) scale(${size / 24})">${mark(arch, door)}</g></svg>`,
  );
}

const out = (name: string) => path.resolve("static", name);

async function socialDefault(): Promise<void> {
  const photograph = await sharp(path.resolve("data/images/heroes/home-hero-01.jpg"))
    .resize(1200, 420, { position: "attention" })
    .toBuffer();
  const lockup = await sharp(path.resolve("tools/pictures/logo-on-navy.svg"), { density: 260 })
    .resize(520)
    .toBuffer();
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: navy } })
    .composite([
      { input: photograph, left: 0, top: 0 },
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="6"><path fill="${gold}" d="M0 0h1200v6H0z"/></svg>`,
        ),
        left: 0,
        top: 420,
      },
      { input: lockup, left: 72, top: 490 },
    ])
    .png({ palette: true, quality: 82 })
    .toFile(out("social.png"));
}

const faviconSides = [16, 32, 48] as const;

/** A file of Windows icons that holds PNGs, a header of 6 bytes and an entry of 16 for each before them. */
function ico(pictures: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let at = header.length;
  pictures.forEach(({ side, png }, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(at, entry + 12);
    at += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** For feed readers, crawlers and old browsers, which ask for it by its name alone. */
async function favicon(): Promise<void> {
  const pictures = faviconSides.map(async (side) => {
    const drawn = sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${mark(navy, gold)}</svg>`),
      {
        density: 288,
      },
    );
    return { side, png: await drawn.resize(side, side).png({ palette: true }).toBuffer() };
  });
  await writeFile(out("favicon.ico"), ico(await Promise.all(pictures)));
}

async function drawAll(): Promise<void> {
  await Promise.all([
    sharp(icon(512, "#ffffff", navy, gold, 0.8))
      .png({ palette: true })
      .toFile(out("logo.png")),
    sharp(icon(180, "#ffffff", navy, gold, 0.72))
      .png({ palette: true })
      .toFile(out("apple-touch-icon.png")),
    sharp(icon(192, "#ffffff", navy, gold, 0.72))
      .png({ palette: true })
      .toFile(out("icon-192.png")),
    sharp(icon(512, navy, gold, navy, 0.6))
      .png({ palette: true })
      .toFile(out("icon-512.png")),
    favicon(),
    socialDefault(),
  ]);
  process.stdout.write("static: logo.png, icons and social.png written\n");
}

runMain(drawAll);
