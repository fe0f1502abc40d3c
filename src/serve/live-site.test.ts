import { expect, test } from "vitest";
import type { PlannedSite } from "../build/early-pages.js";
import { type Page, withHtml } from "../model/pages/page.js";
import type { Site } from "../model/site/site.js";
import { LiveSite } from "./live-site.js";

const pageOf = (html: string) => withHtml(html, { route: { routePath: "/" }, style: "" }) as unknown as Page;

function plan(page: () => Promise<Page | undefined>): PlannedSite {
  const site = { base: "/", host: undefined } as unknown as Site;
  return { site, routePaths: ["/"], originals: [], page, inputs: [], placeOf: () => ({}) };
}

const textOf = async (live: LiveSite) => new TextDecoder().decode((await live.replyTo("/")).body);
const newSite = () => new LiveSite("/");

test("a page that is older than the shown one is dropped", async () => {
  for (let turns = 0; turns < 12; turns++) {
    const live = newSite();
    let give = () => {};
    const coming = new Promise<Page>((resolve) => {
      give = () => resolve(pageOf("old"));
    });
    live.showPlanned(plan(() => coming));
    const asked = textOf(live);
    give();
    for (let turn = 0; turn < turns; turn++) await undefined;
    live.showPlanned(plan(async () => pageOf("new")));
    await asked;
    expect([turns, await textOf(live)]).toEqual([turns, "new"]);
  }
});

test("requests that need the whole build wait for it", async () => {
  const live = newSite();
  live.showPlanned(plan(async () => undefined));
  const asked = textOf(live);
  live.showPlanned(plan(async () => pageOf("mended")));
  expect(await asked).toBe("mended");
});
