import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { userAgents } from "../../../test/support/browser/user-agents.js";
import { storeOfAgent } from "../../model/hosts/phones.js";
import { getScript } from "./get-script.js";

const stores = {
  appStore: "https://apps.apple.com/app/id1",
  googlePlay: "https://play.google.com/store/apps/details?id=a.b",
};

interface Visit {
  readonly touchPoints?: number;
  readonly data?: Partial<typeof stores>;
  /** The state of the history entry. */
  readonly state?: unknown;
}

/** Runs the script; returns the target of its redirect and the state of the history entry. */
function visit(userAgent: string, { touchPoints = 0, data = stores, state = null }: Visit = {}) {
  const replaced: string[] = [];
  const history = { state, replaceState: (next: unknown) => Object.assign(history, { state: next }) };
  runInNewContext(getScript, {
    navigator: { userAgent, maxTouchPoints: touchPoints },
    document: { currentScript: { dataset: data } },
    history,
    location: { replace: (address: string) => replaced.push(address) },
  });
  return { to: replaced, state: history.state };
}

test("the script has at most 500 bytes, and no text that would end its element", () => {
  expect(Buffer.byteLength(getScript)).toBeLessThanOrEqual(500);
  expect(getScript).not.toMatch(/<\/|<!--/);
});

test("none of more than 200 devices is redirected to a wrong store, by the page or by a host", () => {
  expect(userAgents.length).toBeGreaterThanOrEqual(200);
  expect(new Set(userAgents.map(({ userAgent, touchPoints }) => `${userAgent} ${touchPoints}`)).size).toBe(
    userAgents.length,
  );
  const wrong = userAgents.flatMap(({ userAgent, touchPoints, store }) => {
    const { to } = visit(userAgent, { touchPoints });
    const wanted = store === undefined ? [] : [stores[store]];
    // A host does not see touch screens, so an iPad that identifies as a Mac gets the page.
    const byHost = storeOfAgent(userAgent);
    const isHostRight = byHost === store || (byHost === undefined && /Macintosh/.test(userAgent));
    return JSON.stringify(to) === JSON.stringify(wanted) && isHostRight ? [] : [{ userAgent, to, byHost }];
  });
  expect(wrong).toEqual([]);
});

const iPhone = userAgents.find(({ store }) => store === "appStore")?.userAgent ?? "";

test("a phone is redirected once: not on a reload or with the back button", () => {
  const first = visit(iPhone);
  expect(first.to).toEqual([stores.appStore]);
  expect(visit(iPhone, { state: first.state }).to).toEqual([]);
});

test("a phone without an app in its store stays on the page", () => {
  expect(visit(iPhone, { data: { googlePlay: stores.googlePlay } })).toEqual({ to: [], state: null });
});
