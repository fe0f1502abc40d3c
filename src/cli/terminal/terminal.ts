import { type TextStyle, textStyle } from "../../report/text-style.js";
import { escapeControls } from "./escape-controls.js";
import { wantsColour } from "./write-now.js";

export const styleOf = (stream: 1 | 2): TextStyle => textStyle(wantsColour(stream));

/** The real standard output: the site's code gets standard error under this name. */
export const { stdout } = process;

/** Writes to standard output, also when other writes are redirected. */
export const writeOut = stdout.write.bind(stdout);

export function print(text: string): void {
  writeOut(asLines(text));
}

export function printError(text: string): void {
  process.stderr.write(asLines(text));
}

const asLines = (text: string) => escapeControls(text.endsWith("\n") ? text : `${text}\n`);

/**
 * From now on, standard output contains only what `print` prints: other writes to its stream, by the site's code, go to standard error.
 * `onError` receives the system's error if writing fails.
 */
export function keepStdoutForResults(onError: (error: NodeJS.ErrnoException) => void): void {
  const { stderr } = process;
  // Other code may already hold a reference to the stream.
  stdout.write = ((...args: Parameters<typeof stderr.write>) => stderr.write(...args)) as typeof stdout.write;
  keepOpen(stdout);
  keepOpen(stderr);
  Object.defineProperty(process, "stdout", { configurable: true, enumerable: true, get: () => stderr });
  stdout.on("error", onError);
  // No reader is left.
  stderr.on("error", () => {});
}

/** Prevents other code from ending a stream; Node still ends it when it cannot be written. */
function keepOpen(stream: NodeJS.WriteStream): void {
  const destroy = stream.destroy.bind(stream);
  stream.end = () => stream;
  stream.destroy = (error) => (error === undefined ? stream : destroy(error));
}

/** Resolves when everything has been written, or no reader is left. */
export async function flushOutput(): Promise<void> {
  const { stderr } = process;
  const flush = (stream: NodeJS.WriteStream, write: typeof stream.write) =>
    new Promise<void>((resolve) => {
      if (stream.destroyed || stream.writableEnded) return resolve();
      stream.once("close", resolve);
      write("", () => resolve());
    });
  await Promise.all([flush(stdout, writeOut), flush(stderr, stderr.write.bind(stderr))]);
}
