/** The part of maildev 2 used here; the package carries no types. */
declare module "maildev" {
  interface MailDevOptions {
    smtp: number;
    web: number;
    ip: string;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  }
  interface MailDevEmail {
    html?: string;
    text?: string;
    headers: Record<string, string | string[] | undefined>;
    subject?: string;
    from?: { address: string }[];
    to?: { address: string }[];
    replyTo?: { address: string }[];
  }
  class MailDev {
    constructor(options: MailDevOptions);
    listen(): Promise<void>;
    on(event: "new", listener: (email: MailDevEmail) => void): void;
  }
  export = MailDev;
}
