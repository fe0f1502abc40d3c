import type { ServerResponse } from "node:http";
import type { Version } from "./http/page-version.js";

/** How long a browser waits before it reconnects to a server that went away, in milliseconds. */
const retryMs = 500;

/** More tabs than anyone has open; each needs a file descriptor, of which a process has a thousand on most systems. */
const maxBrowsers = 200;

/**
 * Notifies browsers of new versions of the page they show, with server-sent events. Source:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html.
 */
export class LiveUpdates {
  readonly #browsers = new Set<Browser>();
  readonly #versionAt: (path: string) => Promise<Version>;

  /** `versionAt` returns the version of the reply to a path, once it is known. */
  constructor(versionAt: (path: string) => Promise<Version>) {
    this.#versionAt = versionAt;
  }

  /** Adds a browser that shows the page at `path`, and sends it the page's version. */
  add(path: string, response: ServerResponse): void {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(`retry: ${retryMs}\n\n`);
    const browser: Browser = { path, response, lastSent: "" };
    this.#browsers.add(browser);
    response.on("close", () => this.#browsers.delete(browser));
    void this.#send(browser);
  }

  get isFull(): boolean {
    return this.#browsers.size >= maxBrowsers;
  }

  paths(): ReadonlySet<string> {
    return new Set([...this.#browsers].map(({ path }) => path));
  }

  sendAll(): void {
    for (const browser of this.#browsers) void this.#send(browser);
  }

  async #send(browser: Browser): Promise<void> {
    const news = JSON.stringify(await this.#versionAt(browser.path));
    if (news === browser.lastSent || !this.#browsers.has(browser)) return;
    browser.lastSent = news;
    browser.response.write(`data: ${news}\n\n`);
  }
}

interface Browser {
  readonly path: string;
  readonly response: ServerResponse;
  lastSent: string;
}
