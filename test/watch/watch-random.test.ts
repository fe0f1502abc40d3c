import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { get, startServing, until } from "../support/cli/running-cli.js";
import { randomBelow } from "../support/random.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/** A file, a text in it, and a mistake that replaces it. */
const mistakes = [
  ["site.config.ts", "export default", "throw new Error('at once'); export default"],
  ["site.config.ts", "export default defineConfig(", "export default (async (x) => x)("],
  ["pages/index.tsx", "export const meta", "throw new Error('at once'); export const meta"],
  ["pages/index.tsx", "return (", "return (("],
  ["pages/index.tsx", "./_index.css", "./_indx.css"],
  ["pages/_index.css", "h1", "@import './nothing.css'; h1"],
  ["legal/privacy.md", "{{legal.minimumAge}}", "{{legal.minimumAeg}}"],
] as const;

test.skipIf(!isThorough)(
  "random edits that are undone during builds leave the original pages",
  {
    timeout: scaledTimeout(300_000),
  },
  async () => {
    const below = randomBelow(7);
    const site = siteAt(tempSite(onTestFinished));
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
    const read = async () => {
      const { status, text } = await get(cli, "/");
      return { status, text: text.replace(/data-handbill="[^"]*"/, "") };
    };
    const before = await read();
    const isAsBefore = async () => (await read()).text === before.text;
    for (let edit = 0; edit < 300; edit++) {
      const [file, from, to] = mistakes[below(mistakes.length)] ?? mistakes[0];
      site.replace(file, from, to);
      if (below(10) < 4)
        await until(
          async () => (await read()).status === 500,
          () => `${file} with ${to}, edit ${edit}`,
        );
      else await sleep(below(120));
      site.replace(file, to, from);
      if (below(10) < 6) await until(isAsBefore, () => `${file} without ${to}, edit ${edit}`);
      else await sleep(below(60));
    }
    await until(isAsBefore);
    expect((await read()).status).toBe(200);
  },
);
