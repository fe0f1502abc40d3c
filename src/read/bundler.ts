import { resolve } from "node:path";
import * as esbuild from "esbuild";
import type { Diagnostic } from "../core/diagnostic.js";
import type { Memory } from "../core/memory.js";
import { fileOfInput } from "./css-modules.js";
import { inspectBundle } from "./inspect-bundle.js";

/**
 * Starts the bundler, which is a process of its own, so that it is ready once it is needed.
 * It ends with this process.
 */
export function startBundler(): void {
  void esbuild.initialize({});
}

export interface BundleSource {
  readonly memory: Memory | undefined;
  /** Files that the result depends on beside those that it tells: absolute paths, asked for when it is made. */
  readonly alsoReads?: () => readonly string[];
  /** Whether the bytes of an input, named relative to the working folder, make no difference. */
  readonly isIndifferent?: (input: string) => boolean;
}

/** A bundle tells which files went into it. */
type TellingOptions = esbuild.BuildOptions & { metafile: true; absWorkingDir: string };

/** A bundle, and what is wrong with what went into it. */
type Inspected<T extends TellingOptions> = esbuild.BuildResult<T> & {
  readonly findings: readonly Diagnostic[];
};

/**
 * The function that bundles; it throws esbuild's BuildFailure. With a memory the bundler keeps what it has
 * parsed, and does nothing if no file has changed that went into its last result. The name of each plugin
 * must then tell what the plugin depends on but files.
 */
export const bundlerWith =
  ({ memory, alsoReads = () => [], isIndifferent = () => false }: BundleSource) =>
  async <T extends TellingOptions>(
    options: esbuild.SameShape<esbuild.BuildOptions, T>,
  ): Promise<Inspected<T>> => {
    const { absWorkingDir } = options;
    const inspect = (result: esbuild.BuildResult<T>): Inspected<T> =>
      Object.assign(result, {
        findings: inspectBundle(result.warnings, result.metafile?.inputs ?? {}, absWorkingDir),
      });
    if (!memory) return inspect(await esbuild.build<T>(options));
    const kept = memory.keep(
      `bundle ${JSON.stringify(options)}`,
      (): KeptBundle<T> => ({ context: esbuild.context<T>(options), last: undefined }),
      ({ context }) => void context.then((made) => made.dispose()),
    );
    const { last } = kept;
    if (last && memory.areAsIn(last.round, last.inputs)) return last.result;
    kept.last = undefined;
    const { round } = memory;
    const result = inspect(await (await kept.context).rebuild());
    const told = Object.keys(result.metafile?.inputs ?? {}).filter((input) => !isIndifferent(input));
    const inputs = [...told.map((input) => resolve(absWorkingDir, fileOfInput(input))), ...alsoReads()];
    kept.last = { round, result, inputs };
    return result;
  };

interface KeptBundle<T extends TellingOptions> {
  readonly context: Promise<esbuild.BuildContext<T>>;
  last: { round: number; result: Inspected<T>; inputs: readonly string[] } | undefined;
}
