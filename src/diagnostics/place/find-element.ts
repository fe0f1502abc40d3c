import type { ElementQuery } from "../diagnostics.js";
import { type Code, isNamed, type Position, positionOf } from "./code.js";
import type { ElementToken, Token } from "./read-tokens.js";

/** handbill's components by the element that each renders. */
const renderedBy: Readonly<Record<string, string>> = { a: "Link" };

/** The JSX elements that may be the wanted one: elements of its tag, except those that certainly have what it lacks. */
export function findElements(code: Code, { tag, lacks, has, value }: ElementQuery): readonly Position[] {
  const elements = elementsOf(code).filter((element) => {
    if (element.name !== tag && element.name !== renderedBy[tag]) return false;
    if (has !== undefined && !mayHave(element, has)) return false;
    if (
      value !== undefined &&
      !element.attributes.some((attribute) => attribute.name === has && isText(attribute.value, value))
    )
      return false;
    if (lacks === "text")
      return !hasText(element) && !["aria-label", "title"].some((label) => says(element, label));
    return lacks === undefined || !says(element, lacks);
  });
  return elements.map(({ start, tagEnd: end }) => positionOf(code, { start, end }));
}

export const elementsOf = ({ all }: Code): ElementToken[] =>
  all.flatMap((token) => (token.kind === "element" ? [token] : []));

/** Whether a module may create elements of a tag without JSX for it: through a package, or a computed name. Then nothing is certain. */
export function makesOthers({ tokens, all }: Code, { tag }: ElementQuery): boolean {
  return (
    tokens.some((token, index) => isNamed(token, "import") && foreignIn(tokens, index)) ||
    all.some((token) => {
      if (token.kind === "string") return token.value === tag;
      return token.kind === "part" && (token.value === tag || (/^h[1-6]$/.test(tag) && token.value === "h"));
    })
  );
}

/** The names of packages in a module's imports that may render elements. */
export const findPackages = (code: Code): Position[] =>
  code.tokens.flatMap((token, index) => {
    const source = isNamed(token, "import") ? foreignIn(code.tokens, index) : undefined;
    return source ? [positionOf(code, source)] : [];
  });

function foreignIn(tokens: readonly Token[], index: number): Token | undefined {
  const isOfTypes = isNamed(tokens[index + 1], "type") && !isNamed(tokens[index + 2], "from");
  const source = tokens.slice(index).find(({ kind }) => kind === "string");
  return !isOfTypes && source?.kind === "string" && isForeign(source.value) ? source : undefined;
}

/** Modules outside the site that may render elements. */
const isForeign = (specifier: string) =>
  !/^(\.{0,2}\/|node:)|^(handbill|react)(\/|$)|\.(css|avif|webp|png|jpe?g|gif|svg|ico|mp4|webm|pdf)$/.test(
    specifier,
  );

const mayHave = ({ attributes }: ElementToken, wanted: string) =>
  attributes.some(({ name }) => name === undefined || name === wanted);

const isText = (token: Token | undefined, value: string): boolean =>
  token?.kind === "group"
    ? token.tokens.length === 1 && isText(token.tokens[0], value)
    : token?.kind === "string" && token.value === value;

/** Whether an attribute has a text for any data of the page. */
const says = ({ attributes }: ElementToken, wanted: string) =>
  isLiteral(attributes.find(({ name }) => name === wanted)?.value);

function isLiteral(token: Token | undefined): boolean {
  if (token?.kind === "group") return token.tokens.length === 1 && isLiteral(token.tokens[0]);
  return token?.kind === "string" || token?.kind === "template";
}

const hasText = ({ children }: ElementToken): boolean =>
  children.some((child) => {
    if (child.kind === "text") return child.value.trim() !== "";
    return child.kind === "element" ? /^[a-z][^.]*$/.test(child.name) && hasText(child) : isLiteral(child);
  });
