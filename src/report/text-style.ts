import { styleText } from "node:util";

/** Colours for a terminal; without colours, each function returns its text unchanged. */
export interface TextStyle {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
}

export function textStyle(colour: boolean): TextStyle {
  const paint = (format: keyof TextStyle) => (text: string) =>
    colour && text !== "" ? styleText(format, text, { validateStream: false }) : text;
  return {
    bold: paint("bold"),
    dim: paint("dim"),
    red: paint("red"),
    yellow: paint("yellow"),
    green: paint("green"),
    cyan: paint("cyan"),
  };
}
