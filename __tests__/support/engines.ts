/** Firefox by WebDriver BiDi and WebKitGTK by WebDriver, through the same few verbs. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import puppeteer from "puppeteer-core";
import { z } from "zod";
import { ensureProgram, firefox, webKitDriver, xvfb } from "../../tools/run/find-program";
import { eventually } from "./eventually";
import { desktop } from "./browser";

type Value = string | number | boolean | null;

export interface Engine {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; it must not use anything from outside. */
  evaluate(code: (...values: Value[]) => unknown, ...values: Value[]): Promise<unknown>;
  /** Clicks at a place of the viewport, in pixels. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: "Enter" | "Escape"): Promise<void>;
  close(): Promise<void>;
}

async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: ensureProgram(firefox),
    headless: true,
    timeout: 120_000,
    defaultViewport: desktop,
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (code, ...values) => page.evaluate(code, ...values),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    close: () => browser.close(),
  };
}

const webDriverKeys = { Enter: "\uE007", Escape: "\uE00C" } as const;

/** Debian's browser for tests of WebKitGTK stands in a folder of the machine's kind. */
const miniBrowser = () =>
  ["x86_64", "aarch64"]
    .flatMap((kind) =>
      ["4.1", "4.0"].map((api) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-${api}/MiniBrowser`),
    )
    .find((file) => existsSync(file));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}

const session = z.object({ sessionId: z.string() });

async function openWebKit(): Promise<Engine> {
  const port = await freePort();
  const display = `:${port}`;
  const screen = spawn(ensureProgram(xvfb), [display, "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: "ignore",
  });
  const driver = spawn(ensureProgram(webKitDriver), [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });
  const ask = async (method: "GET" | "POST" | "DELETE", address: string, body?: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () =>
    existsSync(`/tmp/.X11-unix/X${port}`)
      ? ask("GET", "/status").then(
          () => true,
          () => false,
        )
      : false;
  await eventually(isReady, Boolean);
  const options = { binary: miniBrowser(), args: ["--automation", "--geometry=1440x900"] };
  const { sessionId } = session.parse(
    await ask("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    }),
  );
  const of = (verb: string) => `/session/${sessionId}${verb}`;
  const press = (keys: string) =>
    ask("POST", of("/actions"), {
      actions: [
        {
          type: "key",
          id: "keyboard",
          actions: [...keys].flatMap((value) => [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ]),
        },
      ],
    });
  await ask("POST", of("/window/rect"), { x: 0, y: 0, ...desktop });
  return {
    goto: async (url) => void (await ask("POST", of("/url"), { url })),
    evaluate: (code, ...args) =>
      ask("POST", of("/execute/sync"), { script: `return (${String(code)}).apply(null, arguments)`, args }),
    click: async (x, y) =>
      void (await ask("POST", of("/actions"), {
        actions: [
          {
            type: "pointer",
            id: "mouse",
            parameters: { pointerType: "mouse" },
            actions: [
              { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: "pointerDown", button: 0 },
              { type: "pointerUp", button: 0 },
            ],
          },
        ],
      })),
    type: async (text) => void (await press(text)),
    key: async (name) => void (await press(webDriverKeys[name])),
    close: async () => {
      await ask("DELETE", of("")).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

export const engines = { Firefox: openFirefox, WebKitGTK: openWebKit } as const;
