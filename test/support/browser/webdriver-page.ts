import type { Tab } from "./tab.js";

/** WebDriver's codes for keys without a character, https://w3c.github.io/webdriver/#keyboard-actions */
export const webdriverKeys: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  Space: " ",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
};

/** Runs the source of a function in the page. Its argument and its result go through JSON. */
type Call = <Result>(run: string, argument?: unknown) => Promise<Result>;

/** Performs the actions of one input source: https://w3c.github.io/webdriver/#actions, which BiDi has adopted. */
type Perform = (source: Readonly<Record<string, unknown>>) => Promise<void>;

/** The operations that are the same in WebDriver and WebDriver BiDi. */
export function actInPage(call: Call, perform: Perform): Pick<Tab, "evaluate" | "until" | "press" | "click"> {
  return {
    evaluate: (run, argument) => call(String(run), argument),
    until: (isSo, argument) =>
      call(
        `(argument) => new Promise((done) => {
          const look = () => ((${isSo})(argument) ? done() : requestAnimationFrame(look));
          look();
        })`,
        argument,
      ),
    press: async (names) => {
      const values = names.split("+").map((name) => webdriverKeys[name] ?? name);
      const down = values.map((value) => ({ type: "keyDown", value }));
      const up = values.toReversed().map((value) => ({ type: "keyUp", value }));
      await perform({ type: "key", actions: [...down, ...up] });
    },
    click: async (selector) => {
      const [x, y] = await call<[number, number]>(
        `(selector) => {
          const element = document.querySelector(selector);
          element.scrollIntoView({ block: "nearest", behavior: "instant" });
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left + width / 2, top + height / 2].map(Math.round);
        }`,
        selector,
      );
      const move = { type: "pointerMove", x, y };
      const presses = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      await perform({ type: "pointer", actions: [move, ...presses] });
    },
  };
}

/** Empties what a page has stored, if it may store anything. Runs in the page. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {}
}
