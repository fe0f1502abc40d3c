import { lstatSync, realpathSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { readPlainFile } from "../files/plain-file.js";
import { manifestFile } from "../model/hosts/serving.js";
import type { SourceBytes } from "../model/project.js";
import { hasPosition, problemOfPublished } from "../util/image-problem.js";
import { reasonOf } from "../util/system-error.js";

const leftByDesktops = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Reads the files in `public/`, which are published unchanged. A link that leads out of the folder is an error. */
export function readPublic(files: readonly string[], root: string, log: Diagnostics): SourceBytes[] {
  const published = files.filter((file) => !leftByDesktops.test(file));
  const secret = reportPrivate(published, log);
  return published
    .filter((file) => !secret.has(file))
    .flatMap((sourceFile) => {
      const path = join(root, sourceFile);
      try {
        const target = realpathSync(path);
        if (!target.startsWith(realpathSync(join(root, "public")) + sep)) {
          log.add("read/symlink", { target }, { file: sourceFile });
          return [];
        }
        if (lstatSync(target).isDirectory()) {
          log.add("read/unread-file", { reason: "link" }, { file: sourceFile });
          return [];
        }
        if (sourceFile === `public/${manifestFile}`)
          log.add("read/unread-file", { reason: "manifest" }, { file: sourceFile });
        const bytes = readPlainFile(path);
        const line = lineOfConflict(bytes);
        if (line !== undefined) log.add("read/merge-conflict", {}, { file: sourceFile, line });
        if (isPrivateKey(bytes))
          log.add("read/private-file", { what: "a private key" }, { file: sourceFile });
        if (hasPosition(bytes))
          log.add("read/private-file", { what: "the place of a photo" }, { file: sourceFile });
        const reason = problemOfPublished(bytes, extname(sourceFile).toLowerCase());
        if (reason !== undefined)
          log.add("read/bad-image", { file: sourceFile, reason }, { file: sourceFile });
        return [{ sourceFile, outputFile: sourceFile.slice("public/".length), bytes }];
      } catch (error) {
        log.add("read/cannot-read", { reason: reasonOf(error) }, { file: sourceFile });
        return [];
      }
    });
}

/**
 * Files that are not meant to be published, by their path in `public/`; the first group is the reported part.
 */
const privatePaths: readonly (readonly [what: string, path: RegExp])[] = [
  ["a repository's history", /^(public\/(?:.*\/)?\.(?:git|hg|svn))\//],
  ["an editor's settings", /^(public\/(?:.*\/)?\.(?:vscode|idea))\//],
  [
    "a file with passwords and keys",
    /^(public\/(?:.*\/)?(?:\.(?:env(?:\..*)?|npmrc|netrc|htpasswd)|GoogleService-Info\.plist|google-services\.json))$/,
  ],
  [
    "a private key",
    /^(public\/(?:.*\/)?(?:id_(?:rsa|dsa|ecdsa|ed25519)|.*\.(?:p12|pfx|jks|keystore|mobileprovision)))$/,
  ],
  ["a copy made by an editor", /^(public\/(?:.*\/)?(?:.*~|\.#.*|#.*#|\..*\.sw[op]|.*\.(?:orig|rej)))$/],
];

/** Reports files that are not meant to be published, each folder once; returns them. */
function reportPrivate(files: readonly string[], log: Diagnostics): ReadonlySet<string> {
  const found = new Set<string>();
  const reported = new Set<string>();
  for (const file of files) {
    for (const [what, path] of privatePaths) {
      const [, named] = path.exec(file) ?? [];
      if (named === undefined) continue;
      found.add(file);
      if (reported.size < reported.add(named).size) log.add("read/private-file", { what }, { file: named });
      break;
    }
  }
  return found;
}

/** Whether a file is a private key in the format of OpenSSL, SSH or Apple's App Store Connect. */
const isPrivateKey = (bytes: Uint8Array): boolean =>
  /^\s*-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(Buffer.from(bytes.subarray(0, 100)).toString("latin1"));

/** The line at which a merge conflict begins. Larger files are no texts that people merge. */
function lineOfConflict(bytes: Uint8Array): number | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_000_000));
  const [before = "", after] = file.includes("\n>>>>>>> ") ? file.toString().split(/^<{7} /m, 2) : [];
  return after === undefined ? undefined : before.split("\n").length;
}
