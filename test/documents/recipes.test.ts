// Over 300 lines: its tests build sites of the documentation's code blocks, and share the code that reads these.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { blocksOf } from "../../scripts/website/blocks.mjs";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { runCli } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { buildStarter } from "../support/sites/build-starter.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The sites in the documentation are built literally. */

const read = (page: string) => readFileSync(join(repository, "docs", page), "utf8");

/** The complete files on a page. */
const filesOf = (page: string) =>
  blocksOf(read(page)).flatMap(({ kind, name, code }): [file: string, text: string][] =>
    kind === "file" && name !== undefined ? [[name, code]] : [],
  );

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

test("the smallest site in the documentation builds", () => {
  const files = filesOf("install.md");
  expect(files).toHaveLength(6);
  expect(build(siteOf(...files))).toEqual({ routes: ["/404", "/"], found: [] });
});

test("the samples of config, document and page in the documentation form one site", () => {
  const config = /^```ts\n([\s\S]*?)^```$/m.exec(read("config.md"))?.[1] ?? "";
  const pages = filesOf("legal.md");
  expect(pages.map(([file]) => file)).toEqual(["legal/privacy-policy.md", "pages/[legal].tsx"]);
  const small = filesOf("install.md").filter(([file]) => file.startsWith("pages/"));
  const root = siteOf(...small, ...pages, ["site.config.ts", config]);
  const { found } = build(root);
  // Nothing links to the document in the smallest site; names that are reserved for examples are reported.
  expect(found.filter((one) => !one.endsWith("check/placeholder-address"))).toEqual([
    "legal/privacy-policy.md check/orphan",
    "site.config.ts check/no-icon",
  ]);
});

test("a site with all recipes of the documentation builds", () => {
  const recipes = filesOf("recipes.md");
  expect(recipes.map(([file]) => file)).toEqual([
    "pages/_preview.tsx",
    "pages/changes/[version].tsx",
    "pages/changes/_changes.ts",
    "pages/_slides.tsx",
    "pages/_slides.css",
    "pages/_style.css",
    // Without Tailwind's reset.
    "pages/_style.css",
  ]);
  const links =
    '{changes.map(({ version }) => <Link key={version} to={"/changes/" + version}>{version}</Link>)}';
  const small = new Map(filesOf("install.md"));
  const edit = (file: string, before: string, after: string) =>
    small.set(file, (small.get(file) ?? "").replace(before, after));
  edit(
    "pages/index.tsx",
    "import",
    `import { Link } from "handbill";
import { changes } from "./changes/_changes";
import { Preview } from "./_preview";
import { Slides } from "./_slides";
import`,
  );
  edit(
    "pages/index.tsx",
    "</main>",
    `<Preview /><Slides label="Words"><p>One</p><p>Two</p></Slides>${links}</main>`,
  );
  const root = siteOf(...small, ...recipes, ["public/preview.png", ""]);
  expect(build(root).found).toEqual(["public/preview.png read/bad-image"]);
  writeFileSync(join(root, "public/preview.png"), readFileSync(join(repository, "docs/landing.png")));
  expect(build(root)).toEqual({ routes: ["/404", "/changes/2", "/changes/1", "/"], found: [] });
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head).toContain('<meta property="og:image" content="https://www.your-app.com/preview.png"/>');
});

/** The rows of the tables that have a column of this name, without code marks; placeholders of account names are filled in. */
const rowsOf = (page: string, column: string) =>
  [
    ...read(page).matchAll(new RegExp(`^\\| service .*\\| \`${column}\` \\|\n.*\n((?:\\|.*\n)+)`, "gm")),
  ].flatMap(([, rows = ""]) =>
    rows
      .trim()
      .split("\n")
      .map((row) => row.split("|").map((cell) => cell.trim().replaceAll("`", "").replaceAll(/<\w+>/g, "me"))),
  );

