/**
 * Defers loading Node's own modules until one of their functions is called: an unchanged build never calls them, and loading them would
 * take a sixth of its time. Values that are read instead of called are refused: they are not exported.
 * @param {readonly string[]} modules As they are imported.
 * @returns {import("esbuild").Plugin}
 */
export const lateBuiltins = (modules) => ({
  name: "late-builtins",
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path }) =>
      modules.includes(path) ? { path, namespace: "late", sideEffects: false } : undefined,
    );
    build.onLoad({ filter: /^/, namespace: "late" }, ({ path }) => ({ contents: codeOf(path) }));
  },
});

function codeOf(module) {
  const asked = `process.getBuiltinModule(${JSON.stringify(module)})`;
  return Object.entries(process.getBuiltinModule(module))
    .filter(([, value]) => typeof value === "function")
    .map(([name]) => `export const ${name} = (...given) => ${asked}.${name}(...given);`)
    .join("\n");
}
