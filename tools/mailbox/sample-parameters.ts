import type { EmailKind } from "../../src/config/environment";
import type { TemplateParams } from "./emailjs-contract";

const visitor = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+919876543210",
  message: "I would like to visit on Saturday.\nIs parking included?",
  time_in_india: "20 Nov 2026, 3:45 pm",
  page: "https://example.com/property/lakeview-terraces",
  came_from: "https://example.com/allproperties?bhk=3",
};
const isoTime = "2026-11-20T10:15:00.000Z";
const localTime = "20/11/2026, 3:45:00 pm";

/** One filled-in example per kind of e-mail, with the parameters of docs/requirements.md 7: for previews and tests. */
export const SAMPLE_PARAMETERS: Record<EmailKind, TemplateParams> = {
  code: { to_name: "Asha Rao", to_email: "asha@example.com", otp_code: "048213" },
  contact: {
    ...visitor,
    name: "Asha",
    last_name: "Rao",
    subject: "Contact Us: the agency",
    datetime: localTime,
    initial: "A",
  },
  property: {
    ...visitor,
    propertyTitle: "Lakeview Terraces",
    price: "₹1.20 Cr onwards",
    registration: "RERA PRM/KA/RERA/1251/309/PR/200101/000001",
    datetime: isoTime,
  },
  sidebar: { ...visitor, source: "Available Properties", datetime: isoTime },
  modal: { ...visitor, context: "Buy", submitted_at: isoTime },
  "home-loan": { ...visitor, nameInitial: "A", datetime: isoTime },
  "interior-design": { ...visitor, nameInitial: "A", datetime: localTime },
  "property-management": {
    ...visitor,
    subject: "Property Management Request: the agency",
    datetime: localTime,
  },
  blog: { ...visitor, datetime: localTime },
  visit: {
    ...visitor,
    context: "Book a visit",
    visit_homes: "Lakeview Terraces, Orchard Row",
    visit_day_1: "Saturday, 28 Nov 2026",
    visit_part_1: "Morning, 9.30 am to 12 noon",
    visit_day_2: "Monday, 30 Nov 2026",
    visit_part_2: "Evening, 5 pm to 7 pm",
    visit_people: "2",
    visit_kind: "In person",
    visit_timezone: "Bangalore, India Standard Time (Asia/Kolkata)",
    submitted_at: isoTime,
  },
};
