import { pointsOf } from "../../text/points-of.js";
import { onceEach } from "../../util/once.js";
import type { ElementQuery, Place, Seek, TextQuery } from "../diagnostics.js";
import { type Code, type Position, positionOf, readCode } from "./code.js";
import { findElements, findPackages, makesOthers } from "./find-element.js";
import { findExport } from "./find-export.js";
import { findInCode, findInMarkup, findTemplates } from "./find-text.js";
import type { Span } from "./read-tokens.js";
import { entriesOf, exportedValue, literalOf, splitByCommas } from "./written-value.js";

type ReadSource = (file: string) => string | undefined;
type LiteralSeek = Extract<Seek, { kind: "literal" }>;

/** Resolves what a place seeks to a line and a column, if exactly one matches. Undefined if the search shows that there is no problem. */
export function placeSeeker(readSource: ReadSource): (place: Place) => Place | undefined {
  const files = new SearchedFiles(readSource);
  const literals = onceEach((query: string) => seekLiteral(JSON.parse(query) as LiteralSeek, files));
  return ({ seek, ...known }) => {
    const { file, line } = known;
    if (!seek || line !== undefined) return known;
    if (seek.kind === "literal") {
      const { exported, ...query } = seek;
      const found = literals(JSON.stringify(query));
      if (!found) return undefined;
      const isSure = found.line !== undefined || exported === undefined || file === undefined;
      return { ...known, ...(isSure ? found : findExport(files.codeOf(file), exported)) };
    }
    if (file === undefined) return known;
    const code = files.codeOf(file);
    if (seek.kind === "export") return { ...known, ...findExport(code, seek.name) };
    if (seek.kind === "config-key") return { ...known, ...files.configKey(file)(JSON.stringify(seek.path)) };
    return { ...known, ...placeInText(findAtPath(code, seek.path), seek.offset, code) };
  };
}

