/** @jest-environment node */
import type { EmailKind } from "../../../src/config/emailjs-environment";
import { EMAIL_KINDS } from "../../../src/config/emailjs-environment";
import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { withoutCode } from "../../../src/features/enquiry/form/lead-params";
import { composeTemplate, renderTemplate } from "../../../tools/mailbox/email-templates";
import { SAMPLE_PARAMETERS } from "../../../tools/mailbox/sample-parameters";

const site = { name: "Stone & Lake", email: "office@example.com" };

/** What every lead carries besides (decisions/e-mail). */
const ABOUT_PAGE = ["time_in_india", "page", "came_from"];

/** docs/requirements.md 7: the template params of each lead. */
const LEAD_VARIABLES: Record<Exclude<EmailKind, "code">, string[]> = {
  contact: ["name", "last_name", "email", "phone", "message", "subject", "datetime", "initial"],
  property: ["name", "email", "phone", "message", "propertyTitle", "price", "registration", "datetime"],
  sidebar: ["name", "email", "phone", "message", "source", "datetime"],
  modal: ["name", "email", "phone", "message", "context", "submitted_at"],
  "home-loan": ["name", "nameInitial", "phone", "email", "message", "datetime"],
  "interior-design": ["name", "nameInitial", "phone", "email", "message", "datetime"],
  "property-management": ["name", "phone", "email", "message", "datetime", "subject"],
  blog: ["name", "phone", "email", "message", "datetime"],
  // docs/decisions/visits.md
  visit: [
    "name",
    "email",
    "phone",
    "message",
    "context",
    "visit_homes",
    "visit_day_1",
    "visit_part_1",
    "visit_day_2",
    "visit_part_2",
    "visit_people",
    "visit_kind",
    "visit_timezone",
    "submitted_at",
  ],
};
const LEADS = Object.entries(LEAD_VARIABLES).map(
  ([name, variables]) => [name, [...variables, ...ABOUT_PAGE]] as const,
);
const kindOf = (name: string) => EMAIL_KINDS.filter((kind) => kind === name);

function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\{?(\w+)\}?\}\}/g)].map(([, name]) => name ?? ""))].sort();
}

describe("lead templates", () => {
  test.each(LEADS)("%s: the body shows every parameter of requirements 7 and no other", (name, variables) => {
    for (const kind of kindOf(name)) {
      expect(variablesOf(composeTemplate(kind, site).html)).toEqual([...variables].sort());
    }
  });

  test.each(LEADS)("%s: the plain-text part has the same words, as they were typed", (name, variables) => {
    for (const kind of kindOf(name)) {
      const template = composeTemplate(kind, site);
      expect(variablesOf(template.text)).toEqual([...variables].sort());
      expect(template.text).not.toMatch(/<|&\w+;|%[A-Z]+%/);
      const { text } = renderTemplate(template, { ...SAMPLE_PARAMETERS[kind], name: "O'Brien & <Co>" });
      expect(text).toContain("\nName: O'Brien & <Co>");
      expect(text).toContain("\nPhone: +919876543210\n");
      expect(text).toContain("\nPage: https://example.com/property/lakeview-terraces\n");
    }
  });

  test.each(LEADS)("%s: fixed recipient, answered to the visitor", (name) => {
    for (const kind of kindOf(name)) {
      const template = composeTemplate(kind, site);
      expect(template.to).toBe("office@example.com");
      expect(template.replyTo).toBe("{{email}}");
    }
  });

  test.each(LEADS)("%s: says whether a code was entered, and only what is so", (name) => {
    for (const kind of kindOf(name)) {
      // Those that may come without a code (decisions/enquiry-delivery).
      const isKept = enquiryForms.modal.leadKind === kind || enquiryForms.visit.leadKind === kind;
      const unconfirmed = isKept ? withoutCode({ context: "Buy" }) : {};
      const params = { ...SAMPLE_PARAMETERS[kind], ...unconfirmed };
      const { html } = renderTemplate(composeTemplate(kind, site), params);
      expect(html.includes("E-mail code entered: yes")).toBe(!isKept);
      expect(html.includes("e-mail address not confirmed by a code")).toBe(isKept);
      expect(/unless “Asked under”\s+says/.test(html)).toBe(isKept);
    }
  });
});

describe("code template: anyone can make it send, so it prints the code and fixed text only", () => {
  const template = composeTemplate("code", site);

  test("the body prints otp_code and nothing else of what was sent", () => {
    expect(variablesOf(template.html)).toEqual(["otp_code"]);
  });

  test("the subject is the code and fixed words", () => {
    expect(template.subject).toBe("{{otp_code}} is your code");
  });

  test("it promises nothing about enquiries, of which some are sent without a code", () => {
    expect(template.html).not.toContain("nothing is sent");
    expect(template.html).toContain("We never ask for it by phone or chat.");
  });

  test("it goes to the visitor, is answered to the agency and has no link", () => {
    expect(template.to).toBe("{{to_email}}");
    expect(template.replyTo).toBe("office@example.com");
    expect(template.html).not.toMatch(/<a\b/);
  });
});

describe.each(EMAIL_KINDS)("the %s template", (kind) => {
  const template = composeTemplate(kind, site);

  test("holds the agency's name as fixed, escaped text and no token is left", () => {
    expect(template.html).toContain("Stone &amp; Lake");
    expect(template.html).not.toMatch(/%[A-Z]+%/);
  });

  test("loads nothing from the network and fits EmailJS's 50 kB", () => {
    expect(template.html).not.toMatch(/https?:|<img|<script|<link|url\(/);
    expect(Buffer.byteLength(template.html)).toBeLessThan(50 * 1024);
  });
});

describe("renderTemplate fills in as EmailJS does", () => {
  const hostile = {
    ...SAMPLE_PARAMETERS.property,
    name: `O'Brien <script>alert(1)</script>`,
    propertyTitle: "Lake\r\nBcc: victim@example.com",
    phone: `1" onmouseover="alert(1)`,
    message: "{{email}} %BRAND% <img src=x onerror=alert(1)>",
  };
  const rendered = renderTemplate(composeTemplate("property", site), hostile);

  test("markup in a value stays text", () => {
    expect(rendered.html).toContain("O&#39;Brien &lt;script&gt;");
    expect(rendered.html).not.toMatch(/<script|<img/);
    expect(rendered.html).not.toContain(`1" onmouseover`);
  });

  test("a value is not read as a template", () => {
    expect(rendered.html).toContain("{{email}} %BRAND%");
  });

  test("a subject is one line of plain text", () => {
    expect(rendered.subject).toBe(
      "Property enquiry: Lake Bcc: victim@example.com – O'Brien <script>alert(1)</script>",
    );
  });

  test("a parameter that was not sent is left empty", () => {
    const blank = renderTemplate(composeTemplate("contact", site), {
      ...SAMPLE_PARAMETERS.contact,
      last_name: "",
    });
    expect(blank.subject).toBe("Contact Us: the agency – Asha");
    expect(blank.html).not.toContain("{{");
  });
});
