import { createHash } from "node:crypto";
import { escapeHtml } from "../../text/escape-html.js";
import type { XmlElement } from "../app/parse-xml.js";
import { NotUsable } from "../not-usable.js";
import type { AndroidResource } from "./android-resources.js";

type Resolve = (reference: string) => AndroidResource;
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Converts an Android vector drawable to SVG in a rectangle. Throws NotUsable for unknown features, so that nothing is drawn wrong. */
export function vectorToSvg(vector: XmlElement, resolve: Resolve, { x, y, width, height }: Square): string {
  const { viewportWidth = "", viewportHeight = "", alpha, tint } = vector.attributes;
  if (tint !== undefined) throw new NotUsable("tints are not supported");
  const opacity = alpha === undefined ? "" : ` opacity="${numberOf(alpha)}"`;
  const box = `${numberOf(viewportWidth)} ${numberOf(viewportHeight)}`;
  const inner = vector.children.map((child) => draw(child, resolve)).join("");
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${box}" preserveAspectRatio="none"${opacity}>${clip(vector.children, inner)}</svg>`;
}

function draw(element: XmlElement, resolve: Resolve): string {
  if (element.tag === "clip-path") return "";
  if (element.tag === "group") {
    const inner = element.children.map((child) => draw(child, resolve)).join("");
    return `<g transform="${transformOf(element.attributes)}">${clip(element.children, inner)}</g>`;
  }
  if (element.tag !== "path") throw new NotUsable(`<${element.tag}> is not supported`);
  const given = element.attributes;
  const gradients = element.children.map((child) => gradientOf(child, resolve));
  const paint = (key: string, none: string) =>
    gradients.find((one) => one.key === key)?.url ?? paintOf(given[key] ?? none, resolve);
  const fill = paint("fillColor", "#00000000");
  const stroke = paint("strokeColor", "#00000000");
  const attributes = [
    `d="${escapeHtml(given.pathData ?? "")}"`,
    `fill="${fill.colour}" fill-opacity="${fill.alpha * numberOf(given.fillAlpha ?? "1")}"`,
    `fill-rule="${given.fillType === "evenOdd" ? "evenodd" : "nonzero"}"`,
    `stroke="${stroke.colour}" stroke-opacity="${stroke.alpha * numberOf(given.strokeAlpha ?? "1")}"`,
    `stroke-width="${numberOf(given.strokeWidth ?? "0")}"`,
    `stroke-linecap="${escapeHtml(given.strokeLineCap ?? "butt")}"`,
    `stroke-linejoin="${escapeHtml(given.strokeLineJoin ?? "miter")}"`,
  ];
  return `${gradients.map(({ svg }) => svg).join("")}<path ${attributes.join(" ")}/>`;
}

function clip(children: readonly XmlElement[], inner: string): string {
  return children
    .filter(({ tag }) => tag === "clip-path")
    .reduce((cut, { attributes: { pathData = "" } }) => {
      const id = idOf(pathData);
      return `<clipPath id="${id}"><path d="${escapeHtml(pathData)}"/></clipPath><g clip-path="url(#${id})">${cut}</g>`;
    }, inner);
}

function transformOf(given: XmlElement["attributes"]): string {
  const at = (key: string, none: string) => numberOf(given[key] ?? none);
  const [pivotX, pivotY] = [at("pivotX", "0"), at("pivotY", "0")];
  return (
    `translate(${at("translateX", "0") + pivotX} ${at("translateY", "0") + pivotY}) rotate(${at("rotation", "0")}) ` +
    `scale(${at("scaleX", "1")} ${at("scaleY", "1")}) translate(${-pivotX} ${-pivotY})`
  );
}

function gradientOf({ attributes: { name = "" }, children: [gradient] }: XmlElement, resolve: Resolve) {
  const given = gradient?.attributes ?? {};
  if (gradient?.tag !== "gradient" || !/^(?:linear|radial)?$/.test(given.type ?? ""))
    throw new NotUsable(`a gradient is ${given.type ?? gradient?.tag ?? "not written out"}`);
  const items = gradient.children.map(({ attributes: { offset = "", color = "" } }) => [offset, color]);
  const ends = [
    ["0", given.startColor],
    ["0.5", given.centerColor],
    ["1", given.endColor],
  ].flatMap(([offset, color]) => (color === undefined ? [] : [[offset, color]]));
  const stops = (items.length > 0 ? items : ends).map(([offset = "", color = ""]) => {
    const { colour, alpha } = paintOf(color, resolve);
    return `<stop offset="${numberOf(offset)}" stop-color="${colour}" stop-opacity="${alpha}"/>`;
  });
  const id = idOf(JSON.stringify([given, stops]));
  const at = (key: string) => numberOf(given[key] ?? "0");
  const place =
    given.type === "radial"
      ? `cx="${at("centerX")}" cy="${at("centerY")}" r="${at("gradientRadius")}"`
      : `x1="${at("startX")}" y1="${at("startY")}" x2="${at("endX")}" y2="${at("endY")}"`;
  const tag = given.type === "radial" ? "radialGradient" : "linearGradient";
  return {
    key: name.replace(/^\w+:/, ""),
    url: { colour: `url(#${id})`, alpha: 1 },
    svg: `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops.join("")}</${tag}>`,
  };
}

/** Android writes the alpha channel first: `#AARRGGBB`. */
export function paintOf(written: string, resolve: Resolve, steps = 5): { colour: string; alpha: number } {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(written)?.[1];
  if (hex !== undefined) {
    const whole = hex.length < 5 ? hex.replace(/./g, "$&$&") : hex;
    const alpha = whole.length === 8 ? Number.parseInt(whole.slice(0, 2), 16) / 255 : 1;
    return { colour: `#${whole.slice(-6)}`, alpha };
  }
  const found = steps > 0 && written.startsWith("@") ? resolve(written) : undefined;
  if (!found || !("colour" in found)) throw new NotUsable(`the colour ${written} is not supported`);
  return paintOf(found.colour, resolve, steps - 1);
}

/** The number in `24`, `24dp` and `16.7%`. */
export function numberOf(written: string): number {
  const number = Number.parseFloat(written);
  if (!Number.isFinite(number)) throw new NotUsable(`${written || "a size"} is not a number`);
  return number;
}

/** The same id for the same content, which may appear twice. */
const idOf = (content: string) => `i${createHash("sha256").update(content).digest("hex").slice(0, 12)}`;
