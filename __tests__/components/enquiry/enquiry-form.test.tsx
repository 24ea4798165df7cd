import { mockMail } from "../../support/mock-mail";
import "../../support/text-encoder";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { Profiler } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { deletionSignal } from "../../../src/config/storage-keys";
import { EnquiryForm } from "../../../src/features/enquiry/flow/enquiry-form";
import { formIds, type FormId, formLayouts } from "../../../src/features/enquiry/form/form-layouts";
import guardsScript from "../../../src/shell/guards.inline?script";
import { anotherCode } from "../../support/enquiry-fixture";
import {
  askForCode,
  codeField,
  enterCode,
  fieldOf,
  fillIn,
  passSeconds,
  press,
  put,
  sendButton,
  type,
  typist,
} from "../../support/form-user";
import { siteFactsAnswer } from "../../support/site-facts";
import { followFocus } from "../../../src/lib/hand-over-fields";
import { withoutAct } from "../../support/without-act";

const form = (formId: FormId = "property") => (
  <EnquiryForm
    formId={formId}
    title="Ask about this home"
    subtitle="We reply within one business day."
    context={{ propertyTitle: "Orchard Row", source: "Resale" }}
  />
);

const loadFlow = () =>
  act(async () => void (await import("../../../src/features/enquiry/flow/enquiry-flow")));

async function openForm(formId: FormId = "property") {
  const page = render(form(formId));
  await passSeconds(0);
  await loadFlow();
  return page;
}

async function openCodeStep(formId: FormId = "property") {
  const page = await openForm(formId);
  await askForCode(formId);
  return page;
}

const notice = () => document.querySelector("[data-notice]");
const country = () => screen.getByLabelText("Country code");
const choose = (code: string) => fireEvent.change(country(), { target: { value: code } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  mockMail.clear();
  sessionStorage.clear();
  localStorage.clear();
  delete window.dataLayer;
});
afterEach(() => {
  jest.useRealTimers();
  jest.mocked(navigate).mockClear();
});

test("without JavaScript it holds the fields, the privacy notice and other ways to us, and submits nothing", () => {
  const page = renderToString(form());
  for (const { label } of formLayouts.property.fields) expect(page).toContain(`>${label}<`);
  expect(page).toContain('href="/privacy-policy"');
  expect(page).toMatch(/<noscript>.*tel:\+918000000000.*wa\.me.*mailto:.*<\/noscript>/);
  expect(page).toContain('method="dialog"');
});

describe("labels and autofill", () => {
  // A visit opens in a dialog of its own.
  test.each(formIds.filter((id) => id !== "visit"))(
    "form %s names every field and says what autofill may put there",
    async (formId) => {
      await openForm(formId);
      for (const { label, autoComplete = "off", isOptional = false } of formLayouts[formId].fields) {
        const field = fieldOf(label);
        expect(field).toHaveAttribute("autocomplete", autoComplete);
        expect(field).toHaveAttribute("aria-required", String(!isOptional));
      }
      expect(screen.getByRole("combobox", { name: "Country code" })).toHaveValue("+91");
      expect(within(country()).getAllByRole("option")).toHaveLength(10);
    },
  );

  test("the honeypot is out of the way of people; filled it pretends success and sends nothing", async () => {
    const { container } = await openForm();
    const trap = container.querySelector('[name="leave-me-empty"]');
    if (trap === null) throw new Error("no honeypot");
    expect(trap).toHaveAttribute("tabindex", "-1");
    expect(trap).toHaveAttribute("autocomplete", "off");
    expect(trap.closest("[aria-hidden]")).not.toBeNull();
    put(trap, "spam");
    await askForCode("property");
    expect(codeField()).toBeInTheDocument();
    expect(mockMail.sent).toEqual([]);
  });
});

