import { isThorough } from "../thorough.js";
import { chromiumTabs } from "./chromium-tab.js";
import { firefoxPath, firefoxTabs } from "./firefox-tab.js";
import { webkitDriver } from "./webkit-driver.js";
import { webkitTabs } from "./webkit-tab.js";

/** The operations of layout and focus tests on a page, the same for every browser. */
export interface Tab {
  /** Waits until the page has loaded, with its images and fonts, or only until it is parsed. */
  readonly goto: (url: string, until?: "loaded" | "read") => Promise<void>;
  /** Runs a function in the page. Its argument and its result go through JSON. */
  readonly evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Waits until a function returns true, checking at each frame. */
  readonly until: <Argument = undefined>(
    isSo: (argument: Argument) => boolean,
    argument?: Argument,
  ) => Promise<void>;
  /** Presses a key by its `KeyboardEvent.key`, or `Shift+Tab`. */
  readonly press: (key: string) => Promise<void>;
  /** Scrolls the element into the window and clicks its middle with the mouse. */
  readonly click: (selector: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the window. */
  readonly screenshot: () => Promise<Buffer>;
  /** Errors and warnings on the console, and exceptions; not available in WebKit. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

export interface TabBrowser {
  /** Opens an empty page with its own cookies and storage. */
  readonly open: (window: { readonly width: number; readonly height: number }) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** The user's settings in the browser or the system. */
export interface Preferences {
  readonly reducedMotion?: boolean;
  readonly scheme?: "light" | "dark";
  /** The default text size in CSS pixels; 16 if not set. */
  readonly textSize?: number;
}

export type BrowserName = "chromium" | "firefox" | "webkit";

const starts: Readonly<Record<BrowserName, (preferences: Preferences) => Promise<TabBrowser>>> = {
  chromium: chromiumTabs,
  firefox: firefoxTabs,
  webkit: webkitTabs,
};

/** The browsers on this machine. */
export const browserNames: readonly BrowserName[] = [
  "chromium",
  ...(firefoxPath === undefined ? [] : (["firefox"] as const)),
  ...(webkitDriver === undefined ? [] : (["webkit"] as const)),
];

/** Those of a run: all if it is thorough, otherwise WebKit, which each iPhone has, or Chromium. */
export const triedBrowsers: readonly BrowserName[] = isThorough
  ? browserNames
  : [browserNames.includes("webkit") ? "webkit" : "chromium"];

export function startTabs(name: BrowserName, preferences: Preferences = {}): Promise<TabBrowser> {
  return starts[name](preferences);
}
