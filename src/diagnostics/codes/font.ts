import { didYouMean, entry, quote } from "./entry.js";

export const fontCodes = {
  "read/missing-font": entry<{ family: string; file: string; near: string | undefined }>()({
    severity: "error",
    message: ({ family, file }) => `the font ${quote(family)} has no file ${file}`,
    hint: ({ near }) => didYouMean(near),
    about:
      "`file` of a font in the config leads nowhere, or the font package has no file of that subset, weight and style.",
  }),
  "read/bad-font": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the font cannot be read: ${reason}`,
    hint: () => "name a TTF, OTF or WOFF file of one face",
    about:
      "The file is broken, a collection of fonts, or a WOFF2, which is packed for browsers rather than to be worked on.",
  }),
  "render/missing-glyph": entry<{ family: string; glyph: string }>()({
    severity: "warning",
    message: ({ family, glyph }) => `${quote(family)} has no glyph for ${glyph}`,
    hint: () =>
      "write it another way, or say with for where the style uses the font, if it does not stand there",
    about:
      "A character of the pages is not in the font, so that browsers take it from another one. White space, invisible characters and emoji are left to the system.",
  }),
  "render/unused-font": entry<{ family: string }>()({
    severity: "warning",
    message: ({ family }) => `no page's style names the font ${quote(family)}`,
    hint: () => "name it in font-family, or take it out of fonts",
    about: "A font of the config is published only for pages whose style names its family.",
  }),
  "encode/bad-font": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the font cannot be cut: ${reason}`,
    hint: () => "try another file of the same font, a TTF if there is one",
    about: "HarfBuzz, which cuts fonts to the characters that the pages use, refused the file.",
  }),
};
