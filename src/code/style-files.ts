import type { Metafile } from "esbuild";

export const moduleFile = /\.module\.(?:css|s[ac]ss)$/;
/** The hash in the name that bundles use. */
export const markedFile = /-[0-9a-f]{8}(?=\.module\.(?:css|s[ac]ss)$)/;

export const isStyle = (file: string): boolean => /\.(?:css|s[ac]ss)$/.test(file);
export const isCssModule = (file: string): boolean => moduleFile.test(file);
export const isSass = (file: string): boolean => /\.s[ac]ss$/.test(file);

export const fileOfInput = (input: string): string => input.replace(markedFile, "");

/** A bundle's import graph with files instead of inputs. */
export function filesOf(inputs: Metafile["inputs"]): Metafile["inputs"] {
  return Object.fromEntries(
    Object.entries(inputs).map(([input, { imports, ...rest }]) => [
      fileOfInput(input),
      { ...rest, imports: imports.map((edge) => ({ ...edge, path: fileOfInput(edge.path) })) },
    ]),
  );
}
