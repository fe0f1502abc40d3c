import { setTimeout as delay } from "node:timers/promises";
import { scaledTimeout } from "../scaled-timeout.js";
import type { Preferences, Tab, TabBrowser } from "./tab.js";
import type { WebDriver } from "./webdriver.js";
import { actInPage, clearStorage } from "./webdriver-page.js";
import { prepareWebkit } from "./webkit-driver.js";

/** Pages of WebKit, each in a browser of its own. A returned one is used again, with empty storage. */
export async function webkitTabs(preferences: Preferences): Promise<TabBrowser> {
  const { start, close } = await prepareWebkit(preferences);
  const returned: WebDriver[] = [];
  return {
    open: async (window) => {
      const driver = returned.pop() ?? (await start());
      const actions = actionsOf(driver);
      await actions.resize(window.width, window.height);
      const end = async () => {
        await actions.evaluate(clearStorage);
        await driver.deleteCookies();
        await actions.goto("about:blank");
        returned.push(driver);
      };
      // This protocol has no console messages.
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
  const shared = actInPage(call, perform);
  return {
    goto: async (url, when = "loaded") => {
      await call("() => { window.isOld = true; }");
      await driver.post("/url", { url });
      const deadline = Date.now() + scaledTimeout(30_000);
      const states = when === "read" ? ["interactive", "complete"] : ["complete"];
      for (;;) {
        // During a navigation, no page can answer.
        const state = await call<string>('() => (window.isOld ? "old" : document.readyState)').catch(
          () => "none",
        );
        if (states.includes(state)) return;
        if (Date.now() > deadline) throw new Error(`${url} is not there: ${state}`);
        await delay(20);
      }
    },
    ...shared,
    resize: async (width, height) => {
      const above = await call<number>("() => outerHeight - innerHeight");
      await driver.post("/window/rect", { x: 0, y: 0, width, height: height + above });
      await shared.until(([wide, high]) => innerWidth === wide && innerHeight === high, [
        width,
        height,
      ] as const);
    },
    screenshot: async () => Buffer.from(await driver.get<string>("/screenshot"), "base64"),
  };
}
