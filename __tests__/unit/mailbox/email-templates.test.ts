import { EMAIL_KINDS } from "../../../src/config/environment";
import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { formIds } from "../../../src/features/enquiry/form/form-layouts";
import { withoutCode } from "../../../src/features/enquiry/form/lead-params";
import { composeTemplate, renderTemplate } from "../../../tools/mailbox/email-templates";
import { SAMPLE_PARAMETERS } from "../../../tools/mailbox/sample-parameters";
import { atStepTwo } from "../../support/enquiry-fixture";

const site = { name: "Stone & Lake", email: "office@example.com" };

function variablesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\{?(\w+)\}?\}\}/g)].map(([, name]) => name ?? ""))].sort();
}

describe.each(formIds)("the lead of the %s form", (formId) => {
  const kind = enquiryForms[formId].leadKind;
  const template = composeTemplate(kind, site);
  // `mail-fields.test.ts` holds them to the requirements.
  const variables = Object.keys(SAMPLE_PARAMETERS[kind]).sort();

  test("shows every parameter that is sent and no other, and goes to the agency, answered to the visitor", async () => {
    const enquiry = await atStepTwo(formId);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(Object.keys(enquiry.leadsSent()[0]?.params ?? {}).sort()).toEqual(variables);
    expect(variablesOf(template.html)).toEqual(variables);
    expect(variables).toEqual(expect.arrayContaining(variablesOf(template.subject)));
    expect(template.to).toBe("office@example.com");
    expect(template.replyTo).toBe("{{email}}");
  });

  test("has the same words in its plain-text part, as they were typed", () => {
    expect(variablesOf(template.text)).toEqual(variables);
    expect(template.text).not.toMatch(/<|&\w+;|%[A-Z]+%/);
    const { text } = renderTemplate(template, { ...SAMPLE_PARAMETERS[kind], name: "O'Brien & <Co>" });
    expect(text).toContain("\nName: O'Brien & <Co>");
    expect(text).toContain("\nPhone: +919876543210\n");
    expect(text).toContain("\nPage: https://example.com/property/lakeview-terraces\n");
  });

  test("says whether a code was entered, and only what is so", () => {
    // Those that may come without a code (decisions/enquiry-delivery).
    const isKept = enquiryForms.modal.leadKind === kind || enquiryForms.visit.leadKind === kind;
    const unconfirmed = isKept ? withoutCode({ context: "Buy" }) : {};
    const { html } = renderTemplate(template, { ...SAMPLE_PARAMETERS[kind], ...unconfirmed });
    expect(html.includes("E-mail code entered: yes")).toBe(!isKept);
    expect(html.includes("e-mail address not confirmed by a code")).toBe(isKept);
    expect(/unless “Asked under”\s+says/.test(html)).toBe(isKept);
  });
});

describe("code template: anyone can make it send, so it prints the code and fixed text only", () => {
  const template = composeTemplate("code", site);

  test("the body prints otp_code alone, the subject is the code and fixed words", () => {
    expect(variablesOf(template.html)).toEqual(["otp_code"]);
    expect(template.subject).toBe("{{otp_code}} is your code");
    // Some enquiries are sent without a code.
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

  test("holds the agency's name as fixed, escaped text, inline styles, and loads nothing; it fits EmailJS's 50 kB", () => {
    expect(template.html).toContain("Stone &amp; Lake");
    expect(template.html).not.toMatch(/%[A-Z]+%/);
    expect(template.html).not.toMatch(/https?:|<img|<script|<link|url\(/);
    expect(Buffer.byteLength(template.html)).toBeLessThan(50 * 1024);
    expect(template.html).not.toMatch(/class="[^"]*"(?! style=)/);
    expect(template.html).toContain("max-width:600px");
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
