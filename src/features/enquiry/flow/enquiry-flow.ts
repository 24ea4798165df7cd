/** The chunk behind an enquiry form: one for all forms. */
export { CodeForm } from "./code-form";
export { NoticeBox } from "./notice-box";
export { enquiryForms } from "../form/enquiry-forms";
export { startBrowserSession } from "./browser-session";
export { livePhoneMessage, stepOf } from "./enquiry-state";
