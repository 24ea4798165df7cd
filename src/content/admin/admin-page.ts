import { runInNewContext } from "node:vm";
import { contentTypes } from "../content-types";
import { formatName } from "./cms-config";
import { contentFormat } from "./content-format";
import { formatRule } from "./format-rule";

/** Path of the pictures in the repository, as the admin writes it. */
const pictureFolder = "/data/images/";

/** Text of `contentFormat` for the browser. Throws when a compiler has made it refer to something outside itself. */
function contentFormatText(): string {
  const text = contentFormat.toString();
  try {
    runInNewContext(`(${text})({}, "").toFile((${text})({}, "").fromFile('{"a":["b"]}'))`);
  } catch (error) {
    throw new Error("admin-page: contentFormat does not run by itself", { cause: error });
  }
  return text;
}

/**
 * HTML of /admin. `cms` is the address of Sveltia CMS's module on the site itself. Nothing of the site's own scripts or
 * styles is on the page, and search engines are asked to leave it out. The language is set to American English, the
 * only one inside the module; every other would be loaded in a form that needs a bundler, and requested without end.
 */
export function adminPage(cms: string): string {
  const rules = Object.fromEntries(contentTypes.map((type) => [formatName(type), formatRule(type)]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Content</title>
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
</head>
<body>
<noscript>Editing needs JavaScript.</noscript>
<script type="module">
import CMS from "${cms}";
for (const [name, value] of [["language", "en-US"], ["languages", ["en-US"]]]) {
  Object.defineProperty(navigator, name, { value });
}
const contentFormat = (${contentFormatText()});
for (const [name, rule] of Object.entries(${JSON.stringify(rules)})) {
  CMS.registerCustomFormat(name, "json", contentFormat(rule, "${pictureFolder}"));
}
CMS.init();
</script>
</body>
</html>
`;
}