test("each documented embed works in a browser with its config keys, and other origins are blocked", async () => {
  const embeds = filesOf("embeds.md");
  expect(embeds).toHaveLength(7);
  const listed = (key: string) =>
    [...read("embeds.md").matchAll(new RegExp(`^checks: \\{ ${key}: \\[(.*)\\] \\},$`, "gm"))].map(
      ([, list = ""]) => list,
    );
  const scripts = rowsOf("embeds.md", "allowedOrigins");
  const forms = rowsOf("embeds.md", "allowedFormActions");
  expect([scripts.length, forms.length]).toEqual([5, 4]);
  // Each row allows its own service.
  const urls = [
    ...scripts.map((cells) => [cells[2], cells[4]]),
    ...forms.map((cells) => [cells[2], cells[3]]),
  ];
  for (const [url = "", own = ""] of urls.filter(([one]) => one?.startsWith("https:")))
    expect(own, url).toContain(`"${new URL(url).origin}"`);
  const origins = [...listed("allowedOrigins"), ...scripts.map((cells) => cells[4] ?? "")].join(", ");
  const actions = [...listed("allowedFormActions"), ...forms.map((cells) => cells[3] ?? "")].join(", ");
  const files = small();
  files.set(
    "site.config.ts",
    (files.get("site.config.ts") ?? "").replace(
      "});",
      `  checks: { allowedOrigins: [${origins}], allowedFormActions: [${actions}] },\n});`,
    ),
  );
  const imports = `import { Analytics } from "./_analytics";
import { Contact } from "./_contact";
import { OfficeMap } from "./_map";
import { BlueskyPost, MastodonPost } from "./_posts";
import { Vimeo, YouTube } from "./_video";`;
  const others = [
    ...scripts.map(
      ([, , src, name]) =>
        `<script async src="${src}" ${name ? `${name}="${name === "data-domain" ? "www.your-app.com" : "me"}"` : ""} />`,
    ),
    ...forms.map(([, service, action]) =>
      action?.startsWith("https:")
        ? `<form method="post" action="${action}"><button type="submit">${service}</button></form>`
        : `<form method="post" name="contact" data-netlify="true"><button type="submit">${service}</button></form>`,
    ),
  ];
  files.set(
    index,
    landing(
      imports,
      `<Analytics /><Contact /><OfficeMap /><YouTube id="abc" title="A film" /><Vimeo id="123" title="Another film" />
<MastodonPost url="https://mastodon.social/@me/1" title="A post" /><BlueskyPost did="did:plc:x" post="y" title="Another post" />${others.join("\n")}`,
    ),
  );
  const root = siteOf(...files, ...embeds);
  // The form's own address and the account for analytics are for the reader to fill in.
  expect(build(root, []).found).toEqual([
    "pages/_contact.tsx check/placeholder-address",
    "site.config.ts check/placeholder-address",
  ]);
  const html = readFileSync(join(root, "dist/index.html"), "utf8");
  const allowed = [...origins.matchAll(/"([^"]+)"/g)].map(([, origin = ""]) => origin);

  const { page, close } = await openPage(await startBrowser());
  onTestFinished(close);
  const own = "https://www.your-app.com";
  const asked = new Map<string, Set<string>>();
  // Each script counts visits as the services do: with an image, a request and a beacon.
  const counting = allowed
    .map(
      (to) =>
        `new Image().src="${to}/i";fetch("${to}/f",{mode:"no-cors"});navigator.sendBeacon("${to}/b","x");`,
    )
    .join("");
  await page.route("**", async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const kind = request.resourceType();
    asked.set(url.origin, (asked.get(url.origin) ?? new Set()).add(kind));
    const isOwn = url.origin === own && request.method() === "GET";
    // What a form posts is not answered, so that the page stays for the next form.
    if (request.isNavigationRequest() && request.method() === "POST") return route.abort("aborted");
    if (kind === "script") return route.fulfill({ contentType: "text/javascript", body: counting });
    return route.fulfill({ contentType: "text/html", body: isOwn ? html : "<title>Embedded</title>" });
  });
  await page.goto(`${own}/`);
  for (const frame of await page.locator("iframe").all()) await frame.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const kinds = (origin: string) => [...(asked.get(origin) ?? [])];
  expect([...asked.keys()].sort()).toEqual([...new Set([own, ...allowed])].sort());
  for (const origin of allowed)
    expect(kinds(origin)).toEqual(expect.arrayContaining(["image", "fetch", "ping"]));
  const frames = await page
    .locator("iframe")
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLIFrameElement).src).origin));
  expect(frames).toHaveLength(5);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const [film] = await page.locator("iframe.video").all();
  const { width = 0, height = 0 } = (await film?.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
  for (const origin of frames) expect(kinds(origin)).toContain("document");

  const blocked = await page.evaluate(async () => {
    const found: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      found.push(effectiveDirective),
    );
    const other = "https://other.test/";
    new Image().src = other;
    await fetch(other, { mode: "no-cors" }).catch(() => {});
    for (const name of ["iframe", "script"])
      document.body.append(Object.assign(document.createElement(name), { src: other }));
    const form = document.querySelector("form");
    const { action = "" } = form ?? {};
    form?.setAttribute("action", other);
    form?.submit();
    while (found.length < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    form?.setAttribute("action", action);
    return found.sort();
  });
  expect(blocked).toEqual(["connect-src", "form-action", "frame-src", "img-src", "script-src-elem"]);
  expect(asked.has("https://other.test")).toBe(false);

  const targets = await page
    .locator("form")
    .evaluateAll((all) => all.map((form) => (form as HTMLFormElement).action));
  expect(targets).toHaveLength(5);
  for (const [nth, target] of targets.entries()) {
    const posted = page.waitForRequest(
      (request) => request.method() === "POST" && request.isNavigationRequest(),
    );
    await page.evaluate((which) => document.forms[which]?.submit(), nth);
    expect((await posted).url()).toBe(target);
  }
});

