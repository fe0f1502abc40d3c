import { onceEach } from "../../util/once-each.js";
import type { Place, Seek, SoughtElement, SoughtText } from "../diagnostic.js";
import { listJsonNodes, listNodes, type Node, type Position, positionOf } from "./code-nodes.js";
import { findElements, makesOthers } from "./find-element.js";
import { findExport } from "./find-export.js";
import { findInCode, findInMarkup } from "./find-text.js";
import { type FoundKey, placeInText } from "./place-in-text.js";

type ReadSource = (file: string) => string | undefined;
type LiteralSeek = Extract<Seek, { kind: "literal" }>;

/**
 * Resolves what a place seeks to a line and a column if there is exactly one match; otherwise leaves them out. Results for a file are
 * cached, so that many places cost little more than one.
 */
export function placeSeeker(readSource: ReadSource): (place: Place) => Place {
  const nodes = onceEach((file: string) =>
    (file.endsWith(".json") ? listJsonNodes : listNodes)(readSource(file) ?? ""),
  );
  const literals = onceEach((file: string) => (isMarkup(file) ? undefined : indexLiterals(nodes(file))));
  const written = onceEach((file: string) =>
    onceEach((wanted: string) => findWritten(readSource(file) ?? "", wanted)),
  );
  const configKeys = onceEach((file: string) =>
    onceEach((path: string) => findConfigKey(nodes(file), JSON.parse(path) as string[])),
  );
  const findTogether = (file: string, texts: readonly string[]) =>
    [...new Set(texts)].flatMap((text) =>
      isMarkup(file) ? written(file)(text) : (literals(file)?.get(text) ?? []),
    );
  const said = (file: string, sought: SoughtText) => {
    const text = readSource(file) ?? "";
    return isMarkup(file) ? findInMarkup(text, sought) : findInCode(text, nodes(file), sought);
  };
  const elements = (file: string, sought: SoughtElement) => {
    if (isMarkup(file)) return [];
    return makesOthers(nodes(file), sought) ? undefined : findElements(nodes(file), sought);
  };
  const seekAmong = onceEach((wanted: string): Place => {
    const { texts, files, said: text, element } = JSON.parse(wanted) as LiteralSeek;
    const ways: Way[] = [(file) => findTogether(file, texts)];
    if (text) ways.push((file) => said(file, text));
    if (element) ways.push((file) => elements(file, element));
    for (const way of ways) {
      const found = listAll(new Set(files), way);
      if (found?.length !== 0) return found?.length === 1 ? (found[0] ?? {}) : {};
    }
    return {};
  });
  return ({ seek, ...known }) => {
    const { file, line } = known;
    if (!seek || line !== undefined) return known;
    if (seek.kind === "literal") return { ...known, ...seekAmong(JSON.stringify(seek)) };
    if (file === undefined) return known;
    const found =
      seek.kind === "export"
        ? findExport(nodes(file), seek.name)
        : seek.kind === "text"
          ? placeInText(findAtPath(nodes(file), seek.path), seek.offset, readSource(file) ?? "")
          : configKeys(file)(JSON.stringify(seek.path));
    return { ...known, ...found };
  };
}

/** Finds the matches in a file; undefined if unknown. */
type Way = (file: string) => readonly Position[] | undefined;

/** Up to two matches, because more make no difference; undefined if there may be others. */
function listAll(files: ReadonlySet<string>, way: Way): readonly Place[] | undefined {
  const found: Place[] = [];
  for (const file of files) {
    const positions = way(file);
    if (positions === undefined) return undefined;
    found.push(...positions.slice(0, 2).map((position) => ({ ...position, file })));
    if (found.length > 1) break;
  }
  return found;
}

/** The key at a path of the default export, or its nearest existing parent. */
export function findConfigKey(nodes: readonly Node[], path: readonly string[]): Position | undefined {
  const { found } = findAtPath(nodes, path);
  return found && positionOf(found);
}

/** The key at a path or its nearest existing parent, with the value. */
function findAtPath(nodes: readonly Node[], path: readonly string[]): FoundKey {
  const declared = (name: unknown) =>
    nodes.find((node) => node.type === "VariableDeclarator" && (node.id as Node).name === name)?.init as
      | Node
      | undefined;
  const objectIn = (node: Node | undefined): Node | undefined => {
    switch (node?.type) {
      case "ObjectExpression":
        return node;
      case "CallExpression":
        return objectIn((node.arguments as Node[])[0]);
      case "Identifier":
        return objectIn(declared(node.name));
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        return objectIn(node.expression as Node);
      default:
        return undefined;
    }
  };
  const exported = nodes.find((node) => node.type === "ExportDefaultDeclaration");
  let found = exported;
  let value = exported?.declaration as Node | undefined;
  for (const key of path) {
    const list = bareOf(value);
    if (list?.type === "ArrayExpression") {
      const element = (list.elements as (Node | null)[])[Number(key)];
      if (!element) return { found };
      found = value = element;
      continue;
    }
    const properties = (objectIn(value)?.properties ?? []) as Node[];
    const property = properties.find(
      (node) => node.type === "ObjectProperty" && keyOf(node.key as Node) === key,
    );
    if (!property) return { found };
    found = property.key as Node;
    value = property.value as Node;
  }
  return { found, value };
}

/** The expression inside `… as const` and similar. */
const bareOf = (node: Node | undefined): Node | undefined =>
  node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression"
    ? bareOf(node.expression as Node)
    : node;

const keyOf = (node: Node) => node.name ?? node.value;

const isMarkup = (file: string) => /\.(md|html|css)$/.test(file);

/** The places of each text that is a whole literal in code. */
export function indexLiterals(nodes: readonly Node[]): Map<string, Position[]> {
  const index = new Map<string, Position[]>();
  for (const node of nodes) {
    const text = literalOf(node);
    if (text === undefined) continue;
    const positions = index.get(text);
    if (positions) positions.push(positionOf(node));
    else index.set(text, [positionOf(node)]);
  }
  return index;
}

/** The lines of Markdown or HTML that contain an address or another text as a whole. */
export function findWritten(text: string, wanted: string): Position[] {
  const found: Position[] = [];
  if (wanted === "") return found;
  let [line, lineStart] = [1, 0];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const isWord = !/[\w.-]/.test(text.charAt(at - 1)) && !/[\w/-]/.test(text.charAt(at + wanted.length));
    if (!isWord) continue;
    for (let end = text.indexOf("\n", lineStart); end >= 0 && end < at; end = text.indexOf("\n", lineStart)) {
      lineStart = end + 1;
      line++;
    }
    if (found.at(-1)?.line !== line) found.push({ line, column: at - lineStart + 1, length: wanted.length });
  }
  return found;
}

function literalOf(node: Node): string | undefined {
  if (node.type === "StringLiteral") return node.value as string;
  if (node.type === "TemplateElement") return (node.value as { cooked?: string }).cooked;
  return undefined;
}
