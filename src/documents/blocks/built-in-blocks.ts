import type { AttributeRules } from "./block-attributes.js";

interface BuiltInBlock {
  readonly isContainer: boolean;
  readonly rules: AttributeRules;
  /** The syntax of a block that needs a label. */
  readonly example?: string;
}

/** The sizes of an image in running text, on phones and larger screens, at both densities. */
export const defaultSize = { widths: [480, 960, 1440], sizes: "(min-width: 45rem) 45rem, 100vw" } as const;

const path = { expected: "a path relative to the document", pattern: /^(?![a-z][a-z0-9+.-]*:|[/#?])./i };
const pixels = { expected: "a whole number of pixels", pattern: /^[1-9]\d{0,4}$/ };
const flag = { expected: "written without a value", pattern: /^$/ };
const text = { expected: "text", pattern: /\S/ };

export const builtInBlocks: Readonly<Record<string, BuiltInBlock | undefined>> = {
  note: { isContainer: true, rules: {} },
  details: { isContainer: true, rules: { open: flag }, example: ":::details[Summary]" },
  image: {
    isContainer: false,
    rules: {
      src: { ...path, isRequired: true },
      alt: { isRequired: true, expected: 'a description of the image, or "" for decoration', pattern: /^/ },
      widths: {
        expected: "whole numbers of pixels, such as 480 960",
        pattern: /^\s*[1-9]\d{0,4}([\s,]+[1-9]\d{0,4})*\s*$/,
      },
      sizes: text,
    },
  },
  video: {
    isContainer: false,
    rules: {
      src: { ...path, isRequired: true },
      width: { ...pixels, isRequired: true },
      height: { ...pixels, isRequired: true },
      poster: path,
      captions: path,
      language: text,
      loop: flag,
      muted: flag,
    },
    example: "::video[Description]{…}",
  },
};
