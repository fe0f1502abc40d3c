import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { keptSite } from "./support/kept-site.js";
import { patience } from "./support/patience.js";
import { random } from "./support/random.js";

/*
 * A page is rendered again only if something is another that it has asked for, and a build gives what one gives that has
 * nothing kept.
 */

type Site = ReturnType<typeof keptSite>;

/** All pages but those of cities, guides and questions: the landing page, the not-found page, the list, the document, the variable. */
const timeout = patience(300_000);

/** What may happen to the site, and which pages it reaches beside the one that asks for what nobody follows. */
const edits: Readonly<
  Record<string, { readonly make: (site: Site, mark: string) => void; readonly reaches: number }>
> = {
  nothing: { make: () => {}, reaches: 0 },
  "a document's text": {
    make: ({ edit }, mark) => edit("legal/guide-3.md", (text) => `${text}\nMore of ${mark}.\n`),
    reaches: 1,
  },
  // The list of guides names it too. The neighbours are told of it, but show nothing of that.
  "a document's title": {
    make: ({ edit }, mark) =>
      edit("legal/guide-5.md", (text) => text.replace(/title: .*/, `title: Guide ${mark}`)),
    reaches: 2,
  },
  "a question's text": {
    make: ({ edit }, mark) => edit("content/help/q2.md", (text) => `${text}\nMore of ${mark}.\n`),
    reaches: 1,
  },
  // The question before it leads to it.
  "a question's title": {
    make: ({ edit }, mark) =>
      edit("content/help/q4.md", (text) => text.replace(/title: .*/, `title: Question ${mark}`)),
    reaches: 2,
  },
  "a component": {
    make: ({ edit }, mark) =>
      edit("pages/_frame.tsx", (text) => text.replace(/className="[^"]*"/, `className="${mark}"`)),
    reaches: 12,
  },
  "a page's own file": {
    make: ({ edit }, mark) =>
      edit("pages/guides.tsx", (text) => text.replace(/<h1>[^<]*/, `<h1>Guides ${mark}`)),
    reaches: 1,
  },
  "data that is imported": {
    make: ({ edit }, mark) =>
      edit("pages/_cities.json", (text) => text.replace(/"name":"[^"]*"/, `"name":"City ${mark}"`)),
    reaches: 30,
  },
  // It is no part of what is rendered, and goes into the heads.
  "a style": {
    make: ({ write }, mark) => write("pages/_city.css", `h1 { color: #123456; } .${mark} { margin: 0 }\n`),
    reaches: 0,
  },
  "a message": {
    make: ({ edit }, mark) =>
      edit("messages/en.ts", (text) => text.replace(/foot: "[^"]*"/, `foot: "The end ${mark}"`)),
    reaches: 30,
  },
  "a value of the config": {
    make: ({ edit }, mark) =>
      edit("site.config.ts", (text) => text.replace(/email: "[^"]*"/, `email: "${mark}@minimal.dev"`)),
    reaches: 52,
  },
  "a variable of the environment": {
    make: (_, mark) => {
      process.env.KEPT_SITE = mark;
    },
    reaches: 0,
  },
};

/** What comes and goes too. */
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

describe("a page is rendered again", () => {
  test("only if an edit reaches it, and then always", { timeout }, async () => {
    const site = keptSite(onTestFinished);
    onTestFinished(() => void delete process.env.KEPT_SITE);
    const first = await site.build();
    expect([first.ok, first.rendered]).toEqual([true, 53]);
    for (const [name, { make, reaches }] of Object.entries(edits)) {
      make(site, `x${name.length}`);
      const { rendered, ...made } = await site.build();
      expect({ name, ...made }).toEqual({ name, ...(await site.buildClean()) });
      expect([name, rendered]).toEqual([name, reaches + 1]);
    }
  });

  test("as often as it takes, whatever is edited after what", { timeout }, async () => {
    const site = keptSite(onTestFinished);
    onTestFinished(() => void delete process.env.KEPT_SITE);
    await site.build();
    const next = random(20251122);
    const all = [...Object.values(edits).map(({ make }) => make), ...comings];
    const rendered: number[] = [];
    for (let round = 0; round < 24; round++) {
      for (let count = Math.floor(next() * 3); count >= 0; count--) {
        const make = all[Math.floor(next() * all.length)];
        try {
          make?.(site, `m${round}`);
        } catch {
          // It is gone already.
        }
      }
      const built = await site.build();
      rendered.push(built.rendered);
      const { rendered: _, ...made } = built;
      expect({ round, ...made }).toEqual({ round, ...(await site.buildClean()) });
      expect(made.ok).toBe(true);
    }
    expect(Math.min(...rendered)).toBeLessThan(5);
  });

  test("not for a style with which something is wrong, which is told of each page all the same", {
    timeout,
  }, async () => {
    const site = keptSite(onTestFinished);
    const first = await site.build();
    for (const [style, code] of [
      ["h1 { color: #fff; background: #fff }", "check/low-contrast"],
      ["h1 { background-image: url(//else.example/a.png) }", "check/third-party"],
      ["h1 { color: #123456 }", undefined],
    ]) {
      site.write("pages/_city.css", `${style}\n`);
      const { rendered, ok, found } = await site.build();
      expect([style, rendered, ok]).toEqual([style, 1, code === undefined]);
      expect(found.filter((one) => !first.found.includes(one)).map((one) => one.split(" ")[0])).toEqual(
        code === undefined ? [] : expect.arrayContaining([code]),
      );
      const clean = await site.buildClean();
      expect([style, found]).toEqual([style, clean.found]);
    }
  });

  test("with all others if one of them changes what others see", { timeout }, async () => {
    const site = keptSite(onTestFinished, {
      "pages/_count.ts": "let count = 0;\nexport const next = () => ++count;\n",
      "pages/_foot.tsx": `import { next } from "./_count";
export const Foot = () => <footer id={"foot-" + next()}>The end</footer>;
`,
    });
    const { rendered } = await site.build();
    for (const name of ["a document's text", "a component"]) {
      edits[name]?.make(site, "x");
      const { rendered: again, ...made } = await site.build();
      expect([name, again]).toEqual([name, rendered]);
      expect(made).toEqual(await site.buildClean());
    }
  });

  test("if a format that another file has made may tell it the present moment", { timeout }, async () => {
    const site = keptSite(onTestFinished);
    site.write("pages/_when.ts", 'export const when = new Intl.DateTimeFormat("en", { timeStyle: "full" });');
    site.write(
      "pages/when.tsx",
      `import { Foot } from "./_foot";
import { when } from "./_when";
export const meta = { title: "When it was made", description: "A page that says when it was made." };
export default ({ site }) => <main><h1>When</h1>{when.format(site.copyrightYear).length < 0}<Foot /></main>;
`,
    );
    await site.build();
    expect((await site.build()).rendered).toBe(2);
  });

  test("with all others if Node was started otherwise, and always if that has loaded other code first", {
    timeout,
  }, async () => {
    const site = keptSite(onTestFinished);
    const { NODE_OPTIONS = "" } = process.env;
    onTestFinished(() => {
      process.env.NODE_OPTIONS = NODE_OPTIONS;
    });
    const rendered: number[] = [];
    for (const option of ["", "--preserve-symlinks", "", "", "-r node:path", "-r node:path"]) {
      process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`;
      rendered.push((await site.build()).rendered);
    }
    expect(rendered).toEqual([53, 53, 53, 1, 53, 53]);
  });

  test("if there is something to say of it", { timeout }, async () => {
    const site = keptSite(onTestFinished, {
      "pages/pressed.tsx": `export const meta = { title: "To be pressed", description: "A button that does nothing at all." };
export default () => <main><h1>Press</h1><button type="button" onClick={() => {}}>Press</button></main>;
`,
    });
    const first = await site.build();
    expect(first.found.filter((found) => found.includes("pages/pressed.tsx"))).not.toEqual([]);
    edits["a document's text"]?.make(site, "x");
    const { rendered, ...made } = await site.build();
    expect(rendered).toBe(3);
    expect(made).toEqual(await site.buildClean());
    expect(made.found).toEqual(first.found);
  });

  test("and no other while the site is watched", { timeout }, async () => {
    const site = keptSite(onTestFinished);
    const watched = site.watch();
    expect((await watched()).rendered).toBe(53);
    for (const name of ["a document's text", "a style", "a component", "a value of the config"]) {
      edits[name]?.make(site, `x${name.length}`);
      const { rendered, files, live } = await watched();
      const { ".handbill.json": _, ...clean } = (await site.buildClean()).files;
      expect({ name, files }).toEqual({ name, files: clean });
      expect([name, rendered]).toEqual([name, (edits[name]?.reaches ?? 0) + 1]);
      expect(live.every((html) => html.includes("data-handbill"))).toBe(true);
    }
  });

  test("and no other, whatever is edited after what while it is watched", { timeout }, async () => {
    const site = keptSite(onTestFinished);
    const watched = site.watch();
    await watched();
    const next = random(20261123);
    const all = Object.entries(edits).filter(([name]) => name !== "a variable of the environment");
    for (let round = 0; round < 24; round++) {
      const come = next() < 0.2 ? comings[Math.floor(next() * comings.length)] : undefined;
      const [name = "", edit] = all[Math.floor(next() * all.length)] ?? [];
      try {
        (come ?? edit?.make)?.(site, `m${round}`);
      } catch {
        // It is gone already.
      }
      const { rendered, files, live, early } = await watched({ isEarly: next() < 0.3 });
      const { ".handbill.json": _, ...clean } = (await site.buildClean()).files;
      expect({ round, name, files }).toEqual({ round, name, files: clean });
      if (early.length > 0) expect({ round, early }).toEqual({ round, early: live });
      else if (/document|question/.test(name) && !come) expect([name, rendered < 8]).toEqual([name, true]);
    }
  });

  test("and each that is made before the others is as it is in the whole site", { timeout }, async () => {
    const site = keptSite(onTestFinished);
    const watched = site.watch();
    await watched();
    for (const [name, { make }] of Object.entries(edits)) {
      make(site, `x${name.length}`);
      const { files, early, live } = await watched({ isEarly: true });
      const { ".handbill.json": _, ...clean } = (await site.buildClean()).files;
      expect({ name, files }).toEqual({ name, files: clean });
      expect({ name, early }).toEqual({ name, early: live });
    }
  });
});
