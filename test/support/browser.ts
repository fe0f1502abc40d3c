import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { patience } from "./patience.js";

/** The browser that `npm test` made sure of. */
export const browserPath = process.env.CHROME_PATH ?? "/usr/bin/chromium";

/** The browser of this process, with which it ends: files that share a process share it, each page in a context of its own. */
let shared: Promise<Browser> | undefined;

/** Gives that browser; with flags of one's own, one that is nobody else's. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  if (flags.length > 0) return await launch(flags);
  if (!(await shared)?.isConnected()) shared = launch([]);
  return keepOpen(await (shared ?? launch([])));
}

/** A browser that those who did not start it cannot close. */
function keepOpen(browser: Browser): Browser {
  return new Proxy(browser, {
    get: (target, key) => {
      if (key === "close") return async () => {};
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function launch(flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    timeout: patience(30_000),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...flags,
    ],
  });
}

export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings of the console, what a policy blocked, exceptions. */
  readonly complaints: string[];
  /** Addresses that were asked for, navigations included. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** A page in a context of its own whose console and requests are listened to. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience(30_000));
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => requests.push(request.url()));
  return { page, complaints, requests, close: () => context.close() };
}
