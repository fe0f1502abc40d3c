import { realpathSync } from "node:fs";
import { isAbsolute, join, normalize, sep } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { orNothing } from "../../util/or-nothing.js";
import { NotUsable } from "../not-usable.js";
import type { SourceText } from "./finding.js";
import { readBounded } from "./read-bounded.js";

/** An Xcode project lists each file of the app. */
const maxBytesOf = (file: string) => (file.endsWith(".pbxproj") ? 10_000_000 : 1_000_000);

/** The text of a file in an app's project; reports an unusable file and returns undefined. */
export function readSourceText(root: string, file: string, log: Diagnostics): SourceText | undefined {
  try {
    const path = join(root, file);
    const bytes = readBounded(
      (file.endsWith(".txt") && orNothing(() => realpathSync(path))) || path,
      maxBytesOf(file),
    );
    // The caller distinguishes a binary property list from a text in another encoding.
    if (bytes.subarray(0, 6).toString("latin1") === "bplist") return { file, text: bytes.toString("latin1") };
    return { file, text: decode(bytes) };
  } catch (error) {
    if (!(error instanceof NotUsable)) throw error;
    return log.add("scaffold/file-not-used", { reason: error.message }, { file });
  }
}

/** Old projects have translations in UTF-16, with a byte order mark. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new NotUsable("it is not UTF-8");
  }
}

/** A path of the project, with slashes; undefined if it leads out of the project's folder, or over a link, which could. */
export function pathInside(root: string, path: string): string | undefined {
  const plain = normalize(path);
  if (isAbsolute(plain) || plain.split(sep)[0] === "..") return undefined;
  const real = orNothing(() => realpathSync(join(root, plain)));
  // The caller reports a missing file.
  return real === undefined || real === join(root, plain) ? plain.split(sep).join("/") : undefined;
}
