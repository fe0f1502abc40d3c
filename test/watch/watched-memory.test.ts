import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { type Scheduler, Superseded } from "../../src/effects/scheduler.js";
import { SiteBuilds } from "../../src/serve/site-builds.js";
import { effects } from "../support/flows.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const pages = 80;
const page = `import { Frame } from "./_frame";
export const paths = () => Array.from({ length: ${pages} }, (_, index) => ({ page: "p" + index }));
export const meta = ({ params }) => ({ title: "Page " + params.page, description: "About " + params.page });
export default ({ params }) => <Frame><h1>{params.page}</h1><p>{("Many words of " + params.page + ". ").repeat(1500)}</p></Frame>;
`;

/** Ends a build after a number of its pages. */
function endAfter(count: number): Scheduler {
  let left = count;
  return {
    shouldYield: () => true,
    async yield() {
      if (left-- === 0) throw new Superseded();
    },
  };
}

// Counting memory takes hundreds of builds: a thorough run does.
test.runIf(isThorough)(
  "fifty edits that each cancel a build use no more memory than ten",
  {
    timeout: scaledTimeout(60_000),
  },
  async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const site = siteAt(tempSite(onTestFinished));
    const frame = (word: number) =>
      `export const Frame = ({ children }) => <main id="m${word}">{children}</main>;\n`;
    site.write("pages/_frame.tsx", frame(0));
    site.write("pages/[page].tsx", page);
    const usual = { root: site.root, outDir: join(site.root, "dist"), base: undefined, write: false };
    const builds = new SiteBuilds({ ...usual, effects, today: () => "2025-10-01", onShown: () => {} });
    await builds.run({ changed: undefined });
    const edit = async (from: number, to: number) => {
      for (let word = from; word < to; word++) {
        site.write("pages/_frame.tsx", frame(word));
        const changed = [join(site.root, "pages/_frame.tsx")];
        const report = await builds.run({ changed, scheduler: endAfter(pages + (word % 60)) });
        expect([word, report.bug, report.isSuperseded]).toEqual([word, undefined, true]);
      }
      for (let times = 0; times < 4; times++) {
        await new Promise((resolve) => setImmediate(resolve));
        collect();
      }
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 2 ** 20;
    };
    const afterTen = await edit(1, 10);
    const afterAll = await edit(10, 60);
    builds.end();
    // Each of these builds has created 1 MB by then.
    expect(afterAll - afterTen).toBeLessThan(10);
  },
);
