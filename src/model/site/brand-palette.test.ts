import { converter, wcagContrast } from "culori/fn";
import { expect, test } from "vitest";
import { computePalette } from "./brand-palette.js";

const steps = [0, 51, 102, 153, 204, 255];
const hex = (channel: number) => channel.toString(16).padStart(2, "0");
const cube = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)));
const greys = Array.from({ length: 256 }, (_, value) => `#${hex(value).repeat(3)}`);

test("text and lines have enough contrast with any brand colour", () => {
  for (const brand of [...cube, ...greys, "#fefefe", "#010101", "#777"]) {
    for (const [name, colours] of Object.entries(computePalette(brand))) {
      const where = `${brand} ${name}`;
      const { paper, panel, ink, inkSoft, link, rule, field, onField } = colours;
      for (const ground of [paper, panel]) expect(wcagContrast(ink, ground), where).toBeGreaterThanOrEqual(7);
      for (const text of [inkSoft, link])
        expect(wcagContrast(text, paper), where).toBeGreaterThanOrEqual(name === "dark" ? 7 : 4.5);
      expect(wcagContrast(onField, field), where).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(rule, paper), where).toBeGreaterThanOrEqual(3);
    }
  }
});

test("text on a field on which only black and white are readable is white", () => {
  expect(computePalette("#0b77d2").light.onField).toBe("#ffffff");
});

test("the field has the brand's own colour in the light scheme", () => {
  expect(computePalette("#0B7A75").light.field).toBe("#0b7a75");
});

test("a bright brand colours the text instead of the field in the dark scheme", () => {
  const lightness = (colour: string) => converter("oklch")(colour)?.l;
  const { field, onField } = computePalette("#ffd400").dark;
  expect(onField).toBe("#ffd400");
  expect(lightness(field)).toBeLessThan(0.35);
  expect(lightness(computePalette("#ff6b3d").dark.field)).toBeGreaterThan(0.4);
});

test("the panels of a yellow brand are yellow in the light scheme, and almost grey in the dark one", () => {
  const chroma = (colour: string) => converter("oklch")(colour)?.c ?? Number.NaN;
  for (const yellow of ["#ffd400", "#f5c518", "#e8d21d"]) {
    const { light, dark } = computePalette(yellow);
    expect(chroma(light.panel), yellow).toBeGreaterThan(0.06);
    expect(chroma(dark.panel), yellow).toBeLessThan(0.03);
    expect(chroma(dark.field), yellow).toBeLessThan(0.04);
  }
  expect(chroma(computePalette("#f2e6d0").light.panel)).toBeLessThan(0.04);
});

test("links have the brand's hue, and the nearest lightness with enough contrast", () => {
  const hue = (colour: string) => converter("oklch")(colour)?.h ?? Number.NaN;
  for (const brand of ["#0b7a75", "#ffd400", "#e6007e"]) {
    const { light, dark } = computePalette(brand);
    for (const { link } of [light, dark]) expect(Math.abs(hue(link) - hue(brand)), brand).toBeLessThan(4);
  }
  expect(computePalette("#0b7a75").light.link).toBe("#0b7a75");
});
