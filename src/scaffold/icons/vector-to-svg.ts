import { createHash } from "node:crypto";
import { escapeHtml } from "../../text/escape-html.js";
import type { XmlElement } from "../app/parse-xml.js";
import type { AndroidResource } from "./android-resources.js";
import { IconNotDrawn } from "./icon-drawing.js";

type Look = (reference: string) => AndroidResource;
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts an Android vector drawable to SVG in a rectangle. Throws IconNotDrawn for unknown features, so that nothing is drawn wrong.
 */
export function vectorToSvg(vector: XmlElement, look: Look, { x, y, width, height }: Square): string {
  const { viewportWidth = "", viewportHeight = "", alpha, tint } = vector.attributes;
  if (tint !== undefined) throw new IconNotDrawn("it is tinted");
  const opacity = alpha === undefined ? "" : ` opacity="${numberOf(alpha)}"`;
  const box = `${numberOf(viewportWidth)} ${numberOf(viewportHeight)}`;
  const inner = vector.children.map((child) => draw(child, look)).join("");
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${box}" preserveAspectRatio="none"${opacity}>${clip(vector.children, inner)}</svg>`;
}

function draw(element: XmlElement, look: Look): string {
  if (element.tag === "clip-path") return "";
  if (element.tag === "group") {
    const inner = element.children.map((child) => draw(child, look)).join("");
    return `<g transform="${transformOf(element.attributes)}">${clip(element.children, inner)}</g>`;
  }
  if (element.tag !== "path") throw new IconNotDrawn(`<${element.tag}> is not known`);
  const told = element.attributes;
  const gradients = element.children.map((child) => gradientOf(child, look));
  const paint = (key: string, none: string) =>
    gradients.find((one) => one.key === key)?.url ?? paintOf(told[key] ?? none, look);
  const fill = paint("fillColor", "#00000000");
  const stroke = paint("strokeColor", "#00000000");
  const attributes = [
    `d="${escapeHtml(told.pathData ?? "")}"`,
    `fill="${fill.colour}" fill-opacity="${fill.alpha * numberOf(told.fillAlpha ?? "1")}"`,
    `fill-rule="${told.fillType === "evenOdd" ? "evenodd" : "nonzero"}"`,
    `stroke="${stroke.colour}" stroke-opacity="${stroke.alpha * numberOf(told.strokeAlpha ?? "1")}"`,
    `stroke-width="${numberOf(told.strokeWidth ?? "0")}"`,
    `stroke-linecap="${escapeHtml(told.strokeLineCap ?? "butt")}"`,
    `stroke-linejoin="${escapeHtml(told.strokeLineJoin ?? "miter")}"`,
  ];
  return `${gradients.map(({ svg }) => svg).join("")}<path ${attributes.join(" ")}/>`;
}

/** A clip path clips its siblings. */
function clip(children: readonly XmlElement[], inner: string): string {
  return children
    .filter(({ tag }) => tag === "clip-path")
    .reduce((cut, { attributes: { pathData = "" } }) => {
      const id = idOf(pathData);
      return `<clipPath id="${id}"><path d="${escapeHtml(pathData)}"/></clipPath><g clip-path="url(#${id})">${cut}</g>`;
    }, inner);
}

function transformOf(told: XmlElement["attributes"]): string {
  const at = (key: string, none: string) => numberOf(told[key] ?? none);
  const [pivotX, pivotY] = [at("pivotX", "0"), at("pivotY", "0")];
  return (
    `translate(${at("translateX", "0") + pivotX} ${at("translateY", "0") + pivotY}) rotate(${at("rotation", "0")}) ` +
    `scale(${at("scaleX", "1")} ${at("scaleY", "1")}) translate(${-pivotX} ${-pivotY})`
  );
}

function gradientOf({ attributes: { name = "" }, children: [gradient] }: XmlElement, look: Look) {
  const told = gradient?.attributes ?? {};
  if (gradient?.tag !== "gradient" || !/^(?:linear|radial)?$/.test(told.type ?? ""))
    throw new IconNotDrawn(`a gradient is ${told.type ?? gradient?.tag ?? "not written out"}`);
  const items = gradient.children.map(({ attributes: { offset = "", color = "" } }) => [offset, color]);
  const ends = [
    ["0", told.startColor],
    ["0.5", told.centerColor],
    ["1", told.endColor],
  ].flatMap(([offset, color]) => (color === undefined ? [] : [[offset, color]]));
  const stops = (items.length > 0 ? items : ends).map(([offset = "", color = ""]) => {
    const { colour, alpha } = paintOf(color, look);
    return `<stop offset="${numberOf(offset)}" stop-color="${colour}" stop-opacity="${alpha}"/>`;
  });
  const id = idOf(JSON.stringify([told, stops]));
  const at = (key: string) => numberOf(told[key] ?? "0");
  const place =
    told.type === "radial"
      ? `cx="${at("centerX")}" cy="${at("centerY")}" r="${at("gradientRadius")}"`
      : `x1="${at("startX")}" y1="${at("startY")}" x2="${at("endX")}" y2="${at("endY")}"`;
  const tag = told.type === "radial" ? "radialGradient" : "linearGradient";
  return {
    key: name.replace(/^\w+:/, ""),
    url: { colour: `url(#${id})`, alpha: 1 },
    svg: `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops.join("")}</${tag}>`,
  };
}

/** Android writes the alpha channel first: `#AARRGGBB`. */
export function paintOf(written: string, look: Look, steps = 5): { colour: string; alpha: number } {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(written)?.[1];
  if (hex !== undefined) {
    const whole = hex.length < 5 ? hex.replace(/./g, "$&$&") : hex;
    const alpha = whole.length === 8 ? Number.parseInt(whole.slice(0, 2), 16) / 255 : 1;
    return { colour: `#${whole.slice(-6)}`, alpha };
  }
  const found = steps > 0 && written.startsWith("@") ? look(written) : undefined;
  if (!found || !("colour" in found)) throw new IconNotDrawn(`the colour ${written} is not known`);
  return paintOf(found.colour, look, steps - 1);
}

/** The number in `24`, `24dp` and `16.7%`. */
export function numberOf(written: string): number {
  const number = Number.parseFloat(written);
  if (!Number.isFinite(number)) throw new IconNotDrawn(`${written || "a size"} is no number`);
  return number;
}

/** The same id for the same content, which may appear twice. */
const idOf = (content: string) => `i${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