/** Each recipe and row alone: its code, and the keys in its own sentence of the documentation. */
function listEmbeds(): { name: string; imports: string; shows: string; key: string; documented: string[] }[] {
  const origins = (list = "") => [...list.matchAll(/"([^"]+)"/g)].map(([, origin = ""]) => origin);
  // The list of the section follows the recipe.
  const listedAfter = (file: string, key: string) =>
    origins(
      new RegExp(`^\`${file}\`:[^]*?^checks: \\{ ${key}: \\[(.*)\\] \\},$`, "m").exec(read("embeds.md"))?.[1],
    );
  const recipes = [
    ["_video", "YouTube", 'id="abc" title="A film"'],
    ["_video", "Vimeo", 'id="123" title="A film"'],
    ["_map", "OfficeMap", ""],
    ["_posts", "MastodonPost", 'url="https://mastodon.social/@me/1" title="A post"'],
    ["_posts", "BlueskyPost", 'did="did:plc:x" post="y" title="A post"'],
    ["_analytics", "Analytics", ""],
    ["_contact", "Contact", ""],
  ].map(([file, name = "", attributes]) => {
    const key = name === "Contact" ? "allowedFormActions" : "allowedOrigins";
    const imports = `import { ${name} } from "./${file}";`;
    return {
      name,
      imports,
      shows: `<${name} ${attributes} />`,
      key,
      documented: listedAfter(`pages/${file}.tsx`, key),
    };
  });
  const scripts = rowsOf("embeds.md", "allowedOrigins").map(([, name = "", src, attribute, own]) => {
    const shows = `<script async src="${src}" ${attribute ? `${attribute}="me"` : ""} />`;
    return { name, imports: "", shows, key: "allowedOrigins", documented: origins(own) };
  });
  const forms = rowsOf("embeds.md", "allowedFormActions").map(([, name = "", action, own]) => {
    const where = action?.startsWith("https:") ? `action="${action}"` : 'name="contact" data-netlify="true"';
    const shows = `<form method="post" ${where}><button type="submit">Send</button></form>`;
    return { name, imports: "", shows, key: "allowedFormActions", documented: origins(own) };
  });
  return [...recipes, ...scripts, ...forms];
}

