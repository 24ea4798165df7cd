/**
 * `npm run preview [-- --on 2026-12-24]`: the development server with drafts and homes whose day is to come, as the site
 * will be on that day (today without one). It has a folder of its own, so that no build of the public finds anything of
 * it; the content is read where it is, so that what an editor saves shows at once.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { localMailboxEnvironment } from "../mailbox/local-mailbox";
import { contentFolder, publicationDay } from "../../src/content/build-settings";
import { startMailbox } from "../mailbox/start-mailbox";
import { copySite } from "../site-copy";
import { readPort } from "./read-port";
import { runMain } from "./run-main";
import { startGatsby } from "./run-gatsby";

const folder = "preview-site";

runMain(async () => {
  const { values } = parseArgs({ options: { on: { type: "string" } } });
  const day = publicationDay({ PUBLICATION_DAY: values.on ?? process.env.PUBLICATION_DAY });
  const port = readPort(process.env, "PORT", 8000);
  copySite(folder);
  const mailbox = await startMailbox(process.env);
  process.stdout.write(`Preview as of ${day}: http://localhost:${port}/preview\n`);
  try {
    const environment = {
      ...localMailboxEnvironment(mailbox.url),
      ...process.env,
      CONTENT_FOLDER: contentFolder(process.env),
      PUBLICATION_DAY: day,
      PREVIEW: "true",
    };
    await startGatsby(["develop", "--port", String(port)], environment, { cwd: path.resolve(folder) }).ended;
  } finally {
    await mailbox.close();
  }
});
