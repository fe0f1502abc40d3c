import { chromiumTabs } from "./chromium-tab.js";
import { firefoxPath, firefoxTabs } from "./firefox-tab.js";
import { webkitDriver } from "./webkit-driver.js";
import { webkitTabs } from "./webkit-tab.js";

/** What tests of layout and focus ask of a page, whatever the browser. */
export interface Tab {
  /** Until the page has loaded, with its images and fonts, or has been read only. */
  readonly goto: (url: string, until?: "loaded" | "read") => Promise<void>;
  /** Runs a function in the page. Its argument and its result go through JSON. */
  readonly evaluate: <Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  /** Waits until a function says yes, asked at each frame. */
  readonly until: <Argument = undefined>(
    isSo: (argument: Argument) => boolean,
    argument?: Argument,
  ) => Promise<void>;
  /** A key by its name, as `KeyboardEvent.key` has it, and `Shift+Tab`. */
  readonly press: (key: string) => Promise<void>;
  /** Scrolls the element into the window and clicks its middle with the mouse. */
  readonly click: (selector: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** PNG of the window. */
  readonly screenshot: () => Promise<Buffer>;
  /** Errors and warnings of the console, and exceptions; none are known of WebKit. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

export interface TabBrowser {
  /** Opens an empty page with cookies and storage of its own. */
  readonly open: (window: { readonly width: number; readonly height: number }) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

/** What the person has set in the browser or the system. */
export interface Preferences {
  readonly reducedMotion?: boolean;
  readonly scheme?: "light" | "dark";
  /** The size of text in CSS px that the browser is set to: 16, unless changed. */
  readonly textSize?: number;
}

export type BrowserName = "chromium" | "firefox" | "webkit";

const starts: Readonly<Record<BrowserName, (preferences: Preferences) => Promise<TabBrowser>>> = {
  chromium: chromiumTabs,
  firefox: firefoxTabs,
  webkit: webkitTabs,
};

/** The browsers that there are on this machine: `describe.each(browserNames)`. */
export const browserNames: readonly BrowserName[] = [
  "chromium",
  ...(firefoxPath === undefined ? [] : (["firefox"] as const)),
  ...(webkitDriver === undefined ? [] : (["webkit"] as const)),
];

export function startTabs(name: BrowserName, preferences: Preferences = {}): Promise<TabBrowser> {
  return starts[name](preferences);
}
