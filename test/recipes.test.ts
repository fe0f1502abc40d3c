import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "./support/cli/run-cli.js";
import { runWarm } from "./support/cli/warm-cli.js";
import { repository, tempFolder } from "./support/temp-site.js";

/* The sites in the documentation are built literally. */

const read = (page: string) => readFileSync(join(repository, "docs", page), "utf8");

/** The files of a page: blocks of code below a line with their name only, or that begin with it in a comment. */
function filesOf(page: string): [file: string, text: string][] {
  const block = /^(?:`([^`\n]+)`:\n\n)?```\w+\n(?:\/\/ (\S+\.tsx?)\n)?([\s\S]*?)^```$/gm;
  return [...read(page).matchAll(block)].flatMap(([, above, within, code = ""]) => {
    const file = above ?? within;
    return file === undefined ? [] : [[file, code]];
  });
}

function siteOf(...files: readonly (readonly [string, string])[]): string {
  const root = tempFolder(onTestFinished);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

function build(root: string, options = ["--strict"], run = runWarm): { routes: string[]; found: string[] } {
  const { stdout } = run(["build", ...options, "--root", root, "--json"]);
  const { routes = [], diagnostics } = JSON.parse(stdout) as {
    routes?: { routePath: string }[];
    diagnostics: { code: string; file?: string }[];
  };
  return {
    routes: routes.map(({ routePath }) => routePath),
    found: diagnostics.map(({ code, file }) => `${file} ${code}`),
  };
}

test("the smallest site is whole", () => {
  const files = filesOf("install.md");
  expect(files).toHaveLength(5);
  expect(build(siteOf(...files))).toEqual({ routes: ["/404", "/"], found: [] });
});

test("the samples of the config, of a document and of its page are one site", () => {
  const config = /^```ts\n([\s\S]*?)^```$/m.exec(read("config.md"))?.[1] ?? "";
  const document = /^```md\n([\s\S]*?)^```$/m.exec(read("legal.md"))?.[1] ?? "";
  const pages = filesOf("legal.md");
  expect(pages.map(([file]) => file)).toEqual(["pages/[legal].tsx"]);
  const small = filesOf("install.md").filter(([file]) => file.startsWith("pages/"));
  const root = siteOf(...small, ...pages, ["site.config.ts", config], ["legal/privacy-policy.md", document]);
  const { found } = build(root);
  // Nothing links to the document in the smallest site; names that are reserved for examples are reported.
  expect(found.filter((one) => !one.endsWith("check/placeholder-address"))).toEqual([
    "legal/privacy-policy.md check/orphan",
    "site.config.ts check/no-icon",
  ]);
});

test("a site with all that sites often need is whole", () => {
  const recipes = filesOf("recipes.md");
  expect(recipes.map(([file]) => file)).toEqual([
    "pages/_preview.tsx",
    "pages/_waiting-list.tsx",
    "pages/_visits.tsx",
    "pages/changes/[version].tsx",
    "pages/changes/_changes.ts",
  ]);
  const page = read("recipes.md");
  const checks = [...page.matchAll(/^checks: \{ (.*) \},$/gm)].map(([, inner = ""]) => inner);
  expect(checks).toHaveLength(2);
  const links = /^\{changes\.map[\s\S]*?^\)\)\}$/m.exec(page)?.[0] ?? "";
  const small = new Map(filesOf("install.md"));
  const edit = (file: string, before: string, after: string) =>
    small.set(file, (small.get(file) ?? "").replace(before, after));
  edit("site.config.ts", "});", `  checks: { ${checks.join(", ")} },\n});`);
  edit(
    "pages/index.tsx",
    "import",
    `import { Link } from "handbill";
