import { stdout } from "../terminal/terminal.js";

/** Passes everything this process prints on its terminal to `take` instead. Returns the function that restores it. */
export function divertOutput(take: (text: string) => void): () => void {
  const streams = [stdout, process.stderr].filter((stream) => stream.isTTY);
  const before = streams.map((stream) => stream.write);
  const write = (chunk: Uint8Array | string, ...rest: unknown[]): boolean => {
    take(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString());
    const written = rest.find((value) => typeof value === "function");
    if (written) process.nextTick(written as () => void);
    return true;
  };
  for (const stream of streams) stream.write = write;
  return () => {
    for (const [index, stream] of streams.entries()) {
      const own = before[index];
      if (own) stream.write = own;
    }
  };
}
