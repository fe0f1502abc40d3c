import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bidi, connectBidi } from "./bidi.js";
import type { Preferences, Tab, TabBrowser } from "./tab.js";
import { actInPage, clearStorage } from "./webdriver-page.js";

/* The official Firefox, over WebDriver BiDi: playwright only drives its own build of Firefox. */

/** The Firefox that `npm test` found or installed; undefined if there is none. */
export const firefoxPath = findFirefox();

function findFirefox(): string | undefined {
  const places = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
  // Empty if none could be installed.
  return process.env.FIREFOX_PATH === undefined
    ? places.find(existsSync)
    : process.env.FIREFOX_PATH || undefined;
}

export async function firefoxTabs(preferences: Preferences): Promise<TabBrowser> {
  if (firefoxPath === undefined) throw new Error("There is no Firefox on this machine.");
  const profile = await mkdtemp(join(tmpdir(), "handbill-firefox-"));
  await writeFile(join(profile, "user.js"), formatPreferences(preferences));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  // It refuses to start as root in another user's home, as under sudo.
  const env = { ...process.env, HOME: profile };
  const firefox = spawn(firefoxPath, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  const ended = new Promise<void>((done) => firefox.once("exit", () => done()));
  const bidi = await connectBidi(`${await readAddress(firefox)}/session`);
  await bidi.send("session.new", { capabilities: {} });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  const returned: Window[] = [];
  return {
    open: async (size) => {
      const window = returned.pop() ?? (await openWindow(bidi));
      await window.actions.resize(size.width, size.height);
      const complaints: string[] = [];
      window.hear((text) => complaints.push(text));
      const close = async () => {
        await window.clear();
        returned.push(window);
      };
      return { ...window.actions, complaints, close };
    },
    close: async () => {
      // It may exit before it answers.
      await bidi.send("browser.close").catch(() => undefined);
      await ended;
      bidi.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function formatPreferences({ reducedMotion = false, scheme = "light", textSize = 16 }: Preferences): string {
  const all = {
    "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
    "layout.css.prefers-color-scheme.content-override": scheme === "dark" ? 0 : 1,
    "font.size.variable.x-western": textSize,
    // Turns off Firefox's features for people: first-run pages, updates, telemetry.
    "browser.shell.checkDefaultBrowser": false,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": false,
    "app.update.disabledForTesting": true,
    "app.normandy.enabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    "services.settings.server": "data:,",
    // Fewer processes: the tests open one page at a time.
    "dom.ipc.processPrelaunch.enabled": false,
    "dom.ipc.processCount": 1,
    "fission.autostart": false,
    "browser.newtab.preload": false,
    "browser.newtabpage.enabled": false,
    "browser.aboutwelcome.enabled": false,
    "browser.startup.page": 0,
    "browser.startup.homepage": "about:blank",
    "browser.safebrowsing.malware.enabled": false,
    "browser.safebrowsing.phishing.enabled": false,
    "browser.translations.enable": false,
    "extensions.enabledScopes": 0,
    "identity.fxaccounts.enabled": false,
    "toolkit.telemetry.unified": false,
  };
  const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  return `${lines.join("\n")}\n`;
}

/** Waits for the address that Firefox prints. */
function readAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    firefox.stderr?.on("data", (text) => {
      printed += text;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    firefox.once("exit", () => reject(new Error(`Firefox did not start: ${printed}`)));
    firefox.once("error", reject);
  });
}

/** A new window costs a second of processor time, so a returned one is used again, with empty storage. */
interface Window {
  readonly actions: Omit<Tab, "complaints" | "close">;
  /** Sets who receives complaints from now on. */
  readonly hear: (complain: (text: string) => void) => void;
  readonly clear: () => Promise<void>;
}

async function openWindow(bidi: Bidi): Promise<Window> {
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext");
  // A separate window, because a page behind another one is not drawn.
  const created = { type: "window", userContext };
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", created);
  let complain = (_text: string) => {};
  bidi.onEvent((method, parameters) => {
    const { level, text, source } = parameters as LogEntry;
    if (method === "log.entryAdded" && source.context === context && /^(error|warn)$/.test(level))
      complain(text);
  });
  const actions = actionsOf(bidi, context);
  return {
    actions,
    hear: (now) => {
      complain = now;
    },
    clear: async () => {
      await actions.evaluate(clearStorage);
      await actions.goto("about:blank");
      await bidi.send("storage.deleteCookies", { partition: { type: "storageKey", userContext } });
    },
  };
}

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context: string };
}

type CallResult =
  | { readonly type: "success"; readonly result: { readonly value?: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

function actionsOf(bidi: Bidi, context: string): Omit<Tab, "complaints" | "close"> {
  const call = async <Result>(body: string, argument?: unknown): Promise<Result> => {
    const answer = await bidi.send<CallResult>("script.callFunction", {
      functionDeclaration: `async (text) => JSON.stringify(await (${body})(text === undefined ? text : JSON.parse(text)))`,
      arguments: [
        argument === undefined ? { type: "undefined" } : { type: "string", value: JSON.stringify(argument) },
      ],
      awaitPromise: true,
      target: { context },
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result.value === undefined ? (undefined as Result) : JSON.parse(answer.result.value);
  };
  const perform = async (source: Readonly<Record<string, unknown>>) => {
    await bidi.send("input.performActions", { context, actions: [{ id: source.type, ...source }] });
  };
  return {
    goto: async (url, until = "loaded") => {
      const wait = until === "read" ? "interactive" : "complete";
      await bidi.send("browsingContext.navigate", { context, url, wait });
    },
    ...actInPage(call, perform),
    resize: async (width, height) => {
      await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    screenshot: async () => {
      const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
  };
}
