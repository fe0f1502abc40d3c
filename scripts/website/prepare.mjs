// Writes the sources of the documentation's site: docs/ and the other published Markdown files, as the collections of website/content/.
// The originals stay in place, where GitHub and README link to them; the copies are not committed.
//   node scripts/website/prepare.mjs [--watch]
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { splitChanges, splitCodes } from "./split.mjs";
import { formatDocument, formatMarkdown, headOf, nestHeadings, site } from "./text.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const website = join(root, "website");

/** The folders of docs/ that are separate collections; `README.md` in each is an ordinary page. */
const folders = ["files", "hosts", "rules", "store"];
/** What the name of a rule is a name of: a search result shows the title alone. */
const kinds = { rules: ": rule", store: ": store review" };
/** Pages outside of docs/. */
const others = { "how-it-works": "ARCHITECTURE.md", contributing: "CONTRIBUTING.md" };

/** Every document by its source, with its collection and its slug. */
function listSources() {
  const names = (folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith(".md"));
  const own = names("docs").map((name) => [`docs/${name}`, { collection: "docs", slug: name.slice(0, -3) }]);
  const inner = folders.flatMap((folder) =>
    names(`docs/${folder}`).map((name) => {
      const slug = name.slice(0, -3);
      const place = slug === "README" ? { collection: "docs", slug: folder } : { collection: folder, slug };
      return [`docs/${folder}/${name}`, place];
    }),
  );
  const outer = Object.entries(others).map(([slug, file]) => [file, { collection: "docs", slug }]);
  return new Map([...own, ...inner, ...outer, ["CHANGELOG.md", { collection: "docs", slug: "changes" }]]);
}

const routeOf = ({ collection, slug }) => (collection === "docs" ? `/${slug}` : `/${collection}/${slug}`);

/** The content below website/, by path: texts, and images to copy. */
function planContent() {
  const sources = listSources();
  const routes = new Map([...sources].map(([file, place]) => [file, routeOf(place)]));
  const texts = new Map();
  const pictures = new Map();
  const list = [];
  const codes = splitCodes(readFileSync(join(root, "docs/codes.md"), "utf8"));
  const context = { routes, anchors: new Map([["docs/codes.md", codes.anchors]]), pictures };
  const add = (document, { collection, slug }) => {
    const place = { ...context, folder: posix.dirname(document.source), out: `content/${collection}/` };
    const titled = { ...document, title: `${document.title}${kinds[collection] ?? ""}` };
    texts.set(`content/${collection}/${slug}.md`, formatDocument(titled, place));
    const route = routeOf({ collection, slug });
    if (collection === "news") return;
    texts.set(`public${route}.md`, formatMarkdown(document, place));
    list.push(`- [${document.title}](${site}${route}.md): ${document.description}`);
  };
  for (const [source, place] of sources) {
    const text = readFileSync(join(root, source), "utf8");
    if (source === "docs/codes.md") {
      add({ source, ...headOf(codes.intro) }, place);
      for (const { room, description, text: own } of codes.rooms)
        add({ source, ...headOf(nestHeadings(own)), description }, { collection: "codes", slug: room });
    } else if (source === "CHANGELOG.md") {
      const { intro, versions } = splitChanges(text);
      add({ source, ...headOf(intro) }, place);
      for (const { version, date, text: own } of versions)
        add({ source, date, ...headOf(nestHeadings(own)) }, { collection: "news", slug: version });
    } else add({ source, ...headOf(text) }, place);
  }
  // The landing page shows it too.
  pictures.set("pages/_home/starter.png", "docs/starter.png");
  const { description } = headOf(readFileSync(join(root, "README.md"), "utf8"));
  texts.set(
    "public/llms.txt",
    ["# handbill", "", `> ${description}`, "", "## Documentation", "", ...list, ""].join("\n"),
  );
  return { texts, pictures };
}

/** Writes changed files, and removes old ones, so that `watch` of the site only rebuilds what is new. */
export function prepare() {
  const { texts, pictures } = planContent();
  for (const [file, text] of texts) {
    const path = join(website, file);
    mkdirSync(dirname(path), { recursive: true });
    if (readOr(path) !== text) writeFileSync(path, text);
  }
  for (const [file, source] of pictures) {
    mkdirSync(dirname(join(website, file)), { recursive: true });
    copyFileSync(join(root, source), join(website, file));
  }
  const known = new Set([...texts.keys(), ...pictures.keys()]);
  for (const folder of ["content", "public"]) {
    for (const name of readdirSync(join(website, folder), { recursive: true })) {
      const file = posix.join(folder, ...name.split(/[\\/]/));
      if (/\.(md|png)$/.test(file) && !known.has(file)) rmSync(join(website, file));
    }
  }
}

function readOr(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

prepare();
if (process.argv.includes("--watch")) {
  let soon;
  const again = () => {
    clearTimeout(soon);
    soon = setTimeout(prepare, 100);
  };
  for (const path of [
    "docs",
    ...folders.map((name) => `docs/${name}`),
    "CHANGELOG.md",
    ...Object.values(others),
  ])
    watch(join(root, path), again);
}
