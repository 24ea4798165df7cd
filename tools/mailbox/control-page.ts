import Mustache from "mustache";
import { EMAIL_KINDS } from "../../src/config/environment";
import { MODE_LABELS, MODE_TARGETS, MODES } from "./failure-modes";
import type { Modes } from "./failure-modes";
import type { MailboxRequest } from "./mailbox";

const PAGE = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Local mailbox</title>
    <style>
      body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #0a044e; }
      h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
      label { display: inline-block; min-width: 8rem; }
      select, button { font: inherit; padding: 0.5rem; margin: 0 0.5rem 0.5rem 0; }
      button { background: #0a044e; color: #fff; border: 0; padding: 0.5rem 1rem; }
      table { border-collapse: collapse; width: 100%; }
      th, td { border-top: 1px solid #dad9e5; padding: 0.4rem 0.8rem 0.4rem 0; text-align: left; vertical-align: top; }
      code { background: #f4f4f8; padding: 0 0.2rem; }
    </style>
  </head>
  <body>
    <h1>Local mailbox</h1>
    <p>Stands in for EmailJS while you work on the site. What it accepts lies in the
      <a href="{{inboxUrl}}">inbox</a>; nothing leaves this computer.</p>
    <h2>How it answers</h2>
    {{#targets}}
    <form method="post" action="/__mode">
      <input type="hidden" name="for" value="{{target}}" />
      <label for="mode-{{target}}">{{label}}</label>
      <select id="mode-{{target}}" name="mode">
        {{#modes}}<option value="{{mode}}"{{#selected}} selected{{/selected}}>{{label}}</option>{{/modes}}
      </select>
      <button>Set</button>
    </form>
    {{/targets}}
    <p>Also by address: <code>/__mode?for=lead&amp;mode=412</code>, with <code>for</code> one of code, lead, all.</p>
    <h2>Last requests</h2>
    {{#hasRequests}}
    <table>
      <tr><th>Time</th><th>E-mail</th><th>Answer</th></tr>
      {{#requests}}<tr><td>{{time}}</td><td>{{kind}}</td><td>{{status}} {{text}}</td></tr>{{/requests}}
    </table>
    {{/hasRequests}}
    {{^hasRequests}}<p>None yet.</p>{{/hasRequests}}
    <h2>Templates</h2>
    <p>{{#kinds}}<a href="/templates/{{.}}">{{.}}</a> {{/kinds}}</p>
  </body>
</html>
`;

const TARGET_LABELS = { code: "Codes", lead: "Enquiries" } as const;
const REQUESTS_SHOWN = 20;

/** The page at the mailbox's own address: failure modes, the last requests, previews of the templates. */
export function renderControlPage(state: {
  inboxUrl: string;
  modes: Modes;
  requests: readonly MailboxRequest[];
}): string {
  return Mustache.render(PAGE, {
    inboxUrl: state.inboxUrl,
    kinds: EMAIL_KINDS,
    targets: MODE_TARGETS.map((target) => ({
      target,
      label: TARGET_LABELS[target],
      modes: MODES.map((mode) => ({
        mode,
        label: MODE_LABELS[mode],
        selected: state.modes[target] === mode,
      })),
    })),
    hasRequests: state.requests.length > 0,
    requests: state.requests
      .slice(-REQUESTS_SHOWN)
      .reverse()
      .map((request) => ({ ...request, time: new Date(request.atMs).toLocaleTimeString("en-IN") })),
  });
}
