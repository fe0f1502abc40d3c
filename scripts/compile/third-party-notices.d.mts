/** Writes the licences of the packages that esbuild read files of, each text once. */
export function writeNotices(
  metafile: { readonly inputs: Readonly<Record<string, object>> },
  root: string,
  file: string,
): void;
