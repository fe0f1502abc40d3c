import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join, win32 } from "node:path";
import { orNothing } from "../util/or-nothing.js";

export interface FindContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
}

export type Found =
  | { readonly executable: string }
  | { readonly executable: undefined; readonly reason: string };

/** The Chromium to use: the one in `CHROME_PATH`, otherwise the first in the usual places. */
export function findChromium(context: FindContext): Found {
  const chosen = context.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return { executable: chosen };
    return { executable: undefined, reason: `CHROME_PATH is ${chosen}, which is not a program` };
  }
  const executable = listUsualPlaces(context).find(isExecutable);
  return executable ? { executable } : { executable: undefined, reason: "none in the usual folders" };
}

/** The usual paths of Chromium and similar browsers on each system, most likely first. */
export function listUsualPlaces({ env, platform }: FindContext): string[] {
  if (platform === "darwin") {
    const apps = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"];
    const files = apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
    return files.flatMap((file) => [file, ...(env.HOME ? [`${env.HOME}${file}`] : [])]);
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
      (folder) => !!folder,
    );
    const files = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];
    return files.flatMap((file) => folders.map((folder) => win32.join(folder ?? "", file)));
  }
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/bin", "/snap/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const isExecutable = (path: string): boolean =>
  orNothing(() => accessSync(path, constants.X_OK) ?? statSync(path).isFile()) ?? false;
