import { dirname, join } from "node:path";
import { converter, formatHex, modeP3, modeRgb, useMode as register } from "culori/fn";
import { imageSize } from "image-size";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { type DataNode, dataAt, parseJsonData, textOf } from "../app/parse-data.js";
import { readBounded } from "../app/read-bounded.js";
import { NotUsable } from "../not-usable.js";
import { listFolders } from "./android-resources.js";
import type { IconDrawing } from "./icon-drawing.js";

/** The canvas of Apple's Icon Composer, in points. */
const side = 1024;
const maxBytes = 20_000_000;
register(modeP3);
register(modeRgb);
const toRgb = converter("rgb");

/** Draws an icon of Apple's Icon Composer in light mode, without the glass effect. Throws NotUsable if it cannot be drawn exactly. */
export function planComposerIcon(file: string): IconDrawing {
  const text = readBounded(file, 1_000_000).toString();
  const icon = parseJsonData({ file, text }, new Diagnostics());
  if (!listFolders(dirname(file)).includes("Assets")) throw new NotUsable("it has no Assets folder");
  const pictures: Buffer[] = [];
  const background = paint(byDay(icon, "fill"), "background");
  // The first item of a list is in front.
  const groups = listOf(dataAt(icon, "groups")).reverse();
  const layers = groups.flatMap((group) =>
    isHidden(group) ? [] : listOf(dataAt(group, "layers")).reverse().map(drawLayer),
  );
  if (!icon || layers.length === 0) throw new NotUsable("it has no layers");
  const whole = `<rect width="${side}" height="${side}" fill="${background.fill}"/>`;
  return {
    svg: `${background.defs}${whole}${layers.join("")}`,
    viewBox: `0 0 ${side} ${side}`,
    side,
    pictures,
  };

  function drawLayer(layer: DataNode, index: number): string {
    const name = textOf(byDay(layer, "image-name"));
    const opacity = numberAt(byDay(layer, "opacity")) ?? 1;
    if (isHidden(layer) || opacity === 0 || name === undefined) return "";
    const blend = textOf(byDay(layer, "blend-mode")) ?? "normal";
    if (blend !== "normal") throw new NotUsable(`a layer uses the blend mode ${blend}`);
    const bytes = readBounded(join(dirname(file), "Assets", name.replace(/.*[\\/]/, "")), maxBytes);
    const { width, height } = imageSize(new Uint8Array(bytes));
    const position = byDay(layer, "position");
    const scale = numberAt(dataAt(position, "scale")) ?? 1;
    const [x, y] = ["0", "1"].map((at) => numberAt(dataAt(position, "translation-in-points", at)) ?? 0);
    const [w, h] = [width * scale, height * scale];
    const box = `x="${(side - w) / 2 + (x ?? 0)}" y="${(side - h) / 2 + (y ?? 0)}" width="${w}" height="${h}"`;
    pictures.push(bytes);
    const image = `<image ${box} opacity="${opacity}" href="picture:${pictures.length - 1}"`;
    const fill = byDay(layer, "fill");
    if (!fill || /^(?:automatic|none)$/.test(textOf(fill) ?? "")) return `${image}/>`;
    const id = `layer-${pictures.length}-${index}`;
    const { fill: colour, defs } = paint(fill, `${id}-fill`);
    return `${defs}<mask id="${id}" mask-type="alpha">${image}/></mask><rect width="${side}" height="${side}" fill="${colour}" mask="url(#${id})"/>`;
  }
}

/** The light-mode value: `fill`, or the entry of `fill-specializations` without an appearance. */
function byDay(owner: DataNode | undefined, key: string): DataNode | undefined {
  const special = listOf(dataAt(owner, `${key}-specializations`)).find(
    (node) => !dataAt(node, "appearance") && !dataAt(node, "idiom"),
  );
  return dataAt(special, "value") ?? dataAt(owner, key);
}

const listOf = (node: DataNode | undefined): DataNode[] => [...(node?.entries.values() ?? [])];
const numberAt = (node: DataNode | undefined) => (typeof node?.value === "number" ? node.value : undefined);
const isHidden = (node: DataNode) => byDay(node, "hidden")?.value === true;

/** A colour or a gradient in SVG. */
function paint(fill: DataNode | undefined, id: string): { fill: string; defs: string } {
  const named = textOf(fill);
  if (!fill || named === "automatic" || named === "system-light" || named === "none")
    return { fill: "#ffffff", defs: "" };
  if (named === "system-dark") return { fill: "#1c1c1e", defs: "" };
  const one = textOf(dataAt(fill, "solid")) ?? textOf(dataAt(fill, "automatic-gradient"));
  if (one !== undefined) return { fill: colourOf(one), defs: "" };
  const colours = listOf(dataAt(fill, "linear-gradient")).map((colour) => colourOf(textOf(colour) ?? ""));
  if (colours.length < 2) throw new NotUsable("a fill is not supported");
  const at = (end: string, axis: string, none: number) =>
    numberAt(dataAt(fill, "orientation", end, axis)) ?? none;
  const place = `x1="${at("start", "x", 0.5)}" y1="${at("start", "y", 0)}" x2="${at("stop", "x", 0.5)}" y2="${at("stop", "y", 1)}"`;
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  return {
    fill: `url(#${id})`,
    defs: `<linearGradient id="${id}" ${place}>${stops.join("")}</linearGradient>`,
  };
}

/** `srgb:0.1,0.7,1,1`, `display-p3:…` or `extended-gray:0.5,1`. */
function colourOf(written: string): string {
  const [space = "", list = ""] = written.split(":");
  const numbers = list.split(",").map(Number);
  const [first = 0, second = 0, third = 0] = /gray/.test(space)
    ? [numbers[0], numbers[0], numbers[0]]
    : numbers;
  if (numbers.some(Number.isNaN) || list === "")
    throw new NotUsable(`the colour ${written} is not supported`);
  const rgb = { mode: "rgb" as const, r: first, g: second, b: third };
  return formatHex(space === "display-p3" ? toRgb({ ...rgb, mode: "p3" as const }) : rgb);
}
