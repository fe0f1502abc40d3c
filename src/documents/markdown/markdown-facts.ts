import type { Nodes, Paragraph, PhrasingContent, Text } from "mdast";
import type { VFile } from "vfile";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import type { Fact, Facts } from "../../model/facts/facts.js";
import { changesMark } from "../../model/legal/legal-history.js";
import { placeInText } from "../front-matter/text-place.js";
import { reportUnstatable } from "./report-unstatable.js";
import { blockFact, type FactMention, listMentions, stateFacts } from "./state-facts.js";

/** The inputs and outputs of a document's rendering, carried by its VFile. */
export interface FactData {
  readonly facts: Facts;
  readonly log: Diagnostics;
  /** Filled with the names of the facts in the text. */
  readonly stated: Set<string>;
  /** Whether facts are already inserted: then braces in the text are literal. */
  readonly isStated?: boolean;
}

/** Inserts facts in a node's own strings: its text, its address, its title or its alternative text. */
export function stateFactsOf(node: Nodes, file: VFile): void {
  if (node.type === "text") {
    node.value = stateIn(node.value, node, file);
    const { stated } = file.data as unknown as FactData;
    for (const name of node.data?.states ?? []) stated.add(name);
  }
  if (node.type === "image" || node.type === "imageReference") {
    if (node.alt) node.alt = stateIn(node.alt, node, file);
  }
  if (node.type === "link" || node.type === "image" || node.type === "definition") {
    node.url = stateIn(node.url, node, file);
    if (node.title) node.title = stateIn(node.title, node, file);
  }
}

/** Replaces a paragraph that only contains a list fact: with a `dl`, or the marker of the versions. */
export function listInPlaceOf(node: Paragraph, file: VFile): Paragraph | undefined {
  const data = file.data as unknown as FactData;
  const source = sourceOf(node, file);
  const fact = source.includes("{{") ? blockFact(source, data.facts) : undefined;
  if (!fact) return undefined;
  if (fact.kind === "changes") return { type: "paragraph", children: [{ type: "text", value: changesMark }] };
  for (const name of ["legal.collected", ...fact.terms.map((term) => term.name)]) data.stated.add(name);
  return definitionList(fact);
}

/** Inserts facts in a text of a document; reports unknown ones at the node's place. */
export function stateIn(text: string, node: { position?: Text["position"] }, file: VFile): string {
  if (!text.includes("{{")) return text;
  const { facts, log, stated, isStated } = file.data as unknown as FactData;
  if (isStated) return text;
  let from = node.position?.start.offset ?? 0;
  for (const mention of listMentions(text)) {
    const at = String(file).indexOf(mention.source, from);
    const fact = facts.get(mention.name);
    if (fact?.kind === "text") for (const name of [mention.name, ...(fact.states ?? [])]) stated.add(name);
    else reportUnstatable(mention.name, placeAt(file, at, mention), { facts, log });
    if (at >= 0) from = at + mention.source.length;
  }
  return stateFacts(text, facts);
}

function placeAt(file: VFile, offset: number, mention: FactMention): Place {
  if (offset < 0) return { file: file.path };
  return placeInText(String(file), { file: file.path, offset, length: mention.source.length });
}

function sourceOf(node: Paragraph, file: VFile): string {
  return String(file).slice(node.position?.start.offset, node.position?.end.offset);
}

/** Markdown has no definition lists: paragraphs with other element names serve as one. */
function definitionList(fact: Fact & { kind: "terms" }): Paragraph {
  const element = (hName: string, text: string): Paragraph => ({
    type: "paragraph",
    data: { hName },
    children: [{ type: "text", value: text }],
  });
  const children = fact.terms.flatMap(({ title, text }) => [element("dt", title), element("dd", text)]);
  return { type: "paragraph", data: { hName: "dl" }, children: children as unknown as PhrasingContent[] };
}
