import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { cliFile } from "../support/cli/run-cli.js";
import {
  editedAtOnce,
  get,
  RunningCli,
  type ServingCli,
  startServing,
  until,
  untilServed,
} from "../support/cli/running-cli.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { type OnEnd, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const title = "<title>Error";
const index = "pages/index.tsx";
const untilStatus = (cli: ServingCli, path: string, status: number) =>
  until(
    async () => (await get(cli, path)).status === status,
    () => `${path} with ${status}`,
  );

/** Waits for the error itself: a build that reads a file in the middle of a save reports another one first. */
const untilError = (cli: ServingCli, path: string, error: string) =>
  until(
    async () => {
      const { status, text } = await get(cli, path);
      return status === 500 && text.includes(error);
    },
    () => `${path} with the error ${error}`,
  );

async function watch(prepare?: (site: EditableSite) => void, onEnd: OnEnd = onTestFinished) {
  const site = siteAt(tempSite(onEnd));
  prepare?.(site);
  const cli = await startServing(onEnd, ["watch", "--root", site.root]);
  return { site: editedAtOnce(site, cli), cli };
}

const page = (body: string, top = "") => `${top}
export const meta = { title: "Broken", description: "A page that breaks at once." };
export default function Broken() {
  ${body}
}
`;

describe("a page that throws", () => {
  test("shows the error screen, while other pages work, and returns once it is fixed", async () => {
    const { site, cli } = await watch();
    site.write(
      "pages/_inner.tsx",
      "export function Inner() {\n  throw new Error('no <em>luck</em> & \"hope\"');\n}\n",
    );
    site.write(
      "pages/broken.tsx",
      page("return <section><Inner /></section>;", 'import { Inner } from "./_inner.tsx";'),
    );
    await untilError(cli, "/broken", "luck");
    const { text } = await get(cli, "/broken");
    expect(text).toContain(`<h1>Error in pages/_inner.tsx</h1><p class="error">no &#60;em&#62;luck`);
    expect(text).not.toContain("<em>luck");
    expect(text).toContain("pages/_inner.tsx:2:9");
    expect(text).toMatch(/throw <mark>n<\/mark>ew Error\(/);
    expect(text).toMatch(
      /&lt;Inner&gt; .*>pages\/_inner\.tsx:2:9.*&lt;section&gt;.*&lt;Broken&gt; <\/li><\/ol>/,
    );
    // It appears once, apart from the frame, which is the author's own source.
    expect(text.replace(/<pre.*?<\/pre>/s, "").split("&#60;em&#62;luck")).toHaveLength(2);
    expect((await get(cli, "/broken/")).status).toBe(500);

    site.replace(index, "Privacy</Link>", "Your privacy</Link>");
    await untilServed(cli, "/", "Your privacy");
    expect((await get(cli, "/privacy")).status).toBe(200);
    expect((await get(cli, "/nowhere")).status).toBe(404);

    site.write("pages/_inner.tsx", "export const Inner = () => <p>mended</p>;\n");
    await untilServed(cli, "/broken", "<p>mended</p>");
    expect((await get(cli, "/broken")).status).toBe(200);
  });

  test.runIf(isThorough)("shows the error's place and code", async () => {
    const { cli } = await watch((site) => site.write("pages/broken.tsx", page("throw new Error('boom');")));
    const { text } = await get(cli, "/broken");
    expect(text).toContain('<span class="place">pages/broken.tsx:4:9</span> <code>render/threw</code>');
  });

  test("is the only error reported, without the links to it that are now broken", async () => {
    const { site, cli } = await watch();
    site.replace("pages/[legal].tsx", "<main>", "<main>{(() => { throw new Error('boom'); })()}");
    await cli.printed(/render\/threw/);
    await cli.printed(/1 error/);
    expect(cli.output).not.toContain("check/broken-link");
  });

  test("shows an error screen for any thrown value, and returns once it is fixed", async () => {
    const { site, cli } = await watch();
    const thrown = [
      ["throw undefined;", ">undefined</p>"],
      ['return Promise.reject(new Error("later"));', "is async or waits for a promise"],
      ['throw "just words";', "just words"],
      ["throw null;", ">null</p>"],
      ['throw { toString() { throw new Error("worse"); } };', ">{}</p>"],
      ["return use(new Promise(() => {}));", "is async or waits for a promise"],
      ["throw new Promise(() => {});", "is async or waits for a promise"],
    ] as const;
    for (const [body, expected] of isThorough ? thrown : thrown.slice(0, 2)) {
      site.write("pages/broken.tsx", page(body, 'import { use } from "react"; void use;'));
      await untilError(cli, "/broken", expected);
      expect((await get(cli, "/")).status).toBe(200);
      site.write("pages/broken.tsx", page("return <main><h1>mended</h1></main>;"));
      await untilServed(cli, "/broken", "mended");
    }
    expect(cli.child.exitCode).toBe(null);
  });

  test.runIf(isThorough)("shows an error screen if its meta throws", async () => {
    const { site, cli } = await watch();
    const broken = page("return <main />;").replace(
      /export const meta.*/,
      "export const meta = () => { throw new Error('no title'); };",
    );
    site.write("pages/broken.tsx", broken);
    await untilError(cli, "/broken", "no title");
  });

  test("shows an error screen if it throws in the first build", async () => {
    const { site, cli } = await watch((site) => site.replace(index, "<main>", "<main>{(null as any).x}"));
    expect((await get(cli, "/")).status).toBe(500);
    expect((await get(cli, "/privacy")).status).toBe(200);
    site.replace(index, "{(null as any).x}", "");
    await untilStatus(cli, "/", 200);
  });
});

describe("a mistake that affects all pages", () => {
  /** One command for all mistakes that are mended in the end. */
  let shared: Awaited<ReturnType<typeof watch>>;
  const ends: (() => void)[] = [];
  beforeAll(async () => {
    shared = await watch(undefined, (end) => ends.push(end));
  });
  afterAll(() => {
    for (const end of ends.reverse()) end();
  });

  test("shows all mistakes on the error screen of every route", async () => {
    const { site, cli } = shared;
    site.replace("site.config.ts", 'language: "en"', 'langauge: "en"');
    site.replace("site.config.ts", "copyrightYear: 2025", 'copyrightYear: "soon"');
    await untilError(cli, "/", "copyrightYear");
    for (const path of ["/", "/privacy", "/privacy/", "/nowhere"]) {
      const { status, text } = await get(cli, path);
      expect(status).toBe(500);
      expect(text).toContain(title);
      expect(text).toContain("did you mean language?");
      expect(text).toContain("copyrightYear");
    }
    // Other files are still there, from the last build without errors.
    expect((await get(cli, "/robots.txt")).status).toBe(200);
    site.replace("site.config.ts", "langauge", "language");
    site.replace("site.config.ts", '"soon"', "2025");
    await untilStatus(cli, "/", 200);
  });

  const mistakes = [
    [
      "Markdown",
      "legal/privacy.md",
      "{{legal.minimumAge}}",
      "{{legal.minimumAeg}}",
      "did you mean legal.minimumAge?",
    ],
    ["syntax", index, "return (", "return ((", "read/syntax"],
    [
      "a throw in the config",
      "site.config.ts",
      "export default",
      "throw new Error('at once'); export default",
      "at once",
    ],
    ["style", "pages/_index.css", "h1", "@import './nothing.css'; h1", "nothing.css"],
    ["planning", "pages/[legal].tsx", "export const paths", "const paths", "plan/no-paths"],
    ["an import", index, "./_index.css", "./_indx.css", "_index.css"],
    [
      "a throw at import",
      index,
      "export const meta",
      "throw new Error('at once'); export const meta",
      "at once",
    ],
    [
      "a promise as the config",
      "site.config.ts",
      "export default defineConfig(",
      "export default (async (x) => x)(",
      "a promise",
    ],
  ] as const;
  // One of each step; a thorough run takes all.
  test.each(isThorough ? mistakes : mistakes.slice(0, 4))("%s", async (_, file, from, to, expected) => {
    const { site, cli } = shared;
    const before = await get(cli, "/");
    site.replace(file, from, to);
    await untilError(cli, "/privacy", expected);
    expect((await get(cli, "/privacy")).text).toContain(title);
    site.replace(file, to, from);
    await untilStatus(cli, "/", 200);
    expect(await get(cli, "/")).toEqual(before);
  });

  test("shows the error screen in the first build without a config, and disappears once the file exists", async () => {
    let config = "";
    const { site, cli } = await watch((site) => {
      config = site.read("site.config.ts");
      site.write("site.config.ts", "");
    });
    expect((await get(cli, "/")).text).toContain("read/config-no-default");
    site.write("site.config.ts", config);
    await untilStatus(cli, "/", 200);
  });

  test("disappears once a file that an import is missing is created", async () => {
    const { site, cli } = shared;
    site.replace(
      index,
      'import "./_index.css";',
      'import "./_index.css";\nimport { word } from "../words/word.ts";\nvoid word;',
    );
    await untilStatus(cli, "/", 500);
    site.write("words/word.ts", "export const word = 1;");
    await untilStatus(cli, "/", 200);
  });
});

test("unhandled rejections and late errors of the site's code are reported with their place, and do not end watch", async () => {
  const { site, cli } = await watch();
  site.write(
    "pages/late.tsx",
    page("return <main><h1>late</h1></main>;", 'Promise.reject(new Error("nobody awaits me"));'),
  );
  await cli.printed(/nobody awaits me/);
  await cli.printed(/pages\/late\.tsx:1:16 +error +run\/left-to-itself/);
  site.write(
    "pages/late.tsx",
    page("return <main><h1>later</h1></main>;", 'setTimeout(() => { throw new Error("out of time"); });'),
  );
  await cli.printed(/out of time/);
  site.write(
    "pages/late.tsx",
    page("return <main><h1>last</h1></main>;", "setTimeout(() => process.exit(0));"),
  );
  await cli.printed(/run\/exit-called/);
  site.write("pages/late.tsx", page("return <main><h1>mended</h1></main>;"));
  await untilServed(cli, "/late", "mended");
  expect(cli.child.exitCode).toBe(null);
});

test("an error that is found in the finished site is reported, and the site is served", async () => {
  const { site, cli } = await watch();
  site.replace(index, 'to="/privacy"', 'to="/privcy"');
  await cli.printed(/did you mean \/privacy\?/);
  expect((await get(cli, "/")).status).toBe(200);
});

// Each user namespace has its own limit, which its creator may lower.
const inRoom = ["--user", "--map-root-user", "sh", "-c"];
const lower = "echo 3 > /proc/sys/user/max_inotify_watches";

test.runIf(isThorough && spawnSync("unshare", [...inRoom, lower]).status === 0)(
  "a limit of watched files is reported, and the site is served",
  async () => {
    const root = tempSite(onTestFinished);
    const command = `${lower} && exec "$0" "$@"`;
    const watch = [process.execPath, cliFile, "watch", "--root", root, "--port", "0"];
    const cli = new RunningCli("unshare", [...inRoom, command, ...watch]);
    onTestFinished(() => void cli.child.kill("SIGKILL"));
    await cli.printed(/serve\/cannot-watch/);
    const [, origin = ""] = await cli.printed(/serving (http:\/\/[^/\s]+)\//);
    expect((await fetch(origin)).status).toBe(200);
  },
);
