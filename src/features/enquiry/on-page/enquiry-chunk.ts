/** What an enquiry form loads when it comes near the viewport or is touched: one chunk for all forms. */
export { startBrowserSession } from "../flow/browser-session";
export { CodeForm } from "../code/code-form";
export { livePhoneMessage, stepOf } from "../flow/enquiry-state";
export { enquiryForms } from "../forms/enquiry-forms";
export { NoticeBox } from "../details/notice-box";
