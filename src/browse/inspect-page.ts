import type { Browser, ConsoleMessage, Page } from "playwright-core";
import { findCutOff, readLayoutShift, watchLayoutShift } from "./in-page.js";

export interface View {
  readonly scheme: "light" | "dark";
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it only checks for text that is cut off. */
  readonly narrow?: boolean;
}

export interface PageObservations {
  readonly axe: readonly { readonly rule: string; readonly help: string; readonly target: string }[];
  /** Errors on the console, including violations of the content security policy. */
  readonly errors: readonly string[];
  /** The layout shift while the page loaded. */
  readonly shift: number;
  readonly cutOff: readonly string[];
}

interface InspectOptions {
  readonly url: string;
  readonly view: View;
  readonly axeSource: string;
  readonly offline: boolean;
}

/**
 * Returns a function that inspects pages in a window with its own cookies and storage. Motion is reduced, so that content which appears on scrolling is visible. A window
 * costs more than a page, so it stays open; nothing is cached or stored between pages.
 */
export async function openWindow(browser: Browser, colorScheme: View["scheme"]) {
  const context = await browser.newContext({ colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(watchLayoutShift);
  return async (options: InspectOptions): Promise<PageObservations> => {
    const listener = listen(page, options);
    try {
      return { ...(await inspectPage(page, options)), errors: listener.errors };
    } finally {
      await page.goto("about:blank");
      listener.stop();
      const { origin } = new URL(options.url);
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      await context.clearCookies();
    }
  };
}

async function inspectPage(
  page: Page,
  { url, view: { width, height, narrow = false }, axeSource }: InspectOptions,
): Promise<Omit<PageObservations, "errors">> {
  await page.setViewportSize({ width, height });
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shift = await page.evaluate(readLayoutShift);
  const cutOff = narrow ? await page.evaluate(findCutOff) : [];
  if (!narrow) await page.evaluate(axeSource);
  const axe = narrow ? [] : ((await page.evaluate(runAxe)) as PageObservations["axe"]);
  return { axe, shift, cutOff };
}

function listen(
  page: Page,
  options: InspectOptions,
): { readonly errors: readonly string[]; readonly stop: () => void } {
  const errors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const text = message.type() === "error" && textOf(message, options);
    if (text) errors.push(text.slice(0, 300));
  };
  const onError = (error: Error) => errors.push(error.message.slice(0, 300));
  page.on("console", onConsole);
  page.on("pageerror", onError);
  const stop = () => {
    page.off("console", onConsole);
    page.off("pageerror", onError);
  };
  return { errors, stop };
}

/**
 * The text of a console message; for failed loads, the console shows a URL, which the text does not contain. Offline, only loads of the
 * site itself can succeed.
 */
function textOf(message: ConsoleMessage, { offline, url: page }: InspectOptions): string | undefined {
  const { url } = message.location();
  if (!message.text().startsWith("Failed to load resource") || !URL.canParse(url)) return message.text();
  const isOwn = new URL(url).origin === new URL(page).origin;
  return offline && !isOwn ? undefined : `${message.text()}: ${isOwn ? new URL(url).pathname : url}`;
}

interface AxeWindow extends Window {
  readonly axe: {
    run(): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

/** Runs inside the page, after axe-core's code. */
async function runAxe(): Promise<PageObservations["axe"]> {
  const { violations } = await (window as unknown as AxeWindow).axe.run();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ target }) => ({ rule: id, help, target: target.join(" ") })),
  );
}
