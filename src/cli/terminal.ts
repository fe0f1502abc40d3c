import { isatty } from "node:tty";
import { type TextStyle, textStyle } from "../report/style.js";

/** Whether colours are wanted: on a terminal, unless NO_COLOR says otherwise. See https://no-color.org. */
export function wantsColour(stream: 1 | 2): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return true;
  return isatty(stream) && TERM !== "dumb";
}

export const styleOf = (stream: 1 | 2): TextStyle => textStyle(wantsColour(stream));

export function print(text: string): void {
  process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}

export function printError(text: string): void {
  process.stderr.write(text.endsWith("\n") ? text : `${text}\n`);
}
