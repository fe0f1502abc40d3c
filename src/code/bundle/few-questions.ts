import type { Plugin } from "./esbuild-types.js";
import { asPattern, excludingJsx, excludingJsxOr, notBeginningWith } from "./excluding.js";
import type { PlainFolder } from "./plain-folder.js";

/*
 * The bundler asks its plugins about each import and each file, and waits for the answer: a small site would wait most of the time, and
 * 60 questions without effect keep this process busy. So in a plain folder, it only asks about imports that may lead out of it. If that
 * fails, it asks about everything, so that the messages are the same.
 */

/** The paths that the bundler asks about. */
export interface Questions {
  readonly paths: RegExp;
  readonly files: RegExp;
}

export const allQuestions: Questions = { paths: excludingJsx, files: /./ };

/** Extensions of files that are not code; in style, such an address is not an import. */
const endings = "avif|webp|png|jpe?g|gif|svg|ico|woff2?|ttf|otf|mp4|webm|pdf";

/** Imports that may lead out of a plain folder, or are not code; `./name` stays inside. */
export function fewQuestions(root: string, { unseen }: PlainFolder): Questions {
  const names = unseen.map(asPattern).join("|");
  const below = `\\/(?:${names})(?:\\/|$)`;
  const noCode = `\\.(?:${endings}|${endings.toUpperCase()})$`;
  return {
    paths: new RegExp(
      [excludingJsxOr("."), "^\\.(?:[^/]|$)", "\\/\\.\\.(?:\\/|$)", "[?#:]", below, noCode].join("|"),
    ),
    files: new RegExp(`^${notBeginningWith(`${root}/`)}|${below}`),
  };
}

/** Limits a plugin that would be asked about every path to these. */
export const askedAbout =
  ({ paths }: Questions) =>
  ({ name, setup }: Plugin): Plugin => ({
    name,
    setup: (build) =>
      setup({
        ...build,
        onResolve: ({ filter, ...options }, callback) =>
          build.onResolve({ ...options, filter: filter === excludingJsx ? paths : filter }, callback),
      }),
  });
