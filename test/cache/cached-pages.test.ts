import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { random } from "../support/random.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { cachedSite } from "../support/sites/cached-site.js";
import { isThorough } from "../support/thorough.js";

/* After each kind of edit, a build with a full cache gives the same result as one without a cache. */

type Site = ReturnType<typeof cachedSite>;

const timeout = scaledTimeout(300_000);

/** `npm run test:fuzz` has more rounds, with a larger site. */
const rounds = 24;

/** The possible edits of the site. */
const edits: Readonly<Record<string, (site: Site, mark: string) => void>> = {
  nothing: () => {},
  "a document's text": ({ edit }, mark) => edit("legal/guide-3.md", (text) => `${text}\nMore of ${mark}.\n`),
  // The list of guides shows it too. Its neighbours get it, but do not show it.
  "a document's title": ({ edit }, mark) =>
    edit("legal/guide-5.md", (text) => text.replace(/title: .*/, `title: Guide ${mark}`)),
  "a question's text": ({ edit }, mark) =>
    edit("content/help/q2.md", (text) => `${text}\nMore of ${mark}.\n`),
  // The previous question links to it.
  "a question's title": ({ edit }, mark) =>
    edit("content/help/q4.md", (text) => text.replace(/title: .*/, `title: Question ${mark}`)),
  "a component": ({ edit }, mark) =>
    edit("pages/_frame.tsx", (text) => text.replace(/className="[^"]*"/, `className="${mark}"`)),
  "a page's own file": ({ edit }, mark) =>
    edit("pages/guides.tsx", (text) => text.replace(/<h1>[^<]*/, `<h1>Guides ${mark}`)),
  "data that is imported": ({ edit }, mark) =>
    edit("pages/_cities.json", (text) => text.replace(/"name":"[^"]*"/, `"name":"City ${mark}"`)),
  // It is not part of the rendered bodies, but of the heads.
  "a style": ({ write }, mark) => write("pages/_city.css", `h1 { color: #123456; } .${mark} { margin: 0 }\n`),
  "a message": ({ edit }, mark) =>
    edit("messages/en.ts", (text) => text.replace(/foot: "[^"]*"/, `foot: "The end ${mark}"`)),
  "a value of the config": ({ edit }, mark) =>
    edit("site.config.ts", (text) => text.replace(/email: "[^"]*"/, `email: "${mark}@minimal.dev"`)),
  "a variable of the environment": (_, mark) => {
    process.env.KEPT_SITE = mark;
  },
};

/** Edits that add and remove files too. */
const comings: readonly ((site: Site, mark: string) => void)[] = [
  ({ write }, mark) =>
    write(
      `pages/${mark}.tsx`,
      `import { Foot } from "./_foot";
export const meta = { title: "The page ${mark}", description: "A page that has just been added, ${mark}." };
export default () => <main><h1>${mark}</h1><Foot /></main>;
`,
    ),
  ({ write, guide }) => write("legal/guide-99.md", guide(99)),
  ({ remove }) => remove("legal/guide-1.md"),
  ({ write, guide }) => write("legal/guide-1.md", guide(1)),
  ({ write, help }) => write("content/help/q9.md", help(9)),
  ({ remove }) => remove("content/help/q3.md"),
  ({ write, help }) => write("content/help/q3.md", help(3)),
  ({ root }) => rmSync(join(root, "dist"), { recursive: true, force: true }),
  ({ edit }) => edit("pages/_cities.json", (text) => text.replace(/\{[^}]*\},/, "")),
  ({ write }, mark) => write("public/text.txt", mark),
];

type Watched = Awaited<ReturnType<ReturnType<Site["watch"]>>>;

/** Makes one to three edits, sometimes one that adds or removes files; a file that is gone cannot be removed again. */
function editAtRandom(site: Site, mark: string, next: () => number): void {
  const all = [...Object.values(edits), ...comings];
  for (let count = Math.floor(next() * 3); count >= 0; count--) {
    try {
      all[Math.floor(next() * all.length)]?.(site, mark);
    } catch {
      // It was removed already.
    }
  }
}

afterEach(() => void delete process.env.KEPT_SITE);

describe("a build with the cache equals a build without it", () => {
  test("after each kind of edit", { timeout }, async () => {
    const site = cachedSite(onTestFinished);
    expect((await site.build()).ok).toBe(true);
    // Others are edited while the site is watched, below, and by fuzz.test.ts.
    for (const [name, edit] of Object.entries(edits).filter((_, index) => isThorough || index % 4 === 2)) {
      edit(site, `x${name.length}`);
      expect({ name, ...(await site.build()) }).toEqual({ name, ...(await site.buildClean()) });
    }
  });

  // fuzz.test.ts does so with other sites.
  test.runIf(isThorough)("after random sequences of edits", { timeout }, async () => {
    const site = cachedSite(onTestFinished);
    await site.build();
    const next = random(20251122);
    for (let round = 0; round < rounds; round++) {
      editAtRandom(site, `m${round}`, next);
      const made = await site.build();
      expect({ round, ...made }).toEqual({ round, ...(await site.buildClean()) });
      expect(made.ok).toBe(true);
    }
  });

  test("if a style has a mistake, which is reported for each page", { timeout }, async () => {
    const site = cachedSite(onTestFinished);
    const first = await site.build();
    for (const [style, code] of [
      ["h1 { color: #fff; background: #fff }", "check/low-contrast"],
      ["h1 { background-image: url(//else.example/a.png) }", "check/third-party"],
      ["h1 { color: #123456 }", undefined],
    ]) {
      site.write("pages/_city.css", `${style}\n`);
      const { ok, found } = await site.build();
      expect([style, ok]).toEqual([style, code === undefined]);
      expect(found.filter((one) => !first.found.includes(one)).map((one) => one.split(" ")[0])).toEqual(
        code === undefined ? [] : expect.arrayContaining([code]),
      );
      expect([style, found]).toEqual([style, (await site.buildClean()).found]);
    }
  });

  test.runIf(isThorough)("if pages change state that other pages read", { timeout }, async () => {
    const site = cachedSite(onTestFinished, {
      "pages/_count.ts": "let count = 0;\nexport const next = () => ++count;\n",
      "pages/_foot.tsx": `import { next } from "./_count";
export const Foot = () => <footer id={"foot-" + next()}>The end</footer>;
`,
    });
    await site.build();
    for (const name of ["a document's text", "a component"]) {
      edits[name]?.(site, "x");
      expect(await site.build()).toEqual(await site.buildClean());
    }
  });

  test("if an unchanged page has findings", { timeout }, async () => {
    const site = cachedSite(onTestFinished, {
      "pages/pressed.tsx": `export const meta = { title: "To be pressed", description: "A button that does nothing at all." };
export default () => <main><h1>Press</h1><button type="button" onClick={() => {}}>Press</button></main>;
`,
    });
    const first = await site.build();
    expect(first.found.filter((found) => found.includes("pages/pressed.tsx"))).not.toEqual([]);
    edits["a document's text"]?.(site, "x");
    const made = await site.build();
    expect(made).toEqual(await site.buildClean());
    expect(made.found).toEqual(first.found);
  });
});

describe("each build of a watched site equals a clean build", () => {
  const expectClean = async (site: Site, { files }: Watched, name: unknown) => {
    const { ".handbill.json": _, ...clean } = (await site.buildClean()).files;
    expect({ name, files }).toEqual({ name, files: clean });
  };

  test("after each kind of edit, also of pages that were rendered early", {
    timeout,
  }, async () => {
    const site = cachedSite(onTestFinished);
    const watched = site.watch();
    await watched();
    for (const [name, edit] of Object.entries(edits).filter((_, index) => isThorough || index % 4 === 1)) {
      edit(site, `x${name.length}`);
      const made = await watched({ isEarly: true });
      await expectClean(site, made, name);
      expect({ name, early: made.early }).toEqual({ name, early: made.live });
      expect(made.live.every((html) => html.includes("data-handbill"))).toBe(true);
    }
  });

  test.runIf(isThorough)("after random sequences of edits", { timeout }, async () => {
    const site = cachedSite(onTestFinished);
    const watched = site.watch();
    await watched();
    const next = random(20261123);
    for (let round = 0; round < rounds; round++) {
      editAtRandom(site, `m${round}`, next);
      const made = await watched({ isEarly: next() < 0.3 });
      await expectClean(site, made, round);
      if (made.early.length > 0) expect({ round, early: made.early }).toEqual({ round, early: made.live });
    }
  });
});
