import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { cityMapsPath, type CityMap } from "../catalogue/city-map";
import { dataOrStop } from "./data-or-stop";
import { mapFiles } from "./maps/city-map-nodes";

/** Writes public/maps: each city's drawing, the data it was drawn from, and which city has one; removes older ones. */
export async function writeCityMaps({ graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { allCity } = await dataOrStop(
    reporter,
    "CityMaps",
    graphql<Queries.CityMapsQuery>(`
      query CityMaps {
        allCity(sort: { order: ASC }) {
          nodes {
            name
            map {
              drawing
              west
              south
              east
              north
            }
          }
        }
      }
    `),
  );
  const known = allCity.nodes.flatMap(({ name, map }): CityMap[] =>
    map === null ? [] : [{ city: name, ...map }],
  );
  const files = new Map([...(await mapFiles()), [cityMapsPath, JSON.stringify(known)]]);
  const folder = path.resolve("public", "maps");
  await mkdir(folder, { recursive: true });
  const gone = (await readdir(folder)).filter((name) => !files.has(`/maps/${name}`));
  await Promise.all(gone.map((name) => rm(path.join(folder, name))));
  await Promise.all([...files].map(([at, text]) => writeFile(path.resolve("public", at.slice(1)), text)));
}
