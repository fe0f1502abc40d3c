import { resolve } from "node:path";
import * as esbuild from "esbuild";
import type { BuildCache } from "../core/build-cache.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { BundlerStopped, wasStopped, whileHeard } from "./bundler-silence.js";
import { fileOfInput } from "./css-modules.js";
import { inspectBundle } from "./inspect-bundle.js";
import { plainInputs } from "./plain-inputs.js";

export interface BundleSource {
  readonly cache: BuildCache | undefined;
  /** Files that the result depends on beside those that it tells: absolute paths, asked for when it is made. */
  readonly alsoReads?: () => readonly string[];
  /** Whether the bytes of an input, named relative to the working folder, make no difference. */
  readonly isIndifferent?: (input: string) => boolean;
  /** How long the bundler may give no sign before it is taken to wait without end. In milliseconds. */
  readonly silenceMs?: number;
}

/** A bundle tells which files went into it. */
type TellingOptions = esbuild.BuildOptions & { metafile: true; absWorkingDir: string };

/** A bundle, and what is wrong with what went into it. */
type Inspected<T extends TellingOptions> = esbuild.BuildResult<T> & {
  readonly findings: readonly Diagnostic[];
};

/**
 * The function that bundles; it throws esbuild's BuildFailure, and BundlerStopped. With a cache the bundler keeps what
 * it has parsed, and does nothing if no file has changed that went into its last result. The name of each plugin
 * must then tell what the plugin depends on but files.
 */
export const bundlerWith =
  ({ cache, alsoReads = () => [], isIndifferent = () => false, silenceMs }: BundleSource) =>
  async <T extends TellingOptions>(
    options: esbuild.SameShape<esbuild.BuildOptions, T>,
  ): Promise<Inspected<T>> => {
    const { absWorkingDir } = options;
    const inspect = (result: esbuild.BuildResult<T>): Inspected<T> =>
      Object.assign(result, {
        findings: inspectBundle(result.warnings, result.metafile?.inputs ?? {}, absWorkingDir),
      });
    const guarded = (onSign: () => void): typeof options => ({
      ...options,
      plugins: [plainInputs(absWorkingDir, onSign), ...(options.plugins ?? [])],
    });
    let isSilent = false;
    const onSilence = () => {
      isSilent = true;
      void esbuild.stop();
    };
    const heard = async <Result>(work: (onSign: () => void) => Promise<Result>): Promise<Result> => {
      try {
        // It is stuck: the next bundle gets another process.
        return await whileHeard(work, { limitMs: silenceMs, onSilence });
      } catch (failure) {
        throw wasStopped(failure) ? new BundlerStopped("it ended before it was done") : failure;
      }
    };
    if (!cache) {
      const once = (onSign: () => void) => {
        const made = guarded(onSign);
        return { ...made, plugins: made.plugins?.map(startedAtOnce) };
      };
      return inspect(await heard((onSign) => esbuild.build<T>(once(onSign))));
    }
    const kept = cache.keep(
      `bundle ${JSON.stringify(options)}`,
      (): KeptBundle<T> => ({ context: undefined, onSign: () => {}, last: undefined }),
      ({ context }) => void context?.then((made) => made.dispose()).catch(() => {}),
    );
    const { last } = kept;
    if (last && cache.areAsIn(last.round, last.inputs)) return last.result;
    kept.last = undefined;
    const { round } = cache;
    const rebuild = async () => {
      kept.context ??= esbuild.context<T>(guarded(() => kept.onSign()));
      return (await kept.context).rebuild();
    };
    const made = await heard(async (onSign) => {
      kept.onSign = onSign;
      try {
        return await rebuild();
      } catch (failure) {
        if (!wasStopped(failure)) throw failure;
        kept.context = undefined;
        if (isSilent) throw failure;
        return await rebuild(); // by a new process: the one before was stopped since another bundle was stuck
      }
    });
    const result = inspect(made);
    const told = Object.keys(result.metafile?.inputs ?? {}).filter((input) => !isIndifferent(input));
    const inputs = [...told.map((input) => resolve(absWorkingDir, fileOfInput(input))), ...alsoReads()];
    kept.last = { round, result, inputs };
    return result;
  };

/** What is built once has no beginning but its setup: the bundler need not tell of it, and wait. */
const startedAtOnce = ({ name, setup }: esbuild.Plugin): esbuild.Plugin => ({
  name,
  setup: (build) => setup({ ...build, onStart: (callback) => void callback() }),
});

interface KeptBundle<T extends TellingOptions> {
  context: Promise<esbuild.BuildContext<T>> | undefined;
  onSign: () => void;
  last: { round: number; result: Inspected<T>; inputs: readonly string[] } | undefined;
}
