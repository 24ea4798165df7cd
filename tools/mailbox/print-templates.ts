/**
 * Writes the e-mail templates ready to paste into EmailJS, with the agency's name from data/site.json:
 * `npm run emails`. One page, `index.html`, holds them all with the fields that go with each.
 * `npm run emails -- <folder>` writes elsewhere than `.cache/emails`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Mustache from "mustache";
import { EMAIL_KINDS, TEMPLATE_VARIABLES } from "../../src/config/environment";
import { composeTemplate, readSiteFacts } from "./email-templates";

const PAGE = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <title>E-mail templates for EmailJS</title>
    <style>
      body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #0a044e; }
      h2 { border-top: 2px solid; padding-top: 1rem; }
      th { padding-right: 1rem; text-align: left; }
      textarea { width: 100%; height: 10rem; font: 12px/1.4 monospace; }
    </style>
  </head>
  <body>
    <h1>E-mail templates for EmailJS</h1>
    <p>For each template: create it under Email Templates, fill in the fields, open the code editor of the content
      and paste the text. Then put the template's ID into the variable named here.</p>
    {{#templates}}
    <h2>{{kind}}</h2>
    <table>
      <tr><th>Variable</th><td>{{variable}}</td></tr>
      <tr><th>Subject</th><td><code>{{subject}}</code></td></tr>
      <tr><th>To Email</th><td><code>{{to}}</code></td></tr>
      <tr><th>From Name</th><td><code>{{fromName}}</code></td></tr>
      <tr><th>Reply To</th><td><code>{{replyTo}}</code></td></tr>
    </table>
    <p><label for="{{kind}}">Content (also in {{kind}}.html)</label></p>
    <textarea id="{{kind}}" readonly onfocus="this.select()">{{html}}</textarea>
    <p><label for="{{kind}}-text">Plain text, where your plan has a field for it (also in {{kind}}.txt)</label></p>
    <textarea id="{{kind}}-text" readonly onfocus="this.select()">{{text}}</textarea>
    {{/templates}}
  </body>
</html>
`;

const folder = path.resolve(process.argv[2] ?? ".cache/emails");
const site = readSiteFacts();
const templates = EMAIL_KINDS.map((kind) => ({
  kind,
  variable: TEMPLATE_VARIABLES[kind],
  ...composeTemplate(kind, site),
}));

mkdirSync(folder, { recursive: true });
for (const { kind, html, text } of templates) {
  writeFileSync(path.join(folder, `${kind}.html`), html);
  writeFileSync(path.join(folder, `${kind}.txt`), text);
}
writeFileSync(path.join(folder, "index.html"), Mustache.render(PAGE, { templates }));
process.stdout.write(`${templates.length} templates written. Open ${path.join(folder, "index.html")}\n`);
