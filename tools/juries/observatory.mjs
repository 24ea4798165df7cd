/**
 * MDN's HTTP Observatory on a server of this machine: `node observatory.mjs HTTP_PORT HTTPS_PORT`, with the certificate
 * in NODE_EXTRA_CA_CERTS. Prints grade, score and the verdict of each of its tests as JSON. Its own program asks ports
 * 80 and 443 alone; the sums are those of its `scan`.
 */
import { existsSync, writeFileSync } from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { retrieve } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";

// The list of the domains that browsers know to be TLS alone is loaded from the network when the package is installed.
const preloaded = new URL("../conf/hsts-preload.json", import.meta.resolve("@mdn/mdn-http-observatory"));
if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");

const [httpPort, httpsPort] = process.argv.slice(2);
const site = await retrieve("localhost", { httpPort, httpsPort });
if (!site.responses.auto) throw new Error(`nothing answers on ${httpsPort}`);
const tests = ALL_TESTS.map((test) => test(site)).map(({ constructor, pass, result }) => ({
  name: constructor.name,
  pass,
  result,
  modifier: getScoreModifier(result),
}));
const sum = (modifiers) => modifiers.reduce((score, modifier) => score + modifier, 100);
const modifiers = tests.map(({ modifier }) => modifier);
const plain = sum(modifiers.filter((modifier) => modifier < 0));
const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain;
process.stdout.write(JSON.stringify({ ...getGradeForScore(score), tests }));
