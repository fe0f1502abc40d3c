import type { AppFileKind, AppFiles } from "./app-file-kinds.js";

const listingKinds: readonly AppFileKind[] = [
  "fastlaneAndroid",
  "androidNotes",
  "androidScreenshot",
  "androidIcon",
];

/**
 * Removes the listings of the app's variants: if folders are named by ids, as in `app-metadata/com.example.app.beta/en-US/`, only those
 * with the app's own id count.
 */
export function ownListings(files: AppFiles, id: string | undefined): AppFiles {
  const isOwn = (file: string) => id !== undefined && file.split("/").includes(id);
  if (!files.fastlaneAndroid.some(isOwn)) return files;
  const isOfVariant = (file: string) => /(?:^|\/)[a-z]\w*(?:\.\w+){2,}\//i.test(file) && !isOwn(file);
  const own = listingKinds.map((kind) => [kind, files[kind].filter((file) => !isOfVariant(file))]);
  return { ...files, ...Object.fromEntries(own) };
}