test.runIf(isThorough)(
  "each documented embed is rejected without its own origin, and works with only that",
  async () => {
    const embeds = listEmbeds();
    expect(embeds).toHaveLength(16);
    const { page, close, complaints } = await openPage(await startBrowser());
    onTestFinished(close);
    const own = "https://www.your-app.com";
    let html = "";
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    await page.route("**", (route) => {
      const request = route.request();
      if (request.isNavigationRequest() && request.method() === "POST") return route.abort("aborted");
      const isPage = request.url() === `${own}/`;
      return route.fulfill({
        contentType: request.resourceType() === "script" ? "text/javascript" : "text/html",
        body: isPage ? html : "",
      });
    });
    // A recipe, a form, and a row of each table; a thorough run takes all.
    const tried = embeds.filter(
      ({ name }, at) => isThorough || ["YouTube", "Contact"].includes(name) || at % 8 === 7,
    );
    expect(new Set(tried.map(({ key }) => key)).size).toBe(2);
    for (const { name, imports, shows, key, documented } of tried) {
      const files = small().set(index, landing(imports, shows));
      const root = siteOf(...files, ...filesOf("embeds.md"));
      const needed = async () =>
        (await buildSite(root)).diagnostics
          .filter(({ code }) => code === "check/third-party" || code === "check/blocked-by-csp")
          .map(({ args }) => args.origin ?? args.form);
      const [origin = "", ...others] = await needed();
      expect(others, name).toEqual([]);
      expect(documented, name).toContain(origin);
      files.set(
        "site.config.ts",
        (small().get("site.config.ts") ?? "").replace("});", `  checks: { ${key}: ["${origin}"] },\n});`),
      );
      writeFileSync(join(root, "site.config.ts"), files.get("site.config.ts") ?? "");
      expect(await needed(), name).toEqual([]);
      html = readFileSync(join(root, "dist/index.html"), "utf8");
      asked.clear();
      const isForm = key === "allowedFormActions";
      const requested = page.waitForRequest((request) =>
        isForm ? request.method() === "POST" : request.url().startsWith(origin),
      );
      await page.goto(`${own}/`);
      for (const frame of await page.locator("iframe").all()) await frame.scrollIntoViewIfNeeded();
      if (isForm) await page.evaluate(() => document.forms[0]?.submit());
      await requested;
      expect([...asked].sort(), name).toEqual([...new Set([own, origin === "self" ? own : origin])].sort());
    }
    expect(complaints).toEqual([]);
  },
);

const index = "pages/index.tsx";
const small = () => new Map(filesOf("install.md"));

test("the policy of a new site allows each documented video, analytics and form service", () => {
  const pages = filesOf("embeds.md").filter(([file]) => /embeds|video|analytics/.test(file));
  const scripts = rowsOf("embeds.md", "allowedOrigins");
  const listed = [...read("embeds.md").matchAll(/^checks: \{ allowedOrigins: \[(.*)\] \},$/gm)];
  const origins = [...listed.map(([, list]) => list), ...scripts.map((cells) => cells[4])].join(", ");
  const forms = rowsOf("embeds.md", "allowedFormActions");
  const checks = `{ allowedOrigins: [${origins}], allowedFormActions: [${forms[0]?.[3]}] }`;
  const [, counted = "", film = "", form = ""] =
    /```md\n(.+?)\n\n(.+?)\n\n(.+?)\n```/s.exec(read("embeds.md")) ?? [];
  const sentences = [
    ...scripts.map(([, service = ""]) => counted.replaceAll("GoatCounter", service)),
    ...["YouTube", "Vimeo", "OpenStreetMap", "Mastodon", "Bluesky"].map((name) =>
      film.replace("YouTube", name),
    ),
    form,
  ];
  const section = "## This site\n\n";
  const { root } = buildStarter([
    ["site.config.ts", "  copyrightYear", `  checks: ${checks},\n  copyrightYear`],
    ["legal/privacy-policy.md", section, section + sentences.map((one) => `${one}\n\n`).join("")],
  ]);
  const shown = scripts.map(([, , src]) => `<script async src="${src}" />`).join("");
  const shownPage = `import { Analytics } from "./_analytics"; import { Vimeo, YouTube } from "./_video";
export const meta = { title: "A film", description: "A film about the app." };
export default () => <main><h1>A film</h1><Analytics /><YouTube id="a" title="A" /><Vimeo id="1" title="B" />${shown}</main>;`;
  for (const [file, text] of [...pages, ["pages/film.tsx", shownPage] as const])
    writeFileSync(join(root, file), text);
  const { routes, found } = build(root, []);
  expect(routes).toContain("/film");
  expect(found.filter((one) => /tracking-denied|third-party|recipient/.test(one))).toEqual([]);
  const policy = readFileSync(join(root, "dist/privacy-policy.html"), "utf8");
  expect(policy).toContain("We do not track you across");
  expect(policy).toContain("This site counts visits with Plausible");
  expect(policy).not.toContain("loads nothing from other sites");
});

