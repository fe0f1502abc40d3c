import { Parser } from "htmlparser2";

type OnText = (text: string) => void;

/** Where text counts: inside elements that a selector names, or anywhere if there is none. */
interface TextScope {
  /** Element names, classes, ids, or several at once: `h1`, `.logo`, `h2.station`. */
  readonly selectors: readonly string[];
  readonly take: OnText;
  /** The languages whose text counts; undefined means all. */
  readonly languages?: readonly string[];
}

const notShown = new Set(["head", "script", "style", "template", "title"]);

/** Passes the text in a page's HTML to each scope that contains it. */
export function parsePageText(html: string, scopes: readonly TextScope[]): void {
  const watchers = scopes.map(({ selectors, take, languages = [] }) => ({
    languages,
    otherSince: Number.POSITIVE_INFINITY,
    wanted: selectors.map(parseSelector),
    take,
    depth: 0,
  }));
  let hidden = 0;
  let depthOfPage = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (notShown.has(tag)) hidden++;
      depthOfPage++;
      const { lang } = attributes;
      for (const watcher of watchers) {
        const isOther =
          lang !== undefined && watcher.languages.length > 0 && !watcher.languages.includes(lang);
        if (isOther) watcher.otherSince = Math.min(watcher.otherSince, depthOfPage);
        if (watcher.depth > 0 || watcher.wanted.some((wanted) => wanted(tag, attributes))) watcher.depth++;
      }
    },
    onclosetag(tag) {
      if (notShown.has(tag)) hidden--;
      depthOfPage--;
      for (const watcher of watchers) {
        if (watcher.depth > 0) watcher.depth--;
        if (depthOfPage < watcher.otherSince) watcher.otherSince = Number.POSITIVE_INFINITY;
      }
    },
    ontext(text) {
      if (hidden > 0) return;
      for (const { wanted, take, depth, otherSince } of watchers)
        if (otherSince === Number.POSITIVE_INFINITY && (depth > 0 || wanted.length === 0)) take(text);
    },
  });
  parser.end(html);
}

type Matches = (tag: string, attributes: Readonly<Record<string, string>>) => boolean;

function parseSelector(selector: string): Matches {
  const [, tag = "", marks = ""] = /^([^.#]*)(.*)$/.exec(selector) ?? [];
  const classes = [...marks.matchAll(/\.([^.#]+)/g)].map(([, name]) => name ?? "");
  const ids = [...marks.matchAll(/#([^.#]+)/g)].map(([, name]) => name ?? "");
  return (name, attributes) => {
    const given = (attributes.class ?? "").split(/\s+/);
    return (
      (tag === "" || tag.toLowerCase() === name) &&
      classes.every((wanted) => given.includes(wanted)) &&
      ids.every((id) => attributes.id === id)
    );
  };
}
