/**
 * Has functions of Node's own modules load their module when one is first called: of a build that has nothing to do, that is never,
 * and to load them would take it a sixth of its time. What is not called but read is refused: nothing of that name is exported.
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
