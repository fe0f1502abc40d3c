import type { OnResolveArgs, PluginBuild, ResolveResult } from "esbuild";

/** The bundler's own answer to what a plugin is asked. The plugin is asked again, with `pluginData`, and must not answer. */
export function resolveAgain(
  build: PluginBuild,
  { path, importer, namespace, resolveDir, kind }: OnResolveArgs,
  pluginData: unknown,
): Promise<ResolveResult> {
  return build.resolve(path, { importer, namespace, resolveDir, kind, pluginData });
}
