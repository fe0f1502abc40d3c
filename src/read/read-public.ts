import { lstatSync, realpathSync } from "node:fs";
import { extname, join, sep } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { readPlainFile } from "../files/plain-file.js";
import { manifestFile } from "../model/hosts/serving.js";
import type { SourceBytes } from "../model/project.js";
import { flawOfPublished } from "../util/image-flaw.js";
import { reasonOf } from "../util/system-error.js";
import { isPrivateKey, reportPrivate } from "./private-files.js";

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
        if (isPrivateKey(bytes))
          log.add("read/private-file", { what: "a private key" }, { file: sourceFile });
        const reason = flawOfPublished(bytes, extname(sourceFile).toLowerCase());
        if (reason !== undefined)
          log.add("read/bad-image", { file: sourceFile, reason }, { file: sourceFile });
        return [{ sourceFile, outputFile: sourceFile.slice("public/".length), bytes }];
      } catch (error) {
        log.add("read/cannot-read", { reason: reasonOf(error) }, { file: sourceFile });
        return [];
      }
    });
}
