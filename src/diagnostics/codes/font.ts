import { didYouMean, error, quote, warning } from "./entry.js";

export const fontCodes = {
  "read/missing-font": error<{ family: string; file: string; near: string | undefined }>()({
    message: ({ family, file }) => `cannot find ${file} of the font ${quote(family)}`,
    hint: ({ near }) =>
      didYouMean(near) ?? "name a file that exists, or another subset, weight or style of the package",
  }),
  "read/bad-font": error<{ reason: string }>()({
    message: ({ reason }) => `the font cannot be read: ${reason}`,
    hint: () => "use a TTF, OTF or WOFF file with a single face",
  }),
  "render/missing-glyph": warning<{ family: string; glyph: string }>()({
    message: ({ family, glyph }) => `${quote(family)} has no glyph for ${glyph}`,
    hint: () => "use another character; if only some elements use this font, list them in its for",
    about:
      "Browsers use another font for the character. handbill ignores white space, invisible characters, emoji, symbols and raised numbers.",
  }),
  "render/unused-font": warning<{ family: string }>()({
    message: ({ family }) => `no page uses the font ${quote(family)}`,
    hint: () => "use it in font-family, or remove it from fonts",
  }),
  "encode/bad-font": error<{ reason: string }>()({
    message: ({ reason }) => `the font cannot be subset: ${reason}`,
    hint: () => "try another file of the same font, ideally TTF",
  }),
};
