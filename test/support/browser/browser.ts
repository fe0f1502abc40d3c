import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from "playwright-core";
import { scaledTimeout } from "../scaled-timeout.js";

/** The browser that `npm test` found or installed. */
export const browserPath = process.env.CHROME_PATH ?? "/usr/bin/chromium";

/** The browser of this process, which closes with it: test files in the same process share it, each page in its own context. */
let shared: Promise<Browser> | undefined;

/** Returns that browser; with custom flags, a separate one. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  if (flags.length > 0) return await launch(flags);
  if (!(await shared)?.isConnected()) shared = launch([]);
  return keepOpen(await (shared ?? launch([])));
}

/** The real browser of each one that cannot be closed. */
const whole = new WeakMap<Browser, Browser>();

/** Wraps a browser so that its users cannot close it. */
function keepOpen(browser: Browser): Browser {
  const kept = new Proxy(browser, {
    get: (target, key) => {
      if (key === "close") return async () => {};
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  whole.set(kept, browser);
  return kept;
}

function launch(flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    timeout: scaledTimeout(30_000),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // Like phones and dense screens: the headless shell would round the width of each letter to whole pixels.
      "--font-render-hinting=none",
      ...flags,
    ],
  });
}

export interface WatchedPage {
  readonly page: Page;
  /** Errors and warnings on the console, policy violations, exceptions. */
  readonly complaints: string[];
  /** The URLs of all requests, including navigations. */
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/**
 * A page whose console and requests are recorded, with empty storage and cache. A new window costs a second of processor time, so a
 * returned one is used again, unless a lasting change was made to it.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const { viewport, colorScheme = "light", reducedMotion = "no-preference", ...fixed } = options;
  const shelf = shelfOf(browser, JSON.stringify(fixed));
  const window = shelf.pop() ?? (await openWindow(browser, fixed));
  const { page, session } = window;
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  const complaints: string[] = [];
  const requests: string[] = [];
  window.hear({
    complain: (text) => complaints.push(text),
    ask: (url) => requests.push(url),
  });
  let isSpoiled = false;
  const watched = new Proxy(page, {
    get: (target, key) => {
      if (spoiling.has(key)) isSpoiled = true;
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const sessions: CDPSession[] = [];
  lent.set(watched, { page, sessions });
  const close = async () => {
    for (const session of sessions.splice(0)) await session.detach().catch(() => {});
    if (isSpoiled || page.isClosed()) return await page.context().close();
    const origin = URL.canParse(page.url()) ? new URL(page.url()).origin : "null";
    await page.goto("about:blank");
    if (origin !== "null") await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await page.context().clearCookies();
    window.hear(undefined);
    shelf.push(window);
  };
  return { page: watched, complaints, requests, close };
}

/** The real page of each borrowed one, and the sessions that end when it is returned. */
const lent = new WeakMap<Page, { readonly page: Page; readonly sessions: CDPSession[] }>();

/** Opens a DevTools session for a page; its changes end when the page is returned. */
export async function openSession(page: Page): Promise<CDPSession> {
  const loan = lent.get(page);
  const session = await (loan?.page ?? page).context().newCDPSession(loan?.page ?? page);
  loan?.sessions.push(session);
  return session;
}

/** Methods with a lasting effect on a page or its context. */
const spoiling: ReadonlySet<string | symbol> = new Set([
  "addInitScript",
  "addLocatorHandler",
  "clock",
  "context",
  "exposeBinding",
  "exposeFunction",
  "off",
  "on",
  "once",
  "route",
]);

interface Ear {
  readonly complain: (text: string) => void;
  readonly ask: (url: string) => void;
}

interface Window {
  readonly page: Page;
  readonly session: CDPSession;
  /** Sets who receives events from now on. */
  readonly hear: (ear: Ear | undefined) => void;
}

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(scaledTimeout(30_000));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  let ear: Ear | undefined;
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) ear?.complain(message.text());
  });
  page.on("pageerror", (error) => ear?.complain(String(error)));
  page.on("request", (request) => ear?.ask(request.url()));
  const hear = (now: Ear | undefined) => {
    ear = now;
  };
  return { page, session, hear };
}

/** Unused windows, for each browser by the options that cannot be changed later. */
const shelves = new WeakMap<object, Map<string, Window[]>>();

function shelfOf(browser: Browser, options: string): Window[] {
  const key = whole.get(browser) ?? browser;
  const shelvesOfIt = shelves.get(key) ?? new Map<string, Window[]>();
  shelves.set(key, shelvesOfIt);
  const shelf = shelvesOfIt.get(options) ?? [];
  shelvesOfIt.set(options, shelf);
  return shelf;
}
