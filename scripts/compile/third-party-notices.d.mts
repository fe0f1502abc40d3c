/** Writes the licences of the packages whose files esbuild read, each text once. */
export function writeNotices(
  metafile: { readonly inputs: Readonly<Record<string, object>> },
  root: string,
  file: string,
): void;