describe("what was typed", () => {
  test("and sent before the flow is there is carried out", async () => {
    render(form());
    await askForCode("property");
    await waitFor(() => expect(mockMail.sent).toHaveLength(1));
    expect(mockMail.sent[0]?.params).toMatchObject({ to_name: "Ananya Rao", to_email: "ananya@example.com" });
  });

  test("stays, letter for letter, where the flow arrives while somebody types on a slow processor", async () => {
    jest.useRealTimers();
    let typed = "";
    let isTyping = false;
    const type = () => {
      isTyping = true;
      for (const letter of "ab") {
        typed += letter;
        fieldOf("Name").setRangeText(letter, fieldOf("Name").value.length, fieldOf("Name").value.length);
        fieldOf("Name").dispatchEvent(new Event("input", { bubbles: true }));
      }
      isTyping = false;
    };
    /** After a commit this slow the browser takes keys before React goes on with effects. */
    const onRender = () => {
      for (const end = performance.now() + 10; performance.now() < end;);
      if (!isTyping) queueMicrotask(type);
    };
    await withoutAct(async () => {
      const root = createRoot(document.body.appendChild(document.createElement("div")));
      root.render(<Profiler {...{ id: "form", onRender }}>{form()}</Profiler>);
      await waitFor(() => expect(typed.length).toBeGreaterThan(2));
      await waitFor(() => expect(fieldOf("Name")).toHaveValue(typed));
      root.unmount();
    });
  });

  test("comes back after a reload from the draft, and never the code", async () => {
    const { unmount } = await openCodeStep();
    put(codeField(), "12");
    unmount();
    await openForm();
    expect(fieldOf("Name")).toHaveValue("Ananya Rao");
    expect(fieldOf("Message")).toHaveValue("A site visit on Saturday, please.");
    expect(screen.queryByLabelText("6-digit code")).toBeNull();
    // It answers nothing that the visitor did.
    expect(notice()).toHaveTextContent("no longer works");
    expect(document.body).toHaveFocus();
  });
});