/** The landing page of the smallest site with additions. */
const landing = (imports: string, shown: string) =>
  (small().get(index) ?? "").replace("import", `${imports}\nimport`).replace("</main>", `${shown}</main>`);

const base = `url: "https://www.your-app.com/", language: "en", app: { name: "Tidepool", description: "Know the tide before you pack for a day at the beach." }, icon: "/icon.svg",`;

/** The blocks of a page with keys of the config, the first of which is this one. */
const keysOf = (page: string, key: string) =>
  blocksOf(read(page))
    .map(({ code }) => code.replace(/^\/\/ site\.config\.ts\n|^import \{ defineLoad.*\n\n/g, ""))
    .filter((code) => code.startsWith(key));

test("the documented site with collections, search and extensions builds", () => {
  const [config = ""] = keysOf("collections.md", 'import { defineConfig } from "handbill"');
  const pages = Object.fromEntries(filesOf("collections.md"));
  expect(Object.keys(pages)).toEqual([
    "content/help/lost-password.md",
    "pages/help/index.tsx",
    "pages/help/[slug].tsx",
    "pages/topics/[topic].tsx",
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
        '<Link to="/help">Help</Link><Link to="/topics/your-account">Your account</Link><Search />',
      ),
    ],
  );
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  expect(build(root)).toEqual({
    routes: ["/404", "/help/lost-password", "/help", "/", "/topics/your-account"],
    found: [],
  });
  expect(JSON.parse(readFileSync(join(root, "dist/pages.json"), "utf8"))).toHaveLength(5);
  expect(readFileSync(join(root, "dist/search.json"), "utf8")).toContain("I have lost my password");
});

test("the documented site with messages and languages builds", () => {
  const messages = filesOf("messages.md");
  expect(messages.map(([file]) => file)).toEqual(["messages/en.ts", "messages/pt-PT.ts", "pages/press.tsx"]);
  const [, prefixes = ""] = keysOf("languages.md", "languages");
  expect(prefixes).toContain('prefix: "en"');
  const root = siteOf(
    ...small(),
    ...messages,
    ["pages/_languages.tsx", Object.fromEntries(filesOf("languages.md"))["pages/_languages.tsx"] ?? ""],
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
  // The URL of the sample has a name that is reserved for examples, and its description is not translated.
  expect(found).toEqual([
    "pages/press.tsx check/placeholder-address",
    "site.config.ts read/untranslated-message",
  ]);
  expect(routes).toEqual(expect.arrayContaining(["/", "/en", "/pt", "/en/press", "/pt/press"]));
  expect(readFileSync(join(root, "dist/pt/press.html"), "utf8")).toContain(
    "3 imagens, com a última alteração em 1 de março de 2026",
  );
});

test("the documented site with data builds", () => {
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
