import type { Browser, ConsoleMessage } from "playwright-core";
import { findCutOff, readLayoutShift, watchLayoutShift } from "./in-page.js";
import { type PagePicture, takePicture } from "./take-picture.js";

export interface View {
  readonly scheme: "light" | "dark";
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Whether it is for looking at what is cut off only. */
  readonly narrow?: boolean;
}

/** What was seen of a page in one view. */
export interface Sight {
  readonly axe: readonly { readonly rule: string; readonly help: string; readonly target: string }[];
  /** Errors of the console, with what the content security policy blocked. */
  readonly errors: readonly string[];
  /** The addresses of all requests but those that the content security policy held back. */
  readonly requests: readonly string[];
  /** The layout's shift while the page loaded. */
  readonly shift: number;
  readonly cutOff: readonly string[];
  readonly picture: PagePicture | undefined;
}

export interface LookOptions {
  readonly url: string;
  readonly axeSource: string;
  /** Whether a picture is taken. */
  readonly pictured: boolean;
}

/** Opens a page in a window of its own. Motion is reduced, so that what is revealed on scrolling is there. */
export async function lookAtPage(
  browser: Browser,
  { scheme, width, height, narrow = false }: View,
  { url, axeSource, pictured }: LookOptions,
): Promise<Sight> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    const asked = new Map<unknown, string>();
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(textOf(message).slice(0, 300));
    });
    page.on("pageerror", (error) => errors.push(error.message.slice(0, 300)));
    page.on("request", (request) => {
      if (/^https?:/.test(request.url())) asked.set(request, request.url());
    });
    page.on("websocket", (socket) => asked.set(socket, socket.url()));
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText === "csp") asked.delete(request);
    });
    await page.addInitScript(watchLayoutShift);
    await page.goto(url, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shift = await page.evaluate(readLayoutShift);
    const cutOff = narrow ? await page.evaluate(findCutOff) : [];
    if (!narrow) await page.evaluate(axeSource);
    const axe = narrow ? [] : ((await page.evaluate(runAxe)) as Sight["axe"]);
    const picture = pictured ? await takePicture(page, width) : undefined;
    return { axe, errors, requests: [...asked.values()], shift, cutOff, picture };
  } finally {
    await context.close();
  }
}

/** What the console shows; beside what could not be loaded it shows an address, which the text does not have. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location();
  const isLoad = message.text().startsWith("Failed to load resource") && URL.canParse(url);
  return isLoad ? `${message.text()}: ${new URL(url).pathname}` : message.text();
}

interface AxeWindow extends Window {
  readonly axe: {
    run(): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>;
  };
}

/** Runs inside the page, after axe-core's code. */
async function runAxe(): Promise<Sight["axe"]> {
  const { violations } = await (window as unknown as AxeWindow).axe.run();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ target }) => ({ rule: id, help, target: target.join(" ") })),
  );
}
