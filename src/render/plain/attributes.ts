import { onceEach } from "../../core/once-each.js";
import { escapeText } from "../escape-text.js";
import { OnlyReact } from "./only-react.js";
import type { Properties } from "./properties.js";
import { wordsOf } from "./words-of.js";

/** Writes an attribute of that value, with a space before it; nothing for a value that leaves it out. */
type WriteAttribute = (value: unknown) => string;

/** An attribute by the name of its property, as React DOM 19.3 writes it on any element that has no rule of its own for it. */
export const attributeOf: (name: string) => WriteAttribute = onceEach((name) => {
  if (dropped.has(name) || /^on./i.test(name)) return () => "";
  if (name === "style") return styleOf;
  if (addresses.has(name)) return addressOf(name);
  if (flags.has(name)) return flagOf(name);
  if (lowerFlags.has(name)) return flagOf(name.toLowerCase());
  if (texts.has(name)) return textOf(name, (value) => !isNoText(value));
  if (name === "capture" || name === "download") return flagOrTextOf(name);
  if (counts.has(name)) return textOf(name, (value) => isNumeric(value) && Number(value) >= 1);
  if (name === "rowSpan" || name === "start") return textOf(name, isNumeric);
  const written = writtenAs(name);
  const isData = /^(data|aria)-/i.test(written);
  return textOf(written, (value) => !isNoText(value) && (isData || typeof value !== "boolean"));
});

/** The attributes of an element, in the order of its properties; its content is none. */
export function writeAttributes(properties: Properties): string {
  let written = "";
  for (const name in properties) {
    if (name === "children" || name === "dangerouslySetInnerHTML" || !Object.hasOwn(properties, name))
      continue;
    const value = properties[name];
    if (value !== null && value !== undefined) written += attributeOf(name)(value);
  }
  return written;
}

const dropped = wordsOf(
  "defaultValue defaultChecked innerHTML suppressContentEditableWarning suppressHydrationWarning ref",
);
const addresses = wordsOf("src href action formAction xlinkHref");
const flags = wordsOf(
  "inert allowFullScreen async autoPlay controls credentialless default defer disabled disablePictureInPicture disableRemotePlayback formNoValidate hidden loop noModule noValidate open playsInline readOnly required reversed scoped seamless itemScope",
);
const lowerFlags = wordsOf("autoFocus multiple muted");
/** Those whose value may be `true` or `false`, in words. */
const texts = wordsOf(
  "contentEditable spellCheck draggable value autoReverse externalResourcesRequired focusable preserveAlpha",
);
const counts = wordsOf("cols rows size span");
/** Those that are written with hyphens; others of several words, such as `viewBox`, are written as they are. */
const hyphenated = wordsOf(
  "acceptCharset httpEquiv accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight",
);
const renamed: Readonly<Record<string, string>> = {
  className: "class",
  htmlFor: "for",
  tabIndex: "tabindex",
  crossOrigin: "crossorigin",
  panose1: "panose-1",
  xmlnsXlink: "xmlns:xlink",
};

function writtenAs(name: string): string {
  if (hyphenated.has(name)) return hyphenate(name);
  const known = Object.hasOwn(renamed, name) ? renamed[name] : undefined;
  if (known) return known;
  const ofNamespace = /^(xlink|xml)(Actuate|Arcrole|Role|Show|Title|Type|Base|Lang|Space)$/.exec(name);
  if (ofNamespace || !/^[A-Za-z_:][\w:.-]*$/.test(name)) throw new OnlyReact(`the attribute ${name}`);
  return name;
}

const hyphenate = (name: string) => name.replace(/[A-Z]/g, "-$&").toLowerCase();

/** Functions and symbols are no attributes. */
const isNoText = (value: unknown) => typeof value === "function" || typeof value === "symbol";

function isNumeric(value: unknown): boolean {
  if (typeof value === "bigint") throw new OnlyReact("a count of that size");
  return !isNoText(value) && !Number.isNaN(Number(value));
}

/** As JavaScript joins it to a text, which asks an object for its value first and takes no symbol. */
// biome-ignore lint/style/useTemplate: a template asks an object for its text
export const toText = (value: unknown): string => "" + (value as string);

const textOf =
  (name: string, isWritten: (value: unknown) => boolean): WriteAttribute =>
  (value) =>
    isWritten(value) ? ` ${name}="${escapeText(toText(value))}"` : "";

export const flagOf =
  (name: string): WriteAttribute =>
  (value) =>
    value && !isNoText(value) ? ` ${name}=""` : "";

function flagOrTextOf(name: string): WriteAttribute {
  const text = textOf(name, (value) => value !== false && !isNoText(value));
  return (value) => (value === true ? ` ${name}=""` : text(value));
}

function addressOf(name: string): WriteAttribute {
  const written = name === "xlinkHref" ? "xlink:href" : name;
  const isLeftOutEmpty = name === "src" || name === "href";
  return (value) => {
    if (isNoText(value) || typeof value === "boolean" || (isLeftOutEmpty && value === "")) return "";
    const address = toText(value);
    // React alone says what becomes of an address that is a script.
    if (maybeScript.test(address)) throw new OnlyReact("such an address");
    return ` ${written}="${escapeText(address)}"`;
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they may stand before the name of the scheme
const maybeScript = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v/i;

const styleOf: WriteAttribute = (style) => {
  if (typeof style !== "object") throw new OnlyReact("such a style");
  const written: string[] = [];
  for (const [name, value] of Object.entries(style as Properties)) {
    if (value === null || value === undefined || typeof value === "boolean" || value === "") continue;
    // React knows which of the properties take a number without a unit.
    if (typeof value === "number" && value !== 0 && !name.startsWith("--"))
      throw new OnlyReact("a length without a unit");
    const property = name.startsWith("--") ? name : hyphenate(name).replace(/^ms-/, "-ms-");
    written.push(`${escapeText(property)}:${escapeText(toText(value).trim())}`);
  }
  return written.length > 0 ? ` style="${written.join(";")}"` : "";
};
