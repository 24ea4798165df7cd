/** The chunk behind an enquiry form: one for all forms. */
export { CodeForm } from "../code/code-form";
export { NoticeBox } from "../details/notice-box";
export { enquiryForms } from "../forms/enquiry-forms";
export { startBrowserSession } from "./browser-session";
export { livePhoneMessage, stepOf } from "./enquiry-state";
