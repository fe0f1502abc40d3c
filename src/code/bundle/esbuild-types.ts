export type {
  BuildContext,
  BuildFailure,
  BuildOptions,
  BuildResult,
  Loader,
  Message,
  Metafile,
  OnLoadResult,
  OnResolveArgs,
  OutputFile,
  Plugin,
} from "esbuild";
