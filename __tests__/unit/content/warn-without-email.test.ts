import { localMailboxEnvironment } from "../../../tools/mailbox/local-mailbox";
import { warnWithoutEmail } from "../../../src/content/check-before-build";

const original = { ...process.env };
const warn = jest.fn();

beforeEach(() => {
  for (const name of Object.keys(localMailboxEnvironment())) delete process.env[name];
  warn.mockClear();
});
afterAll(() => {
  process.env = original;
});

describe("a deploy build without e-mail (decisions/e-mail)", () => {
  test("says once what is missing and what the forms do then", () => {
    warnWithoutEmail({ reporter: { warn } });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining("GATSBY_EMAILJS_PUBLIC_KEY, GATSBY_EMAILJS_SERVICE_ID"),
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("telephone, WhatsApp and an e-mail"));
  });

  test("says nothing when everything is set", () => {
    Object.assign(process.env, localMailboxEnvironment());
    warnWithoutEmail({ reporter: { warn } });
    expect(warn).not.toHaveBeenCalled();
  });
});
