/** The chunk that enquiry forms load near the viewport or at the first input: one for all forms. */
export { startBrowserSession } from "../flow/browser-session";
export { CodeForm } from "../code/code-form";
export { livePhoneMessage, stepOf } from "../flow/enquiry-state";
export { enquiryForms } from "../forms/enquiry-forms";
export { NoticeBox } from "../details/notice-box";
