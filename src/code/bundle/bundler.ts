import { resolve } from "node:path";
import type { BuildContext, BuildOptions, BuildResult, Metafile, OutputFile, Plugin } from "esbuild";
import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import type { BuildCache } from "../../effects/build-cache.js";
import { fileOfInput } from "../style-files.js";
import { BundlerMissing, BundlerStopped, isMissing, wasStopped } from "./bundler-stopped.js";
import { inspectBundle } from "./inspect-bundle.js";

export interface BundleSource {
  readonly cache: BuildCache | undefined;
  /** Absolute paths of files that plugins read for the last bundle, in addition to those that the bundler lists. */
  readonly listFiles?: (() => readonly string[]) | undefined;
  /** Whether the content of an input, named relative to the working folder, does not affect the result. */
  readonly isIndifferent?: (input: string) => boolean;
}

/** A bundle lists its inputs, and is not written. */
type ListedBuildOptions = BuildOptions & { metafile: true; write: false; absWorkingDir: string };

export interface Bundled {
  readonly outputFiles: readonly Pick<OutputFile, "path" | "text">[];
  readonly metafile: Metafile;
  readonly findings: readonly Diagnostic[];
}

/**
 * Makes the function that bundles; it throws esbuild's BuildFailure, and BundlerStopped. With a cache, the bundler keeps its parsed
 * files, and does nothing if no file of its last result has changed. The name of each plugin must then include everything it depends on
 * except files.
 */
export const bundlerWith =
  ({ cache, listFiles = () => [], isIndifferent = () => false }: BundleSource) =>
  async (options: ListedBuildOptions): Promise<Bundled> => {
    const { absWorkingDir } = options;
    const pathOf = (input: string) => resolve(absWorkingDir, fileOfInput(input));
    const listReads = ({ inputs }: Metafile) => {
      const relevant = Object.keys(inputs).filter((input) => !isIndifferent(input));
      return [...relevant.map(pathOf), ...listFiles()];
    };
    const inspect = ({ outputFiles, metafile, warnings }: BuildResult<ListedBuildOptions>): Bundled => ({
      outputFiles,
      metafile,
      findings: inspectBundle(warnings, metafile.inputs, absWorkingDir),
    });
    const esbuild = await import("./start-bundler.js");
    const finished = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      try {
        return await work();
      } catch (failure) {
        if (isMissing(failure)) throw new BundlerMissing();
        throw wasStopped(failure) ? new BundlerStopped("it ended early") : failure;
      }
    };
    if (!cache) {
      const once = { ...options, plugins: options.plugins?.map(startedAtOnce) ?? [] };
      return inspect(await finished(() => esbuild.build<ListedBuildOptions>(once)));
    }
    const session = cache.reuse(
      `bundle ${JSON.stringify(options)}`,
      (): BundleAgain => ({ context: undefined, last: undefined }),
      ({ context }) => void context?.then((built) => built.dispose()).catch(() => {}),
    );
    const { last } = session;
    if (last && cache.areAsIn(last.round, last.inputs)) return last.result;
    session.last = undefined;
    const { round } = cache;
    const rebuild = async () => {
      session.context ??= esbuild.context<ListedBuildOptions>(options);
      return (await session.context).rebuild();
    };
    const again = (failure: unknown) => {
      if (!wasStopped(failure)) throw failure;
      session.context = undefined;
      return rebuild(); // in a new process
    };
    const built = await finished(() => rebuild().catch(again));
    const result = inspect(built);
    session.last = { round, result, inputs: listReads(result.metafile) };
    return result;
  };

/** A single build starts once, so `onStart` callbacks run during setup: the bundler then need not ask and wait. */
const startedAtOnce = ({ name, setup }: Plugin): Plugin => ({
  name,
  setup: (build) => setup({ ...build, onStart: (callback) => void callback() }),
});

interface BundleAgain {
  context: Promise<BuildContext<ListedBuildOptions>> | undefined;
  last: { round: number; result: Bundled; inputs: readonly string[] } | undefined;
}
