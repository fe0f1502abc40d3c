import { stripVTControlCharacters } from "node:util";

/** The parts of a terminal that are used here. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  write(text: string): unknown;
}

/** A text at the end of the terminal, rewritten when it changes. Other output goes above it. */
export class StatusArea {
  readonly #terminal: Terminal;
  #shown = "";

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  /** Replaces the text, which needs no line end. */
  show(text: string): void {
    this.#terminal.write(this.#erase() + text);
    this.#shown = text;
  }

  writeAbove(text: string): void {
    const shown = this.#shown;
    this.#terminal.write(`${this.#erase()}${text.endsWith("\n") ? text : `${text}\n`}${shown}`);
  }

  /** Leaves the text in place, and the cursor below it. */
  end(): void {
    if (this.#shown !== "") this.#terminal.write("\n");
    this.#shown = "";
  }

  #erase(): string {
    const { columns, rows } = this.#terminal;
    const height = this.#shown
      .split("\n")
      .reduce(
        (sum, line) => sum + Math.max(1, Math.ceil(stripVTControlCharacters(line).length / columns)),
        0,
      );
    // The cursor cannot go up beyond the screen.
    if (height > rows) return "\u001b[2J\u001b[H";
    return `\r${height > 1 ? `\u001b[${height - 1}A` : ""}\u001b[J`;
  }
}