describe("'Delete my data' in another tab (decisions/storage-and-privacy)", () => {
  /** What a browser tells this tab when another one sets and removes a key. */
  const hearOfDeletion = () =>
    act(() => {
      for (const newValue of ["1", null])
        window.dispatchEvent(new StorageEvent("storage", { key: deletionSignal, newValue }));
    });
  beforeAll(() => {
    const script = document.createElement("script");
    script.textContent = guardsScript;
    document.head.append(script);
    script.remove();
  });

  test("empties the form, removes its draft, and the next key does not store the old text again", async () => {
    await openForm("contact");
    fillIn("contact");
    expect(JSON.stringify({ ...sessionStorage })).toContain("ananya@example.com");
    hearOfDeletion();
    expect(fieldOf("First name")).toHaveValue("");
    expect(fieldOf("Message")).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
    type(fieldOf("First name"), "A");
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ananya|ananya@example\.com|9876543210/);
  });

  test("takes back a press of Send on which the form could not act yet", async () => {
    render(form("contact"));
    fireEvent.click(sendButton());
    hearOfDeletion();
    await loadFlow();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("step 1", () => {
  test("shows the first failure alone, at its field with the focus, until it is edited (decisions/enquiry-flow)", async () => {
    await openForm();
    await press(sendButton());
    expect(screen.getByRole("alert")).toHaveTextContent("Please enter your name.");
    const field = fieldOf("Name");
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Please enter your name.");
    expect(fieldOf("E-mail")).toBeValid();
    type(field, "A");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field).toBeValid();
  });

  test("says how far a short phone got", async () => {
    await openForm();
    await askForCode("property", { phone: "98450" });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Phone must be at least 10 digits for +91. Example: 9876543210",
    );
    expect(fieldOf("Phone")).toHaveAccessibleDescription("5 of 10 digits entered");
  });

  test("keeps digits only and cuts again when the country changes, and gives them back", async () => {
    await openForm();
    type(fieldOf("Phone"), "(098) 765-43210");
    expect(fieldOf("Phone")).toHaveValue("9876543210");
    choose("+65");
    expect(fieldOf("Phone")).toHaveValue("98765432");
    expect(fieldOf("Phone")).toHaveAttribute("placeholder", "Enter 8-digit number");
    choose("+91");
    expect(fieldOf("Phone")).toHaveValue("9876543210");
  });

  test.each([
    ["98765432109⌫1", "+91", "9876543211"],
    ["+97⌫⌫44 7700 900123", "+44", "7700900123"],
    ["98⌫⌫+65 8123 4567", "+65", "81234567"],
  ])("reads %s with +91 chosen as %s %s (decisions/phones-and-chat)", async (keys, code, digits) => {
    await openForm();
    type(fieldOf("Phone"), keys);
    expect(country()).toHaveValue(code);
    expect(fieldOf("Phone")).toHaveValue(digits);
  });

  test.each([
    ["+971 50 123 4567", "+971", "501234567"],
    ["00 971 50 123 4567", "+971", "501234567"],
    ["(+91) 98765 43210", "+91", "9876543210"],
    ["011 91 98765 43210", "+91", "9876543210"],
    ["011 2345 678990", "+91", "1123456789"],
    ["+91 +91 98765 43210", "+91", "9876543210"],
    ["0091 +91 098765 43210", "+91", "9876543210"],
    ["+91 91234 56789 ext 12", "+91", "9123456789"],
    ["\u202a+91 98765 43210\u202c", "+91", "9876543210"],
    ["＋９１ ９８７６５ ４３２１０", "+91", "9876543210"],
  ])("%s, typed or put in at once with +91 chosen, is %s %s", async (text, code, digits) => {
    await openForm();
    for (const enter of [type, put]) {
      put(fieldOf("Phone"), "");
      choose("+91");
      enter(fieldOf("Phone"), text);
      expect(country()).toHaveValue(code);
      expect(fieldOf("Phone")).toHaveValue(digits);
    }
  });

  test("keeps the number of a country that is not in the list in the field and says what to do", async () => {
    await openForm();
    fillIn("property", { phone: "" });
    type(fieldOf("Phone"), "00966501234567");
    fireEvent.blur(fieldOf("Phone"));
    expect(fieldOf("Phone")).toHaveValue("+966501234567");
    choose("+971");
    expect(fieldOf("Phone")).toHaveValue("+966501234567");
    await press(sendButton());
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Phone must be at least 9 digits for +971. Example: 501234567",
    );
    expect(fieldOf("Phone")).toHaveAccessibleDescription(
      "This form takes phone numbers of the countries in the list. Please write another one into your message.",
    );
    expect(mockMail.sent).toEqual([]);
  });

  test.each([
    ["15123456789", "1512345678", "+49", "15123456789"],
    ["447700900123", "4477009001", "+44", "7700900123"],
    ["+44 7700 900123", "7700900123", "+91", "7700900123"],
  ])(
    "of %s, cut to %s, the country %s chosen later has %s (decisions/phones-and-chat)",
    async (keys, cut, code, digits) => {
      await openForm();
      type(fieldOf("Phone"), keys);
      expect(fieldOf("Phone")).toHaveValue(cut);
      choose(code);
      expect(fieldOf("Phone")).toHaveValue(digits);
      type(fieldOf("Phone"), "5");
      expect(country()).toHaveValue(code);
      expect(fieldOf("Phone")).toHaveValue(digits);
    },
  );

  test("shows a country code while it is typed, and forgets it when the field is left", async () => {
    await openForm();
    type(fieldOf("Phone"), "+97");
    expect(fieldOf("Phone")).toHaveValue("+97");
    fireEvent.blur(fieldOf("Phone"));
    expect(fieldOf("Phone")).toHaveValue("");
  });

  test("checks the phone of the blog form while it is typed (requirements 5.1)", async () => {
    await openForm("blog");
    expect(fieldOf("Phone")).not.toHaveAccessibleDescription();
    type(fieldOf("Phone"), "98");
    expect(fieldOf("Phone")).toHaveAccessibleDescription(/^Phone must be at least 10 digits/);
    expect(screen.queryByRole("alert")).toBeNull();
    put(fieldOf("Phone"), "+353");
    expect(fieldOf("Phone")).toHaveAccessibleDescription(/^This form takes phone numbers of the countries/);
  });

  test.each([
    ["Name", `Ananya${" ".repeat(200)}Rao`, "Ananya Rao"],
    ["Message", `${" ".repeat(20)}${"a visit ".repeat(250)}`, "a visit ".repeat(250).trim()],
    ["Message", `${"x".repeat(1_999)}🏡`, "x".repeat(1_999)],
  ])("%s: a text is cleaned first and limited afterwards", async (label, text, kept) => {
    await openForm();
    put(fieldOf(label), text);
    expect(fieldOf(label).value.trim().replace(/ +/g, " ")).toBe(kept);
  });

  test("of a text that is too long the end of what was entered last goes, and the caret stays", async () => {
    await openForm();
    put(fieldOf("Message"), `Visit${"x".repeat(1_990)}`);
    fieldOf("Message").focus();
    fieldOf("Message").setSelectionRange(5, 5);
    await typist().paste(" on Saturday");
    expect(fieldOf("Message")).toHaveValue(`Visit on S${"x".repeat(1_990)}`);
    expect(fieldOf("Message").selectionStart).toBe(10);
  });

  test("is busy while the code is on its way: every control disabled, a ring, the busy label", async () => {
    const { container } = await openForm();
    const answer = mockMail.hold();
    fillIn("property");
    await typist().dblClick(sendButton());
    const button = screen.getByRole("button", { name: "Sending OTP..." });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("data-busy");
    expect(container.querySelector("form")).toHaveAttribute("aria-busy", "true");
    for (const { label } of formLayouts.property.fields) expect(fieldOf(label)).toBeDisabled();
    expect(country()).toBeDisabled();
    await answer({ ok: true });
    expect(mockMail.sent).toHaveLength(1);
  });

  test("offers other ways with the text filled in when the e-mail fails (decisions/e-mail)", async () => {
    await openForm();
    mockMail.fail();
    await askForCode("property");
    expect(notice()).toHaveFocus();
    expect(notice()).toHaveTextContent("Failed to send OTP. Please try again later.");
    expect(notice()).toHaveTextContent("The e-mail service has a fault.");
    const message = "A site visit on Saturday, please.";
    const chat = screen.getByRole("link", { name: "WhatsApp" });
    const lines = ["About: Orchard Row", message, "Ananya Rao", "ananya@example.com", "+919876543210"];
    expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain(lines.join("\n"));
    const mail = screen.getByRole("link", { name: "Write an e-mail" }).getAttribute("href");
    expect(mail).toContain(`subject=${encodeURIComponent("Enquiry: Orchard Row")}`);
    const call = screen.getByRole("link", { name: "Call +91 80 0000 0000" });
    expect(call).toHaveAttribute("href", "tel:+918000000000");
    expect(fieldOf("Message")).toHaveValue(message);
  });
});

