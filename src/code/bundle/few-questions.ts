import type { Plugin } from "./esbuild-types.js";
import { asPattern, beginningOtherwise, otherThanJsx, otherThanJsxOr } from "./other-than.js";
import type { PlainFolder } from "./plain-folder.js";

/*
 * The bundler asks its plugins about each import and each file, and waits for the answer: of a small site it waits for most of the
 * time, and this process is kept from other things by 60 questions, to which there is nothing to say. So where all of a folder
 * is plain it asks about what may lead away from it only. If that fails, it asks about everything, so that the same is told.
 */

/** What the bundler asks about. */
export interface Questions {
  readonly paths: RegExp;
  readonly files: RegExp;
}

export const allQuestions: Questions = { paths: otherThanJsx, files: /./ };

/** What code does not end in: in style, such an address is no import. */
const endings = "avif|webp|png|jpe?g|gif|svg|ico|woff2?|ttf|otf|mp4|webm|pdf";

/** What may lead out of a plain folder, or be no code: not `./name`, which stays where it stands. */
export function fewQuestions(root: string, { unseen }: PlainFolder): Questions {
  const names = unseen.map(asPattern).join("|");
  const below = `\\/(?:${names})(?:\\/|$)`;
  const noCode = `\\.(?:${endings}|${endings.toUpperCase()})$`;
  return {
    paths: new RegExp(
      [otherThanJsxOr("."), "^\\.(?:[^/]|$)", "\\/\\.\\.(?:\\/|$)", "[?#:]", below, noCode].join("|"),
    ),
    files: new RegExp(`^${beginningOtherwise(`${root}/`)}|${below}`),
  };
}

/** A plugin that would be asked about every path, asked about these only. */
export const askedAbout =
  ({ paths }: Questions) =>
  ({ name, setup }: Plugin): Plugin => ({
    name,
    setup: (build) =>
      setup({
        ...build,
        onResolve: ({ filter, ...options }, callback) =>
          build.onResolve({ ...options, filter: filter === otherThanJsx ? paths : filter }, callback),
      }),
  });
