import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { whyNoFile, whyUnreadable } from "../../files/plain-file.js";
import { posixPath } from "../../model/addresses/addresses.js";
import { fileOfInput } from "../style-files.js";
import { pluginError } from "./bundle-messages.js";
import { isGenerated } from "./bundle-names.js";
import type { Plugin } from "./esbuild-types.js";
import { excludingJsx } from "./excluding.js";
import { allQuestions, type Questions } from "./few-questions.js";

/**
 * Refuses files that would make the bundler wait forever, because it reads anything: an imported pipe or device, or one in place of the
 * settings of a folder or package. `onSign` is called whenever the bundler asks. If it asks about some files only, these are refused,
 * because their imports must be checked too.
 */
export function plainInputs(root: string, { files }: Questions, onSign: () => void): Plugin {
  const nameOf = (path: string) => posixPath(relative(root, path));
  const refuseInput = (path: string) => {
    const reason = whyNoFile(path) ?? whyUnreadable(path);
    if (reason === undefined) return undefined;
    const file = nameOf(path);
    return pluginError((log, place) =>
      isGenerated(place.file ?? "")
        ? log.add("read/cannot-read", { reason }, { file })
        : log.add("read/unreadable-import", { file, reason }, place),
    );
  };
  const refuseSettings = (path: string) => {
    const reason = whyNoFile(path);
    if (reason === undefined) return undefined;
    return pluginError((log) => log.add("read/cannot-read", { reason }, { file: nameOf(path) }));
  };
  return {
    name: "plain-inputs",
    setup: (build) => {
      /** Problems with the settings of the checked folders. */
      const known = new Map<string, ReturnType<typeof refuseSettings>>();
      const visit = (folder: string) => {
        if (!known.has(folder)) {
          const settings = isFolder(folder) ? ["package.json", "tsconfig.json"] : [];
          const error = settings
            .map((name) => refuseSettings(join(folder, name)))
            .find((found) => found !== undefined);
          known.set(folder, error);
        }
        return known.get(folder);
      };
      build.onStart(() => known.clear());
      build.onResolve({ filter: excludingJsx }, ({ path, resolveDir }) => {
        onSign();
        const errors = listFolders(path, resolveDir).flatMap((folder) => visit(folder) ?? []);
        return errors.length > 0 ? { errors } : undefined;
      });
      build.onLoad({ filter: files, namespace: "file" }, ({ path }) => {
        onSign();
        if (files !== allQuestions.files) return { errors: [{ text: `${path} is elsewhere` }] };
        const error = refuseInput(fileOfInput(path));
        return error && { errors: [error] };
      });
    },
  };
}

/**
 * Most paths beside code are files, with nothing below them. Only existence is checked, since a build writes into some folders itself.
 */
const isFolder = (path: string): boolean => existsSync(`${path}/.`);

/** The folders whose package.json and tsconfig.json affect how a specifier's target is read. */
function listFolders(specifier: string, resolveDir: string): string[] {
  if (resolveDir === "") return [];
  if (/^(\.{0,2}\/|\.{1,2}$)/.test(specifier)) return foldersAbove(resolve(resolveDir, specifier));
  const above = foldersAbove(resolveDir);
  const [, name] = /^((?:@[^/:]+\/)?[^/:.][^/:]*)(?:\/|$)/.exec(specifier) ?? [];
  return name === undefined
    ? above
    : [...above, ...above.map((folder) => join(folder, "node_modules", name))];
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
}
