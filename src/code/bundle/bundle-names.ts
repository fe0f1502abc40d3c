/** What the bundles of the site's code are called, and the code in them that imports it. No file has these names. */
export const bundleNames = { config: "handbill-config.cjs", pages: "handbill-pages.cjs" } as const;

const generated: ReadonlySet<string> = new Set(Object.values(bundleNames));

/** Whether a bundle's input, as esbuild names it, is code that handbill has made up: `<stdin>` or one of these. */
export const isGenerated = (input: string): boolean => input.startsWith("<") || generated.has(input);