describe("step 2", () => {
  test("says where the code went, takes the focus to its field and counts the attempts", async () => {
    await openCodeStep();
    expect(notice()).toHaveAttribute("role", "status");
    const sent = "OTP sent to ananya@example.com. Please check your inbox (or spam).";
    expect(notice()).toHaveTextContent(sent);
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAccessibleDescription(`${sent} Attempts 0 of 5`);
    expect(codeField()).toHaveAttribute("autocomplete", "one-time-code");
    expect(codeField()).toHaveAttribute("inputmode", "numeric");
    expect(codeField()).not.toHaveAttribute("maxlength");
    await enterCode(anotherCode(mockMail.codeInInbox()));
    const invalid = "Invalid OTP. Please try again. (1 of 5 attempts used)";
    expect(screen.getByRole("alert")).toHaveTextContent(invalid);
    expect(codeField()).toHaveFocus();
    expect(codeField()).toBeInvalid();
    expect(codeField()).toHaveAccessibleDescription(`${invalid} Attempts 1 of 5`);
  });

  test("a whole code that is put behind another takes its place, and a seventh digit has none", async () => {
    await openCodeStep();
    type(codeField(), "12a34567");
    expect(codeField()).toHaveValue("123456");
    put(codeField(), "123456654 321");
    expect(codeField()).toHaveValue("654321");
  });

  test("counts down for the eye and speaks at 60, 30 and 0 only (docs/design.md 8)", async () => {
    await openCodeStep();
    const spoken = () => [...document.querySelectorAll("p[role='status']")].at(-1)?.textContent ?? "";
    const resend = () => screen.getByRole("button", { name: "Resend code" });
    const announced = [spoken()];
    expect(screen.getByText("Resend in 60s")).toHaveAttribute("aria-hidden", "true");
    expect(resend()).toBeDisabled();
    await passSeconds(18);
    expect(screen.getByText("Resend in 42s")).toBeInTheDocument();
    expect(screen.getByText("Valid for 4:42")).toHaveAttribute("aria-hidden", "true");
    for (const seconds of [11, 1, 29, 1, 179, 1, 29, 1, 29, 1]) {
      await passSeconds(seconds);
      if (announced.at(-1) !== spoken()) announced.push(spoken());
      if (announced.length === 3) expect(resend()).toBeEnabled();
    }
    expect(announced).toEqual([
      "You can ask for a new code in 60 seconds.",
      "You can ask for a new code in 30 seconds.",
      "You can ask for a new code now.",
      "The code is valid for 60 more seconds.",
      "The code is valid for 30 more seconds.",
      "The code has expired. You can ask for a new one.",
    ]);
    expect(screen.getByText("Code expired")).toBeInTheDocument();
  });
});

