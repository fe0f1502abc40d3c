import { setTimeout as delay } from "node:timers/promises";
import { patience } from "./patience.js";
import type { Preferences, Tab, TabBrowser } from "./tab.js";
import type { WebDriver } from "./webdriver.js";
import { webdriverKeys } from "./webdriver-keys.js";
import { prepareWebkit } from "./webkit-driver.js";

/** Pages of WebKit, each in a browser of its own. */
export async function webkitTabs(preferences: Preferences): Promise<TabBrowser> {
  const { start, close } = await prepareWebkit(preferences);
  return {
    open: async (window) => {
      const { driver, end } = await start();
      const actions = actionsOf(driver);
      await actions.resize(window.width, window.height);
      // The console is told to no driver of this protocol.
      return { ...actions, complaints: [], close: end };
    },
    close,
  };
}

function actionsOf(driver: WebDriver): Omit<Tab, "complaints" | "close"> {
  const call = async <Result>(body: string, argument?: unknown): Promise<Result> => {
    const script = `const [text, done] = arguments;
      Promise.resolve().then(() => (${body})(text === null ? undefined : JSON.parse(text)))
        .then((value) => done({ value: JSON.stringify(value) }), (error) => done({ error: String(error) }));`;
    const args = [argument === undefined ? null : JSON.stringify(argument)];
    const answer = await driver.post<{ value?: string; error?: string }>("/execute/async", { script, args });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value === undefined ? (undefined as Result) : JSON.parse(answer.value);
  };
  const perform = (source: Readonly<Record<string, unknown>>) =>
    driver.post<void>("/actions", { actions: [{ id: source.type, ...source }] });
  const until: Tab["until"] = (isSo, argument) =>
    call(
      `(argument) => new Promise((done) => {
        const look = () => ((${isSo})(argument) ? done() : requestAnimationFrame(look));
        look();
      })`,
      argument,
    );
  return {
    goto: async (url, when = "loaded") => {
      await call("() => { window.isOld = true; }");
      await driver.post("/url", { url });
      const deadline = Date.now() + patience(30_000);
      const states = when === "read" ? ["interactive", "complete"] : ["complete"];
      for (;;) {
        // While the page changes there is none that could answer.
        const state = await call<string>('() => (window.isOld ? "old" : document.readyState)').catch(
          () => "none",
        );
        if (states.includes(state)) return;
        if (Date.now() > deadline) throw new Error(`${url} is not there: ${state}`);
        await delay(20);
      }
    },
    evaluate: (run, argument) => call(String(run), argument),
    until,
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
    resize: async (width, height) => {
      const above = await call<number>("() => outerHeight - innerHeight");
      await driver.post("/window/rect", { x: 0, y: 0, width, height: height + above });
      await until(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const);
    },
    screenshot: async () => Buffer.from(await driver.get<string>("/screenshot"), "base64"),
  };
}