import { changes } from "./changes/_changes";
import { Preview } from "./_preview";
import { Visits } from "./_visits";
import { WaitingList } from "./_waiting-list";
import`,
  );
  edit("pages/index.tsx", "</main>", `<Preview /><Visits /><WaitingList />${links}</main>`);
  const root = siteOf(...small, ...recipes, ["public/preview.png", ""]);
  expect(build(root).found).toEqual(["public/preview.png read/bad-image"]);
  writeFileSync(join(root, "public/preview.png"), readFileSync(join(repository, "docs/landing.png")));
  expect(build(root)).toEqual({ routes: ["/404", "/changes/2", "/changes/1", "/"], found: [] });
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain('<meta property="og:image" content="https://www.your-app.com/preview.png"/>');
  expect(head).toContain("form-action https://lists.your-app.com");
});

test("a site with each embed of the documentation is whole, and its policy allows what they load", () => {
  const embeds = filesOf("embeds.md");
  expect(embeds).toHaveLength(5);
  const listed = (key: string) =>
    [...read("embeds.md").matchAll(new RegExp(`^checks: \\{ ${key}: \\[(.*)\\] \\},$`, "gm"))].map(
      ([, list = ""]) => list,
    );
  const small = new Map(filesOf("install.md"));
  const edit = (file: string, before: string, after: string) =>
    small.set(file, (small.get(file) ?? "").replace(before, after));
  const lists = ["allowedOrigins", "allowedFormActions"].map((key) => `${key}: [${listed(key).join(", ")}]`);
  edit("site.config.ts", "});", `  checks: { ${lists.join(", ")} },\n});`);
  edit(
    "pages/index.tsx",
    "import",
    `import { Analytics } from "./_analytics";
import { Contact } from "./_contact";
import { OfficeMap } from "./_map";
import { BlueskyPost, MastodonPost } from "./_posts";
import { Vimeo, YouTube } from "./_video";
import`,
  );
  const shown = `<Analytics /><Contact /><OfficeMap /><YouTube id="abc" title="A film" /><Vimeo id="123" title="Another film" />
<MastodonPost url="https://mastodon.social/@me/1" title="A post" /><BlueskyPost did="did:plc:x" post="y" title="Another post" />`;
  edit("pages/index.tsx", "</main>", `${shown}</main>`);
  const root = siteOf(...small, ...embeds);
  expect(build(root).found).toEqual([]);
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const [, written = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const policy = written.replaceAll("&#x27;", "'");
  const allowed = (directive: string) =>
    policy
      .split(";")
      .find((part) => part.startsWith(`${directive} `))
      ?.split(" ")
      .slice(1);
  const origins = listed("allowedOrigins")
    .join(", ")
    .split(", ")
    .map((one) => JSON.parse(one) as string);
  expect(origins).toHaveLength(7);
  for (const directive of ["frame-src", "script-src", "connect-src"])
    expect(allowed(directive)).toEqual(expect.arrayContaining(origins));
  expect(allowed("form-action")).toEqual(["https://formspree.io"]);
});

const index = "pages/index.tsx";
const small = () => new Map(filesOf("install.md"));

/** The landing page of the smallest site with additions. */
const landing = (imports: string, shown: string) =>
  (small().get(index) ?? "").replace("import", `${imports}\nimport`).replace("</main>", `${shown}</main>`);

const base = `url: "https://www.your-app.com/", language: "en", app: { name: "Tidepool", description: "Know the tide before you pack for a day at the beach." }, icon: "/icon.svg",`;

/** The blocks of a page with keys of the config. */
const keysOf = (page: string, key: string) =>
  [
    ...read(page).matchAll(
      new RegExp(`^\`\`\`ts\\n(?:// site\\.config\\.ts\\n)?(${key}: [\\s\\S]*?)^\`\`\`$`, "gm"),
    ),
  ].map(([, keys = ""]) => keys);