test("a form that React has to render anew, as after a translator, stays in step 2 with its code, and with what was typed", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  followFocus();
  await openCodeStep();
  await passSeconds(20);
  const wrong = anotherCode(mockMail.codeInInbox());
  await typist().type(codeField(), `${wrong}{Enter}`);
  const before = codeField();
  notice()?.replaceWith(document.createElement("font"));
  await typist().keyboard("{Backspace}");
  expect(codeField()).not.toBe(before);
  expect(codeField()).toHaveValue(wrong.slice(0, -1));
  expect(codeField()).toHaveFocus();
  expect(screen.getByText(/^Attempts/)).toHaveTextContent("Attempts 1 of 5");
  expect(screen.getByText("Valid for 4:40")).toBeInTheDocument();
  await typist().clear(codeField());
  await typist().type(codeField(), `${mockMail.codeInInbox()}{Enter}`);
  expect(mockMail.leads()).toHaveLength(1);
  log.mockRestore();
});

describe("the end (requirements 4.1, step 3)", () => {
  test("sends one lead, however often Enter is pressed, and goes to /thank-you", async () => {
    await openCodeStep();
    const answer = mockMail.hold();
    put(codeField(), mockMail.codeInInbox());
    await typist().type(codeField(), "{Enter}{Enter}");
    expect(screen.getByRole("button", { name: "Verifying..." })).toBeDisabled();
    expect(codeField()).toBeDisabled();
    await answer({ ok: true });
    expect(mockMail.leads()).toHaveLength(1);
    expect(mockMail.leads()[0]?.params).toMatchObject({
      name: "Ananya Rao",
      phone: "+919876543210",
      propertyTitle: "Orchard Row",
    });
    expect(screen.getByRole("button", { name: "Submitted!" })).toBeDisabled();
    expect(notice()).toHaveTextContent("Thanks — your enquiry has been submitted.");
    expect(navigate).toHaveBeenCalledTimes(1);
    const state: unknown = expect.objectContaining({
      firstName: "Ananya",
      form: "property",
      propertyTitle: "Orchard Row",
    });
    expect(navigate).toHaveBeenCalledWith("/thank-you", { replace: false, state });
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ["homeLoan", "Requested!", true],
    ["contact", "Submitted!", false],
  ] as const)(
    "form %s reads '%s'; takes this page's place in the history: %s; stores the time of a contact submission for the thank-you page",
    async (id, label, replace) => {
      await openCodeStep(id);
      await enterCode(mockMail.codeInInbox());
      expect(screen.getByRole("button", { name: label })).toBeDisabled();
      expect(navigate).toHaveBeenCalledWith("/thank-you", expect.objectContaining({ replace }));
      const storedAt = localStorage.getItem("contact_last_submit_time");
      expect(storedAt).toBe(id === "contact" ? new Date().toISOString() : null);
    },
  );

  test("a visitor who has left the page meanwhile is left there, and the submission counts once", async () => {
    const { unmount } = await openCodeStep("contact");
    const answer = mockMail.hold();
    await enterCode(mockMail.codeInInbox());
    unmount();
    await answer({ ok: true });
    expect(navigate).not.toHaveBeenCalled();
    const conversion: unknown = expect.objectContaining({ event_label: "enquiry:contact" });
    expect(window.dataLayer).toEqual([conversion]);
    expect(localStorage.getItem("contact_last_submit_time")).not.toBeNull();
  });

  test("a lead that fails when the visitor has left the page is kept for the next visit, and nobody says that it arrived", async () => {
    const { unmount } = await openCodeStep("contact");
    const answer = mockMail.hold();
    await enterCode(mockMail.codeInInbox());
    unmount();
    await answer({ ok: false, reason: "network" });
    const kept: unknown = JSON.parse(localStorage.getItem("propertyEnquiries") ?? "[]");
    expect(kept).toEqual([expect.objectContaining({ kind: "contact", name: "Ananya", last_name: "Rao" })]);
    expect(localStorage.getItem("contact_last_submit_time")).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  test("the sidebar form returns to step 1 with the success message", async () => {
    await openCodeStep("sidebar");
    await enterCode(mockMail.codeInInbox());
    expect(notice()).toHaveTextContent("Thanks — your enquiry has been submitted.");
    expect(notice()).toHaveFocus();
    expect(fieldOf("Name")).toHaveValue("");
  });
});
