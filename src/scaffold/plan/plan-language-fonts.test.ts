import { expect, test } from "vitest";
import { planLanguageFonts } from "./plan-language-fonts.js";

const configOf = (fonts: string) => `export default defineConfig({ fonts: [${fonts}] });`;
const fraunces = (languages: string) => `{ family: "Fraunces", package: "@fontsource/fraunces"${languages} }`;

test.each([
  ["de", ', languages: ["en"]', ', languages: ["en", "de"]'],
  ["ko", ', languages: ["en"]', ', languages: ["en"]'],
  ["de", ', languages: ["ja"]', ', languages: ["ja"]'],
  ["de", "", ""],
])("a font of the author after adding %s: languages%s become%s", (tag, before, after) => {
  const sources = { config: configOf(fraunces(before)), languages: ["en", "ja"], face: undefined };
  const { config } = planLanguageFonts(tag, sources);
  expect(config.replace(/\s+/g, " ")).toContain(fraunces(after));
});
