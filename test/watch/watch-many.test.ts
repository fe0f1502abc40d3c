import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { editedAtOnce, get, type ServingCli, startServing, until } from "../support/cli/running-cli.js";
import { followPage } from "../support/network/follow-page.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const count = 120;
const looked = "/p60";
const timeout = scaledTimeout(60_000);

const page = `import { Frame } from "./_frame.tsx";
export const paths = () => Array.from({ length: ${count} }, (_, index) => ({ page: "p" + index }));
export const meta = ({ params }) => ({ title: "Page " + params.page, description: "About " + params.page });
export default function Page({ params }) { return <Frame><h1>{params.page}</h1></Frame>; }
`;

interface ManyPages {
  readonly site: EditableSite;
  readonly cli: ServingCli;
  /** Changes a word in the component that all pages use; each page then takes a number of milliseconds, or runs other code. */
  readonly changeWord: (word: string, options?: { ms?: number; code?: string }) => void;
  /** The pages that were rendered with a word, in order. */
  readonly rendered: (word: string) => string[];
}

/** A site with many pages that use one component, which records the pages that it is rendered for. */
async function watchMany(): Promise<ManyPages> {
  const log = join(tempFolder(onTestFinished), "rendered.txt");
  let site = siteAt(tempSite(onTestFinished));
  const changeWord: ManyPages["changeWord"] = (word, { ms = 0, code = "" } = {}) =>
    site.write(
      "pages/_frame.tsx",
      `import { appendFileSync } from "node:fs";
import { usePage } from "handbill";
export function Frame({ children }) {
  const { routePath } = usePage();
  appendFileSync(${JSON.stringify(log)}, "${word} " + routePath + "\\n");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});
  ${code}
  return <main><p>${word}</p>{children}</main>;
}
`,
    );
  changeWord("first");
  site.write("pages/[page].tsx", page);
  site.replace("site.config.ts", "copyrightYear", "files: { sitemap: true },\n  copyrightYear");
  const cli = await startServing(onTestFinished, ["watch", "--root", site.root]);
  site = editedAtOnce(site, cli);
  const rendered = (word: string) =>
    readFileSync(log, "utf8")
      .split("\n")
      .flatMap((line) => (line.startsWith(`${word} `) ? line.slice(word.length + 1) : []));
  return { site, cli, changeWord, rendered };
}

const rebuilt = /rebuilt in/;

describe("watch with many pages", () => {
  test("renders and serves the open page first, and each page once", {
    timeout,
  }, async () => {
    const { cli, changeWord, rendered } = await watchMany();
    const browser = followPage(onTestFinished, cli, looked);
    await browser.untilShown("first");
    changeWord("second", { ms: scaledTimeout(8) });
    await browser.untilShown("second");
    // The rest takes seconds more, on a slow machine as many times longer as the test itself, so it cannot be done.
    expect(rendered("second").length).toBeLessThan(count);
    expect(rendered("second")[0]).toBe(looked);
    await until(() => cli.count(rebuilt) === 1);
    expect(rendered("second").length).toBe(count);
    expect(new Set(rendered("second")).size).toBe(count);
    expect(browser.shown.map(({ text }) => text.includes("second"))).toEqual([false, true]);
  });

  test.runIf(isThorough)(
    "serves no old page after a new one, in any order of requests",
    { timeout },
    async () => {
      const { cli, changeWord, rendered } = await watchMany();
      const browser = followPage(onTestFinished, cli, looked);
      await browser.untilShown("first");
      changeWord("second", { ms: scaledTimeout(8) });
      await browser.untilShown("second");
      for (const index of [count - 1, 3, count - 2, 77]) {
        const { status, text } = await get(cli, `/p${index}`);
        expect([index, status, text.includes("second")]).toEqual([index, 200, true]);
        // Its second file, which the host needs, and its style are from the same build.
        expect((await get(cli, `/p${index}/`)).text).toContain("second");
      }
      expect(rendered("second").length).toBeLessThan(count);
      await until(() => cli.count(rebuilt) === 1);
      expect(rendered("second").length).toBe(count);
    },
  );

  test("cancels the rest of a build on the next edit, and serves only pages of the last one", {
    timeout,
  }, async () => {
    const { cli, changeWord, rendered } = await watchMany();
    const browser = followPage(onTestFinished, cli, looked);
    await browser.untilShown("first");
    changeWord("second", { ms: scaledTimeout(7) });
    await browser.untilShown("second");
    changeWord("third");
    await browser.untilShown("third");
    await until(() => cli.count(rebuilt) === 1);
    expect(rendered("second").length).toBeLessThan(count);
    for (let index = 0; index < count; index += 23)
      expect((await get(cli, `/p${index}`)).text).toContain("third");
    expect(cli.count(rebuilt)).toBe(1);
  });

  test.runIf(isThorough)(
    "shows the error of a page that throws, and the page once it is fixed",
    {
      timeout,
    },
    async () => {
      const { cli, changeWord } = await watchMany();
      const browser = followPage(onTestFinished, cli, looked);
      await browser.untilShown("first");
      changeWord("second", { code: `if (routePath === "${looked}") throw new Error("it is broken");` });
      await browser.untilShown("it is broken");
      expect(browser.shown.at(-1)?.status).toBe(500);
      expect((await get(cli, "/p3")).text).toContain("second");
      changeWord("third", { code: "return (" });
      await until(async () => (await get(cli, "/p3")).status === 500);
      changeWord("fourth");
      await browser.untilShown("fourth");
      expect((await get(cli, "/p3")).text).toContain("fourth");
    },
  );

  test("delays a request for a file made from all pages until they are rendered", {
    timeout,
  }, async () => {
    const { site, cli, changeWord } = await watchMany();
    changeWord("second", { ms: scaledTimeout(4) });
    site.replace("pages/[page].tsx", `length: ${count}`, `length: ${count + 1}`);
    await until(async () => (await get(cli, `/p${count}`)).text.includes("second"));
    expect((await get(cli, "/sitemap.xml")).text).toContain(`/p${count}<`);
    expect((await get(cli, "/nowhere")).status).toBe(404);
    site.replace("pages/[page].tsx", `length: ${count + 1}`, `length: ${count - 1}`);
    await until(async () => (await get(cli, `/p${count}`)).status === 404);
    expect((await get(cli, `/p${count - 1}`)).status).toBe(404);
    expect((await get(cli, "/sitemap.xml")).text).not.toContain(`/p${count - 1}<`);
  });
});