test("a site with the collection of the documentation, its search, and rules and files of its own is whole", () => {
  const { "site.config.ts": config = "", ...pages } = Object.fromEntries(filesOf("collections.md"));
  expect(Object.keys(pages)).toEqual([
    "content/help/lost-password.md",
    "pages/help/index.tsx",
    "pages/help/[slug].tsx",
  ]);
  const search = filesOf("search.md").filter(([file]) => file.startsWith("pages/"));
  expect(search).toHaveLength(4);
  const [rules = "", files = ""] = [...keysOf("extend.md", "checks"), ...keysOf("extend.md", "files")];
  const own = `${base} ${rules.replace("rules:", 'budgets: { "*": { script: 2_000 } }, rules:')} ${files}`;
  const root = siteOf(
    ...small(),
    ...Object.entries(pages),
    ...search,
    ["pages/_shared/search.css", ".search-open:disabled { visibility: hidden }"],
    ["site.config.ts", config.replace("// …", own).replace("help: {}", "help: { search: true }")],
    [
      index,
      landing(
        'import { Link } from "handbill"; import { Search } from "./_shared/search";',
        '<Link to="/help">Help</Link><Search />',
      ),
    ],
  );
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  expect(build(root)).toEqual({ routes: ["/404", "/help/lost-password", "/help", "/"], found: [] });
  expect(JSON.parse(readFileSync(join(root, "dist/pages.json"), "utf8"))).toHaveLength(4);
  expect(readFileSync(join(root, "dist/search.json"), "utf8")).toContain("I have lost my password");
});

test("a site with the messages of the documentation in two languages, and its page for the root, is whole", () => {
  const messages = filesOf("messages.md");
  expect(messages.map(([file]) => file)).toEqual(["messages/en.ts", "messages/pt-PT.ts", "pages/press.tsx"]);
  const [, prefixes = ""] = keysOf("languages.md", "languages");
  expect(prefixes).toContain('prefix: "en"');
  const root = siteOf(
    ...small(),
    ...messages,
    ["pages/_languages.tsx", /^```tsx\n([\s\S]*?)^```$/m.exec(read("languages.md"))?.[1] ?? ""],
    [
      "site.config.ts",
      `import { defineConfig } from "handbill";\nexport default defineConfig({ ${base.replace('language: "en",', prefixes)} });`,
    ],
    [
      index,
      landing(
        'import { Link, LanguageLinks } from "handbill";',
        '<Link to="/press">Press</Link><LanguageLinks label="Languages" />',
      ),
    ],
  );
  const { routes, found } = build(root, []);
  // The URL of the sample has a name that is reserved for examples.
  expect(found).toEqual(["pages/press.tsx check/placeholder-address"]);
  expect(routes).toEqual(expect.arrayContaining(["/", "/en", "/pt", "/en/press", "/pt/press"]));
  expect(readFileSync(join(root, "dist/pt/press.html"), "utf8")).toContain(
    "3 imagens, com a última alteração em 1 de março de 2026",
  );
});

test("a site with the data of the documentation is whole", () => {
  const pages = filesOf("data.md");
  expect(pages.map(([file]) => file)).toEqual(["pages/reviews.tsx", "pages/cities/[city].tsx"]);
  const [releases = ""] = keysOf("data.md", "collections");
  const answers = {
    "https://api.example.com/reviews": [{ id: "1", text: "The sea was there when it said." }],
    "https://api.example.com/cities": [{ slug: "porto", name: "Porto" }],
    "https://api.github.com/repos/acme/trails/releases": [
      { tag_name: "2.1", published_at: "2026-03-01T08:00:00Z", body: "Works **offline**." },
    ],
  };
  const config = `import { defineConfig, defineLoad } from "handbill";
globalThis.fetch = async (address) => Response.json(${JSON.stringify(answers)}[address]);
export default defineConfig({ ${base} ${releases} });`;
  const shown = `<Link to="/reviews">Reviews</Link><Link to="/cities/porto">Porto</Link>
{useCollection("releases").map((one) => <ContentText key={one.slug} document={one} />)}`;
  const root = siteOf(
    ...small(),
    ...pages,
    ["site.config.ts", config],
    [index, landing('import { ContentText, Link, useCollection } from "handbill";', shown)],
  );
  // Its config replaces fetch, which later commands in a warm process would use.
  const built = build(root, ["--strict"], runCli);
  expect(built).toEqual({ routes: ["/404", "/cities/porto", "/", "/reviews"], found: [] });
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("<strong>offline</strong>");
});
