/** The names of the bundles of the site's code, and of the generated code that imports it. No real file has these names. */
export const bundleNames = { config: "handbill-config.cjs", pages: "handbill-pages.cjs" } as const;

const generated: ReadonlySet<string> = new Set(Object.values(bundleNames));

/** Whether a bundle's input, by esbuild's name, is code that handbill generated: `<stdin>` or one of these names. */
export const isGenerated = (input: string): boolean => input.startsWith("<") || generated.has(input);
