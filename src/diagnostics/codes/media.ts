import { error, warning } from "./entry.js";

export const mediaCodes = {
  "read/missing-font": error('cannot find {file} of the font "{family}"', [
    "did you mean {near}?",
    "name a file that exists, or another subset, weight or style of the package",
  ]),
  "read/bad-font": error(
    "the font cannot be read: {reason}",
    "use a TTF, OTF or WOFF file with a single face",
  ),
  "render/missing-glyph": warning(
    '"{family}" has no glyph for {glyphs}',
    "use other characters; if only some elements use this font, list them in its for; if it lacks a language's letters, list the others in its languages",
    {
      about:
        "Browsers use another font for the character. handbill ignores white space, invisible characters, emoji, symbols and raised numbers.",
    },
  ),
  "render/unused-font": warning(
    'no page uses the font "{family}"',
    "use it in font-family, or remove it from fonts",
  ),
  "encode/bad-font": error(
    "the font cannot be subset: {reason}",
    "try another file of the same font, ideally TTF",
  ),
  "encode/archive-file": error(
    "{file} in the archive {archive} is not a file of the site",
    "pass useArchive an imported file, or the path of a file in public/",
  ),
  "encode/archive-differs": error(
    "{other} offers {file} with different files",
    "rename one of the two archives",
  ),
  "encode/no-sharp": error(
    "sharp, which encodes images, cannot be loaded: {reason}",
    "run npm install sharp, or show the image with <img src={photo.href}>",
    {
      about:
        "sharp is an optional dependency: npm may have omitted it, or it does not support your platform.",
    },
  ),
  "encode/bad-image": error(
    "the image cannot be encoded: {reason}",
    "open it in an image editor and save it again",
  ),
  "encode/icon-not-square": error("the icon is {size}; icons must be square", "crop it, or add a margin"),
  "encode/icon-too-small": error(
    "the icon is {size}; it must be at least 512 × 512",
    "use an SVG, or the 1024 × 1024 icon from the stores",
  ),
  "encode/icon-with-text": error(
    "the icon contains text, which looks different on each machine",
    "convert the text to outlines in your drawing program",
  ),
  "encode/animated-image": error(
    "the image is animated, and encoding it would keep only the first frame",
    "show it with <img src={image.href} width={image.width} height={image.height}>",
  ),
  "card/no-font": warning(
    "the cards have no text, because the config has no fonts",
    "install {name}, and add fonts: [{fonts}]",
    { about: "[Cards](files/cards.md) use only the fonts in your config." },
  ),
  "card/missing-glyph": warning<{ characters: string; name: string | undefined; fonts: string }>()({
    message: ({ characters }) =>
      `none of the site's fonts has ${characters}, so the cards omit texts that contain them`,
    hint: ({ name, fonts }) =>
      name === undefined
        ? "add a font that has them to fonts in the config"
        : `install ${name}, and add to fonts in the config: ${fonts}`,
  }),
  "card/no-image": error(
    "a card shows {src}, which is not a file of this site",
    "put the image into public/ and write its path with a leading slash, or import it",
  ),
  "card/broken-image": error(
    "a card shows {src}, which {problem}",
    "put the image into public/ or import it, or fix the data URL",
  ),
  "card/no-engine": error(
    "the package that draws cards cannot be loaded: {reason}",
    "run {install}, or remove cards from the config",
  ),
  "card/not-drawn": error(
    "the card cannot be drawn: {reason}",
    'check the style and images in pages/_card.tsx; the src of an imported image is photo.href, after import photo from "./photo.jpg"',
  ),
  "card/too-heavy": warning(
    "the card is {size}; some chat apps show no card above 300 kB",
    "use fewer photographs and gradients in pages/_card.tsx",
  ),
  "card/unused": warning(
    "this file draws cards, but the config does not enable them",
    "set cards: true in site.config.ts, or delete the file",
  ),
  "card/no-component": error<{ exports: string }>()({
    message: ({ exports }) =>
      `the file does not export a component by default${exports ? ` (it exports ${exports})` : ""}`,
    hint: () => "write export default function Card({ title }: CardProps) { … }",
  }),
};
