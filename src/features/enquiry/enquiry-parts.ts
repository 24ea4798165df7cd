/** What an enquiry form loads when it comes near the viewport or is touched: one chunk for all forms. */
export { startBrowserSession } from "./browser-session";
export { CodeForm } from "./code-form";
export { livePhoneMessage, stepOf } from "./enquiry-state";
export { enquiryForms } from "./form-configs";
export { NoticeBox } from "./notice-box";