/** The files of a site, each read and indexed once. */
class SearchedFiles {
  readonly #textOf: (file: string) => string;
  readonly codeOf = onceEach((file: string) =>
    readCode(this.#textOf(file), { isValue: file.endsWith(".json") }),
  );
  readonly configKey = onceEach((file: string) =>
    onceEach((path: string) => findConfigKey(this.codeOf(file), JSON.parse(path) as string[])),
  );
  readonly #literals = onceEach((file: string) => indexLiterals(this.codeOf(file)));
  readonly #written = onceEach((file: string) =>
    onceEach((wanted: string) => findWritten(this.#textOf(file), wanted)),
  );

  constructor(readSource: ReadSource) {
    this.#textOf = (file) => readSource(file) ?? "";
  }

  /** The literals, or the addresses in Markdown, with one of the texts. */
  literals(file: string, texts: readonly string[]): readonly Position[] {
    return [...new Set(texts)].flatMap((text) =>
      isMarkup(file) ? this.#written(file)(text) : (this.#literals(file).get(text) ?? []),
    );
  }

  templates(file: string, texts: readonly string[]): readonly Position[] {
    return isMarkup(file) ? [] : findTemplates(this.codeOf(file), texts);
  }

  visibleText(file: string, query: TextQuery): readonly Position[] {
    return isMarkup(file) ? findInMarkup(this.#textOf(file), query) : findInCode(this.codeOf(file), query);
  }

  /** Undefined if there may be others, which a package renders. */
  elements(file: string, query: ElementQuery): readonly Position[] | undefined {
    if (isMarkup(file)) return findTags(this.#textOf(file), query);
    if (query.isOfDocument) return [];
    const code = this.codeOf(file);
    const own = findElements(code, query);
    if (!makesOthers(code, query)) return own;
    // Style or script that the file does not write comes from a package that it imports.
    const isInline = /^(?:style|script)$/.test(query.tag) || query.has === "style";
    return isInline && own.length === 0 ? findPackages(code) : undefined;
  }
}

/** The only match of the first way that finds any. */
function seekLiteral(
  { texts, files, visibleText: text, element, unless, isOfEach, isDoubtful }: LiteralSeek,
  searched: SearchedFiles,
): Place | undefined {
  if (unless && files.some((file) => searched.visibleText(file, unless).length > 0)) return undefined;
  const ways: Way[] = [(file) => searched.literals(file, texts), (file) => searched.templates(file, texts)];
  if (text) ways.push((file) => searched.visibleText(file, text));
  const hasValue = element?.value !== undefined;
  if (element) ways.splice(hasValue ? 0 : ways.length, 0, (file) => searched.elements(file, element));
  for (const way of ways) {
    const places = listAll(new Set(files), way);
    if (places?.length === 0) continue;
    // Elements with the same value have the same problem, such as an id.
    if ((hasValue || isOfEach) && places?.[1]?.file === places?.[0]?.file)
      return places?.[1] ?? places?.[0] ?? {};
    return placeAmong(places ?? [], texts.length > 0 && !text && !element);
  }
  return isDoubtful ? undefined : {};
}

/** Finds the matches in a file; undefined if unknown. */
type Way = (file: string) => readonly Position[] | undefined;

/** The only match; else that of a literal in the page's document, since other pages report what they share; else the file of all. */
function placeAmong(places: readonly Place[], isLiteral: boolean): Place {
  const inDocument = places.filter(({ file = "" }) => isLiteral && isMarkup(file));
  const [only, other] = inDocument.length === 1 ? inDocument : places;
  if (only?.file === undefined || !other) return only ?? {};
  return places.every(({ file }) => file === only.file) ? { file: only.file } : {};
}

/** Up to two matches in each file, because more make no difference; undefined if there may be others. */
function listAll(files: ReadonlySet<string>, way: Way): readonly Place[] | undefined {
  const places: Place[] = [];
  for (const file of files) {
    const positions = way(file);
    if (positions === undefined) return undefined;
    places.push(...positions.slice(0, 2).map((position) => ({ ...position, file })));
  }
  return places;
}

/** The key at a path of the default export, or its nearest existing parent. */
export function findConfigKey(code: Code, path: readonly string[]): Position | undefined {
  const { span } = findAtPath(code, path);
  return span && positionOf(code, span);
}

/** The key at a path or its nearest existing parent, with the value. */
function findAtPath(code: Code, path: readonly string[]): FoundKey {
  const exported = exportedValue(code);
  let span: Span | undefined = exported?.at;
  let value = exported?.value ?? [];
  for (const key of path) {
    const literal = literalOf(code, value);
    if (!literal) return { span };
    const isList = literal.bracket === "[";
    const item = isList ? splitByCommas(literal.tokens)[Number(key)] : undefined;
    const entry = isList ? undefined : entriesOf(literal).find(({ name }) => name === key);
    const inner = item ?? entry?.value;
    if (!inner) return { span };
    span = entry?.key ?? spanOf(inner);
    value = inner;
  }
  return { span, value: spanOf(value) };
}

function spanOf(tokens: readonly Span[]): Span | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last && { start: first.start, end: last.end };
}

interface FoundKey {
  readonly span: Span | undefined;
  /** Undefined if the key does not exist. */
  readonly value?: Span | undefined;
}

/** The place at an offset in a text value, if the code contains it literally; otherwise that of its key. */
function placeInText({ span, value }: FoundKey, offset: number, code: Code): Position | undefined {
  const literal = value && code.text.slice(value.start, value.end);
  if (!value || literal === undefined || !/^["'`]/.test(literal)) return span && positionOf(code, span);
  let at = 1;
  for (let units = 0; units < offset && at < literal.length - 1; ) {
    const [escaped = ""] = /^\\(?:u\{[^}]*\}|u.{4}|x..|\r\n|[\s\S])/.exec(literal.slice(at)) ?? [];
    const isJoined = /^\\(\r\n|\n)/.test(escaped);
    at += Math.max(1, escaped.length);
    if (!isJoined) units += /^\\u\{/.test(escaped) && escaped.length > 8 ? 2 : 1;
  }
  const before = literal.slice(0, at).split(/\r\n|\n/);
  const start = code.positionAt(value.start);
  const last = before.at(-1)?.length ?? 0;
  return {
    line: start.line + before.length - 1,
    column: before.length === 1 ? start.column + last : last + 1,
    length: 1,
  };
}

/** The elements of HTML in a document that keeps it, except those that certainly have what the wanted one lacks. */
function findTags(text: string, { tag, lacks, has, value = "" }: ElementQuery): Position[] {
  if (!/^html: *keep/m.test(text)) return [];
  const positionAt = pointsOf(text);
  return [...text.matchAll(new RegExp(`<${tag}(?=[\\s>])[^>]*>(?:\\s*</)?`, "gi"))]
    .filter(
      ([found]) =>
        (has === undefined || found.includes(`${has}="${value}`)) &&
        (lacks === undefined || !(lacks === "text" ? !found.endsWith("/") : found.includes(`${lacks}=`))),
    )
    .map(({ 0: found, index }) => ({ ...positionAt(index), length: found.length }));
}

const isMarkup = (file: string) => /\.(md|html|css)$/.test(file);

/** The places of each text that is a whole literal in code. */
export function indexLiterals(code: Code): Map<string, Position[]> {
  const index = new Map<string, Position[]>();
  for (const token of code.all) {
    if (token.kind !== "string" && token.kind !== "part") continue;
    const positions = index.get(token.value);
    if (positions) positions.push(positionOf(code, token));
    else index.set(token.value, [positionOf(code, token)]);
  }
  return index;
}

/** The lines of Markdown or HTML that contain an address or another text as a whole. A word is the target of a link, if there is one. */
export function findWritten(text: string, wanted: string): Position[] {
  const positions: Position[] = [];
  const links: Position[] = [];
  const isWordAlone = /^[\w-]+$/.test(wanted);
  if (wanted === "") return positions;
  let [line, lineStart] = [1, 0];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const isWord = !/[\w.-]/.test(text.charAt(at - 1)) && !/[\w/-]/.test(text.charAt(at + wanted.length));
    if (!isWord) continue;
    for (let end = text.indexOf("\n", lineStart); end >= 0 && end < at; end = text.indexOf("\n", lineStart)) {
      lineStart = end + 1;
      line++;
    }
    const position = { line, column: at - lineStart + 1, length: wanted.length };
    if (positions.at(-1)?.line !== line) positions.push(position);
    const isLink = isWordAlone && /(?:\]\(<?|\b(?:href|src)=["'])$/.test(text.slice(lineStart, at));
    if (isLink && links.at(-1)?.line !== line) links.push(position);
  }
  return links.length > 0 ? links : positions;
}
