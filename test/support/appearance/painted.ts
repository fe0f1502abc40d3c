import type { CDPSession, Page } from "playwright-core";
import { openSession } from "../browser/browser.js";
import type { Box, Colour } from "./pixels.js";

export interface Mark {
  /** The text, or the place of the icon. */
  readonly name: string;
  /** Undefined if something is translucent, so that the painted colour differs from the style's. */
  readonly colour: Colour | undefined;
  /** Its colour in the keyed screenshot, which distinguishes it from overlapping elements. */
  readonly key: Colour | undefined;
  readonly boxes: readonly Box[];
  /** The minimum contrast: 4.5 for text, 3 for large text and for other things. */
  readonly bound: number;
  /** Part of a drawing that is hidden from assistive technology, where text may run over an edge. */
  readonly drawn: boolean;
}

export interface Control {
  readonly name: string;
  readonly boxes: readonly Box[];
  /** The background colour of the control's own box, if it has one. */
  readonly fill: Colour | undefined;
  readonly outline: { readonly width: number; readonly offset: number; readonly colour: Colour } | undefined;
}

export interface Painted {
  readonly texts: readonly Mark[];
  readonly icons: readonly Mark[];
  readonly controls: readonly Control[];
}

export const controlSelector = "a[href], button, summary";

/**
 * Reads what the style paints in the present state, in the matching elements. Each element with text gets a key colour, as the custom
 * property `--key`, different from its neighbours'.
 */
export function readPainted(page: Page, within: string, pseudo?: "::selection"): Promise<Painted> {
  return page.evaluate(
    ({ within, pseudo, controlSelector }) => {
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const parse = (colour: string): [number, number, number, number] => {
        if (!context) throw new Error("no canvas");
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
      };
      const opaque = (colour: string): [number, number, number] | undefined => {
        const [red, green, blue, alpha] = parse(colour);
        return alpha === 255 ? [red, green, blue] : undefined;
      };
      const translucent = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).opacity !== "1" || translucent(element.parentElement));
      const colourOf = (element: Element, colour: string) =>
        translucent(element) ? undefined : opaque(colour);
      const boxesOf = (rects: Iterable<DOMRect>): [number, number, number, number][] =>
        [...rects]
          .filter(({ width, height }) => width > 0 && height > 0)
          .map(({ left, top, width, height }) => [left + scrollX, top + scrollY, width, height]);
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest(".visually-hidden:not(:focus)");
      const isDrawn = (element: Element) => element.closest('[aria-hidden="true"]') !== null;
      const scopes = [...document.querySelectorAll(within)].filter(isShown);
      const inScope = [...new Set(scopes.flatMap((scope) => [scope, ...scope.querySelectorAll("*")]))].filter(
        isShown,
      );

      const keys = ["#f0f", "#0f0", "#0ff", "#00f"];
      for (const [index, element] of [...document.querySelectorAll<HTMLElement>("body *")].entries())
        element.style.setProperty("--key", keys[index % keys.length] ?? "");

      const texts = inScope.flatMap((element) => {
        if (element instanceof SVGElement) return [];
        const words = [...element.childNodes].filter(
          (node) => node instanceof Text && node.data.trim() !== "",
        );
        const texts = words.map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return {
            style: getComputedStyle(element, pseudo),
            rects: range.getClientRects(),
            name: node.textContent,
          };
        });
        // Generated content is never selected.
        for (const side of pseudo ? [] : ["::before", "::after"]) {
          const style = getComputedStyle(element, side);
          if (!["none", "normal", '""'].includes(style.content))
            texts.push({ style, rects: element.getClientRects(), name: `${side} ${element.textContent}` });
        }
        return texts.map(({ style, rects, name }) => {
          const { fontSize, fontWeight } = getComputedStyle(element);
          const size = Number.parseFloat(fontSize);
          // Large is 18 points, or 14 points and bold.
          const large = size >= 24 || (size >= 56 / 3 && Number(fontWeight) >= 700);
          return {
            name: (name ?? "").trim().slice(0, 40),
            colour: colourOf(element, style.color),
            key: opaque(getComputedStyle(element).getPropertyValue("--key")),
            boxes: boxesOf(rects),
            bound: large ? 3 : 4.5,
            drawn: isDrawn(element),
          };
        });
      });

      const shapes = inScope.filter(
        (element) => element instanceof SVGGeometryElement && element.closest(controlSelector),
      );
      const icons = shapes.flatMap((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        return [stroke, fill]
          .filter((colour) => colour !== "none")
          .map((colour) => ({
            name: `the icon of ${shape.closest(controlSelector)?.textContent}`,
            colour: colourOf(shape, colour),
            key: colourOf(shape, colour),
            boxes: boxesOf([shape.getBoundingClientRect()]),
            bound: 3,
            drawn: false,
          }));
      });

      const controls = inScope
        .filter((element) => element.matches(controlSelector))
        .map((element) => {
          const { outlineStyle, outlineWidth, outlineOffset, outlineColor, backgroundColor } =
            getComputedStyle(element);
          const colour = opaque(outlineColor);
          const width = Number.parseFloat(outlineWidth);
          return {
            name: element.textContent ?? "",
            boxes: boxesOf(element.getClientRects()),
            fill: opaque(backgroundColor),
            outline:
              outlineStyle === "none" || !colour
                ? undefined
                : { width, offset: Number.parseFloat(outlineOffset), colour },
          };
        });
      return { texts, icons, controls };
    },
    { within, pseudo, controlSelector },
  );
}

/** Forces states on elements like DevTools, without a mouse or a keyboard. */
export class StateForcer {
  readonly #session: CDPSession;
  readonly #nodes: readonly number[];

  private constructor(session: CDPSession, nodes: readonly number[]) {
    this.#session = session;
    this.#nodes = nodes;
  }

  static async of(page: Page, selector: string): Promise<StateForcer> {
    const session = await openSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    return new StateForcer(session, nodeIds);
  }

  async force(forcedPseudoClasses: readonly string[]): Promise<void> {
    for (const nodeId of this.#nodes) {
      await this.#session.send("CSS.forcePseudoState", {
        nodeId,
        forcedPseudoClasses: [...forcedPseudoClasses],
      });
    }
  }
}
