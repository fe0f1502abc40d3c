export type {
  BuildFailure,
  BuildOptions,
  Message,
  Metafile,
  OnResolveArgs,
  OutputFile,
  Plugin,
} from "esbuild";
