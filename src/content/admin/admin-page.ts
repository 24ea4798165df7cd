import { contentTypes } from "../content-types";
import { formatName } from "./cms-config";
import { contentFormat } from "./content-format";
import { formatRule } from "./format-rule";

/** Path below which pictures stand in the repository, as the admin names them. */
export const pictureFolder = "/data/images/";

/**
 * HTML of /admin. `cms` is the address of Sveltia CMS's module on the site itself. Nothing of the site's own scripts or
 * styles is on the page, and search engines are asked to leave it out.
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
const contentFormat = (() => { return ${contentFormat.toString()}; })();
for (const [name, rule] of Object.entries(${JSON.stringify(rules)})) {
  CMS.registerCustomFormat(name, "json", contentFormat(rule, "${pictureFolder}"));
}
CMS.init();
</script>
</body>
</html>
`;
}
