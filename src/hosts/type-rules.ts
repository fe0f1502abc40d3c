import type { HeaderRule } from "../model/hosts/serving.js";
import type { OutputFile } from "../model/pages/tree.js";

/** Rules for the types of files that not every host knows by their extension. */
export function typeRules(files: readonly Pick<OutputFile, "outputFile" | "bytes">[]): HeaderRule[] {
  return files.flatMap(({ outputFile, bytes }) => {
    const type = typeOf(outputFile, bytes);
    return type === undefined ? [] : [{ path: `/${outputFile}`, headers: { "Content-Type": type } }];
  });
}

function typeOf(outputFile: string, bytes: Uint8Array): string | undefined {
  const name = outputFile.slice(outputFile.lastIndexOf("/") + 1);
  if (name.endsWith(".webmanifest")) return "application/manifest+json";
  if (name.includes(".")) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return isJson(text) ? "application/json" : "text/plain; charset=utf-8";
  } catch {
    return "application/octet-stream";
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
