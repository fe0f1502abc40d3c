import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generate, parse, walk } from "css-tree";
import { converter, formatHex, modeOklch, modeRgb, useMode as register, wcagContrast } from "culori/fn";
import { expect, test } from "vitest";
import { computePalette, type PaletteColours } from "../../src/model/site/brand-palette.js";
import { repository } from "../support/temp-site.js";

/* The colours of code in the starter on its paper, computed for brands of every hue. */

/** The values of the starter's own custom properties, from its base style. */
const base = readFileSync(join(repository, "starter/pages/_shared/base.css"), "utf8");
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const brandName = new Map(
  [...base.matchAll(/--([\w-]+): var\(--brand-([\w-]+)\);/g)].map(([, own, brand]) => [own, brand]),
);
const colourOf = (name: string, palette: PaletteColours): string | undefined =>
  Object.entries(palette).find(([key]) => kebab(key) === brandName.get(name))?.[1];

/** The colours of code tokens, by the names of custom properties; the background is the paper. */
function listCodeColours(): { selector: string; names: string[] }[] {
  const found: { selector: string; names: string[] }[] = [];
  const css = readFileSync(join(repository, "starter/pages/_shared/text.css"), "utf8");
  walk(parse(css), {
    visit: "Rule",
    enter({ prelude, block }) {
      const selector = generate(prelude);
      if (!/code-|pre|code/.test(selector)) return;
      const names: string[] = [];
      block.children.forEach((node) => {
        if (node.type !== "Declaration") return;
        expect(node.property, selector).not.toMatch(/^(background|opacity|filter|mix-blend)/);
        if (node.property !== "color") return;
        const name = /^var\(--([\w-]+)\)$/.exec(generate(node.value))?.[1];
        expect(name, `${selector} has a colour of the palette`).toBeDefined();
        if (name !== undefined) names.push(name);
      });
      found.push({ selector, names });
    },
  });
  return found;
}

register(modeRgb);
register(modeOklch);
const toRgb = converter("rgb");
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const brands = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1].flatMap((l) =>
  [0, 0.08, 0.16, 0.3].flatMap((c) =>
    Array.from({ length: 24 }, (_, index) => {
      const { r, g, b } = toRgb({ mode: "oklch", l, c, h: index * 15 });
      return formatHex({ mode: "rgb", r: clamp(r), g: clamp(g), b: clamp(b) });
    }),
  ),
);

test.each(["light", "dark"] as const)(
  "code has enough contrast in the %s scheme with any brand colour",
  (scheme) => {
    const names = [...new Set(["ink", ...listCodeColours().flatMap((rule) => rule.names)])];
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(brands).size).toBeGreaterThan(400);
    const flaws = [...new Set(brands)].flatMap((brand) => {
      const palette = computePalette(brand)[scheme];
      return names.flatMap((name) => {
        const colour = colourOf(name, palette);
        const contrast = colour === undefined ? 0 : wcagContrast(colour, palette.paper);
        return contrast >= 4.5 ? [] : [`${name} of ${brand}: ${colour} at ${contrast.toFixed(2)}`];
      });
    });
    expect(flaws).toEqual([]);
  },
);
