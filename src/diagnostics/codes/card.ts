import { error, warning } from "./entry.js";

export const cardCodes = {
  "card/no-font": warning<{ name: string; fonts: string }>()({
    message: () => "the cards have no text, because the config has no fonts",
    hint: ({ name, fonts }) => `install ${name}, and add fonts: [${fonts}]`,
    about: "[Cards](files/cards.md) use only the fonts in your config.",
  }),
  "card/missing-glyph": warning<{ characters: string; name: string | undefined; fonts: string }>()({
    message: ({ characters }) =>
      `none of the site's fonts has ${characters}, so the cards omit texts that contain them`,
    hint: ({ name, fonts }) =>
      name === undefined
        ? "add a font that has them to fonts in the config"
        : `install ${name}, and add to fonts in the config: ${fonts}`,
  }),
  "card/no-image": error<{ src: string }>()({
    message: ({ src }) => `a card shows ${src}, which is not a file of this site`,
    hint: () => "put the image into public/ and write its path with a leading slash, or import it",
  }),
  "card/broken-image": error<{ src: string; problem: string }>()({
    message: ({ src, problem }) => `a card shows ${src}, which ${problem}`,
    hint: () => "put the image into public/ or import it, or fix the data URL",
  }),
  "card/no-engine": error<{ reason: string; install: string }>()({
    message: ({ reason }) => `the package that draws cards cannot be loaded: ${reason}`,
    hint: ({ install }) => `run ${install}, or remove cards from the config`,
  }),
  "card/not-drawn": error<{ reason: string }>()({
    message: ({ reason }) => `the card cannot be drawn: ${reason}`,
    hint: () =>
      'check the style and images in pages/_card.tsx; the src of an imported image is photo.href, after import photo from "./photo.jpg"',
  }),
  "card/too-heavy": warning<{ size: string }>()({
    message: ({ size }) => `the card is ${size}; some chat apps show no card above 300 kB`,
    hint: () => "use fewer photographs and gradients in pages/_card.tsx",
  }),
  "card/unused": warning()({
    message: () => "this file draws cards, but the config does not enable them",
    hint: () => "set cards: true in site.config.ts, or delete the file",
  }),
  "card/no-component": error<{ exports: string }>()({
    message: ({ exports }) =>
      `the file does not export a component by default${exports ? ` (it exports ${exports})` : ""}`,
    hint: () => "write export default function Card({ title }: CardProps) { … }",
  }),
};
