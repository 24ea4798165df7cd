/** What the forms of the page send; to be imported before any code of the site. */
import { aMailService } from "./form-user";

export const mockMail = aMailService();
jest.mock("../../src/features/enquiry/flow/email-client", () => ({
  get siteEmailClient() {
    return mockMail;
  },
}));
