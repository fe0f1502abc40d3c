import { dirname } from "node:path";
import { imageSize } from "image-size";
import { parseXml, type XmlElement } from "../app/parse-xml.js";
import { readBounded } from "../app/read-bounded.js";
import { NotUsable } from "../not-usable.js";
import { type AndroidResource, maxBytes, resourcesIn } from "./android-resources.js";
import type { IconDrawing } from "./icon-drawing.js";
import { numberOf, paintOf, type Square, vectorToSvg } from "./vector-to-svg.js";

/** Layers are 108 wide; devices show the middle 72. Source: Android's guide to adaptive icons. */
const whole: Square = { x: 0, y: 0, width: 108, height: 108 };
const shown = { from: 18, side: 72 };
const largest = 1024;

/** Draws Android's launcher icon, an XML file, as a device with square icons shows it. Throws NotUsable if it cannot be drawn exactly. */
export function planAdaptiveIcon(file: string): IconDrawing {
  const root = parseXml(readBounded(file, maxBytes).toString());
  const resolve = resourcesIn(dirname(dirname(file)));
  const sides: number[] = [];
  if (root.tag === "vector")
    return { svg: vectorToSvg(root, resolve, whole), viewBox: "0 0 108 108", side: largest, pictures: [] };
  if (root.tag !== "adaptive-icon") throw new NotUsable(`<${root.tag}> is not an adaptive icon`);
  const pictures: Buffer[] = [];
  const layers = ["background", "foreground"].map((name) => {
    const layer = root.children.find(({ tag }) => tag === name);
    if (!layer) throw new NotUsable(`it has no ${name}`);
    return drawElement(layer, whole);
  });
  const { from, side } = shown;
  const max = Math.min(largest, ...sides.map((width) => Math.floor((width * side) / whole.width)));
  return { svg: layers.join(""), viewBox: `${from} ${from} ${side} ${side}`, side: max, pictures };

  /** A layer refers to its drawable, or contains it. */
  function drawElement({ attributes: { drawable, inset }, children }: XmlElement, at: Square): string {
    if (drawable !== undefined) return drawDrawable(drawable, at, inset);
    const [first] = children;
    if (!first) throw new NotUsable("a layer is empty");
    return drawXml(first, at);
  }

  function drawDrawable(reference: string, at: Square, inset = "0"): string {
    const part = numberOf(inset) * (inset.endsWith("%") ? at.width / 100 : 1);
    const inner = {
      x: at.x + part,
      y: at.y + part,
      width: at.width - 2 * part,
      height: at.height - 2 * part,
    };
    return drawResource(reference.startsWith("#") ? { colour: reference } : resolve(reference), inner);
  }

  function drawResource(resource: AndroidResource, at: Square): string {
    const box = `x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}"`;
    if ("colour" in resource) {
      const { colour, alpha } = paintOf(resource.colour, resolve);
      return `<rect ${box} fill="${colour}" fill-opacity="${alpha}"/>`;
    }
    if ("xml" in resource) return drawXml(resource.xml, at);
    // Scales the size of a smaller rectangle to the whole layer.
    sides.push((imageSize(new Uint8Array(resource.picture)).width * whole.width) / at.width);
    pictures.push(resource.picture);
    return `<image ${box} href="picture:${pictures.length - 1}"/>`;
  }

  function drawXml(element: XmlElement, at: Square): string {
    if (element.tag === "vector") return vectorToSvg(element, resolve, at);
    if (element.tag === "inset" && !Object.keys(element.attributes).some((key) => /^inset\w/.test(key)))
      return drawElement(element, at);
    const solid = element.tag === "shape" && element.children.length === 1 && element.children[0];
    if (solid && solid.tag === "solid") return drawResource({ colour: solid.attributes.color ?? "" }, at);
    if (element.tag === "color") return drawResource({ colour: element.attributes.color ?? "" }, at);
    throw new NotUsable(`<${element.tag}> is not supported`);
  }
}
