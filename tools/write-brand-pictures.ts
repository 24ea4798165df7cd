/**
 * Writes the raster pictures of the brand from the outlines of the logo (`npm run brand`): logo, icons, social default.
 */
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
  const lockup = await sharp(path.resolve("src/styles/logo-on-navy.svg"), { density: 260 })
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
    socialDefault(),
  ]);
  process.stdout.write("static: logo.png, icons and social.png written\n");
}

runMain(drawAll);
