// Converts a text for a collection: front matter from its first lines, links to other texts, fences.
import { posix } from "node:path";
import { toString as textOf } from "mdast-util-to-string";
import { remark } from "remark";
import gfm from "remark-gfm";
import { visit } from "unist-util-visit";

const repository = "https://github.com/handbill/handbill";
export const site = "https://handbill.github.io/handbill";
const parser = remark().use(gfm);

/** The tree of each text: the functions below all parse the same ones. */
const trees = new Map();
function parse(text) {
  const tree = trees.get(text) ?? parser.parse(text);
  trees.set(text, tree);
  return tree;
}

/** The title, the first sentences and the text below its title. */
export function headOf(text) {
  const [, title = "", body = ""] = /^# ([^\n]+)\n(.*)$/s.exec(text) ?? [];
  const paragraphs = parse(body).children.filter(
    ({ type, children }) =>
      type === "paragraph" && children.some((node) => node.type === "text" && node.value.trim()),
  );
  const words = paragraphs.slice(0, 2).map((node) => textOf(node));
  return { title: title.replaceAll("`", ""), description: shorten(words.join(" ")), body };
}

/** As many whole sentences as search results show. */
function shorten(text) {
  const sentences = text.replace(/\s+/g, " ").match(/[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?:]?/g) ?? [];
  let short = sentences[0]?.trim() ?? "";
  for (const sentence of sentences.slice(1)) {
    const more = `${short} ${sentence.trim()}`;
    if (more.length > 155) break;
    short = more;
  }
  return short.length > 155 ? `${short.slice(0, 150).replace(/\s+\S*$/, "")} …` : short.replace(/:$/, ".");
}

/** Moves the headings of a text up by one level, for a page of its own. */
export const nestHeadings = (text) => outsideFences(text, (line) => line.replace(/^#(#+ )/, "$1"));

/** Formats a collection's file: `place` is the context for its links and images. */
export function formatDocument({ source, title, description, date, body }, place) {
  const front = { title, description, source, date, html: body.includes("<br>") ? "keep" : undefined };
  const lines = Object.entries(front).flatMap(([key, value]) =>
    value ? `${key}: ${JSON.stringify(value)}` : [],
  );
  const led = leadLinks(body, place);
  return `---\n${lines.join("\n")}\n---\n${markCommands(renameFences(led))}`;
}

/** The same text for programs and people who read Markdown: its links also lead to Markdown. */
export function formatMarkdown({ title, body }, place) {
  const routes = new Map([...place.routes].map(([file, route]) => [file, `${site}${route}.md`]));
  const anchors = new Map(
    [...place.anchors].map(([file, own]) => [
      file,
      new Map([...own].map(([id, route]) => [id, `${site}${route}.md`])),
    ]),
  );
  return `# ${title}\n${leadLinks(body, { ...place, routes, anchors, pictures: undefined })}`;
}

/** Removes languages without a grammar for highlighting. */
const renameFences = (text) => text.replace(/^(\s*`{3,})(?:css|md|svg|text)$/gm, "$1");

/** Shell commands of npm are shown for the other package managers too: website/pages/_docs/commands.tsx. */
const markCommands = (text) =>
  text.replace(/^```sh\n((?:(?!```)[^\n]*\n)*?)```$/gm, (fence, code) =>
    /^(npm|npx) /m.test(code) ? `:::commands\n${fence}\n:::` : fence,
  );

/** Rewrites links: to texts as links to their pages, to other files of the repository as links to GitHub. */
function leadLinks(body, { folder, out, routes, anchors, pictures }) {
  const edits = [];
  visit(parse(body), ["link", "definition", "image"], (node) => {
    const { url, position, type } = node;
    if (/^([a-z][a-z0-9+.-]*:|#|\/)/i.test(url)) return;
    const [path = "", anchor] = url.split("#");
    const file = posix.normalize(posix.join(folder, path));
    const from = body.lastIndexOf(url, position.end.offset);
    if (type === "image" && !pictures)
      return void edits.push({ from, url, to: `${repository}/raw/main/${file}` });
    if (type === "image") {
      const name = posix.basename(file);
      pictures.set(out + name, file);
      return void edits.push({ from, url, to: name });
    }
    const route = anchors.get(file)?.get(anchor) ?? routes.get(file);
    const to = route ?? `${repository}/blob/main/${file}`;
    edits.push({ from, url, to: anchor === undefined ? to : `${to}#${anchor}` });
  });
  let led = body;
  for (const { from, url, to } of edits.sort((a, b) => b.from - a.from))
    led = led.slice(0, from) + to + led.slice(from + url.length);
  return led;
}

function outsideFences(text, change) {
  let fence;
  return text
    .split("\n")
    .map((line) => {
      const [mark] = /^\s*`{3,}/.exec(line) ?? [];
      if (mark && fence === undefined) fence = mark.trim();
      else if (mark && line.trim() === fence) fence = undefined;
      return fence === undefined && !mark ? change(line) : line;
    })
    .join("\n");
}
