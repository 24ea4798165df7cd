import { asOnPages } from "./as-on-pages";
import sharedTexts from "../site-content/pages/shared.json";

/** Result of the static queries of `useSiteFacts` and `useSharedTexts`. */
export const siteFactsAnswer = {
  sharedTexts: { ...sharedTexts, replyLine: asOnPages(sharedTexts.replyLine) },
  site: { siteMetadata: { siteUrl: "https://www.example.com" } },
  siteFacts: {
    name: "Sample Homes",
    phone: "+918000000000",
    whatsapp: "+918000000001",
    email: "enquiries@example.com",
    hours: "Mon to Sat, 9.30 am to 7 pm",
    chatGreeting: "Hi — could you help me with a property?",
    exchangeRates: [{ currency: "AED", inr: 24, asOf: "2026-11-16" }],
  },
};
