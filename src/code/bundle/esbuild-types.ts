export type {
  BuildContext,
  BuildFailure,
  BuildOptions,
  BuildResult,
  Message,
  Metafile,
  OnResolveArgs,
  OutputFile,
  Plugin,
} from "esbuild";
