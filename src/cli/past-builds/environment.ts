import { digestOf } from "../../util/hash-of.js";
import { utcDay } from "../options/build-day.js";
import { isTerminal, wantsColour } from "../terminal/write-now.js";

/** Environment variables that control Node, its time zone and languages, and the bundler. */
const steering =
  /^(CI|TZ|LANG|LANGUAGE|LC_\w+|SOURCE_DATE_EPOCH|NODE_\w+|ESBUILD_\w+|ICU_\w+|HOME|USERPROFILE)$/;

/** The environment of a build, apart from its reads: a digest, since variables may be secrets. */
export function describeEnvironment(now = new Date()): string {
  const { env, execPath, execArgv, platform, arch } = process;
  const variables = Object.entries(env).filter(([name]) => steering.test(name));
  return digestOf(
    JSON.stringify([
      // The date in all time zones that matter.
      [utcDay(now), now.getFullYear(), now.getMonth(), now.getDate()],
      [execPath, execArgv, platform, arch],
      [process.getuid?.(), process.umask()],
      // Libraries that colour text ask for this, and the site's code may use them.
      [isTerminal(1), isTerminal(2), wantsColour(1), wantsColour(2)],
      variables.sort(),
    ]),
  );
}

/** Whether this is a CI machine, which starts with a restored cache or none. */
export const isOnCi = (): boolean => !/^(|0|false)$/i.test(process.env.CI ?? "");
