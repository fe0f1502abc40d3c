import { entry } from "./entry.js";

export const cardCodes = {
  "card/no-font": entry()({
    severity: "warning",
    message: () =>
      "the cards have no text: they are drawn with the site's own fonts, and the config names none",
    hint: () => 'name one: fonts: [{ family: "Archivo", package: "@fontsource/archivo", weight: 700 }]',
    about:
      "A picture with the fonts of the machine would look different on each. Icon, colour and screenshots are drawn. See [Cards](files/cards.md).",
  }),
  "card/missing-glyph": entry<{ characters: string }>()({
    severity: "warning",
    message: ({ characters }) =>
      `none of the site's fonts has ${characters}: the cards leave out the texts that need them`,
    hint: () => "add a font that has them to fonts in the config",
    about:
      "A character without a glyph would be an empty box in every preview of the page. The rest of the card is drawn.",
  }),
  "card/no-image": entry<{ src: string }>()({
    severity: "error",
    message: ({ src }) => `a card shows ${src}, which is no file of this site`,
    hint: () => "put the picture into public/ and name it with its slash, or import it",
    about: "A card is drawn without a network, of the site's own files.",
  }),
  "card/broken-image": entry<{ src: string; flaw: string }>()({
    severity: "error",
    message: ({ src, flaw }) => `a card shows ${src}, which ${flaw}`,
    hint: () => "put the picture into public/ or import it, or mend what makes the address",
    about:
      "The engine leaves out, in silence, a picture whose address holds its bytes and that it cannot read.",
  }),
  "card/no-engine": entry<{ reason: string; install: string }>()({
    severity: "error",
    message: ({ reason }) => `the package that draws cards cannot be loaded: ${reason}`,
    hint: ({ install }) => `run ${install}, or take cards out of the config`,
    about: "Cards are drawn by Takumi, which a site installs itself, so that sites without cards need not.",
  }),
  "card/not-drawn": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the card cannot be drawn: ${reason}`,
    hint: () => "look at the style and the pictures of pages/_card.tsx",
    about: "The engine refused the card, mostly because of a picture that is broken.",
  }),
  "card/too-heavy": entry<{ size: string }>()({
    severity: "warning",
    message: ({ size }) => `the card weighs ${size}; some chats show none above 300 kB`,
    hint: () => "use fewer photographs and gradients in pages/_card.tsx",
    about: "WhatsApp leaves out previews above about 300 kB (from experience; there is no official figure).",
  }),
  "card/unused": entry()({
    severity: "warning",
    message: () => "this draws cards, and the config wants none",
    hint: () => "write cards: true into site.config.ts, or remove the file",
    about: "`pages/_card.tsx` replaces what handbill draws on cards; whether there are any, the config says.",
  }),
  "card/no-component": entry<{ exports: string }>()({
    severity: "error",
    message: ({ exports }) => `there is no component to draw${exports ? `: it exports ${exports}` : ""}`,
    hint: () => "export it as default: export default function Card({ title }: CardProps) { … }",
    about: "`pages/_card.tsx` exports the component of the cards as its default.",
  }),
};
