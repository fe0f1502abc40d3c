import type { Circumstances } from "../../cache/past-build.js";
import { quickHash } from "../../util/quick-hash.js";
import { utcDay } from "../options/utc-day.js";
import { isTerminal } from "../terminal/write-now.js";

/** Environment variables that control Node, its time zone and languages, and the bundler. */
const steering =
  /^(CI|TZ|LANG|LANGUAGE|LC_\w+|SOURCE_DATE_EPOCH|NODE_\w+|ESBUILD_\w+|ICU_\w+|HOME|USERPROFILE)$/;

/** The environment of a build, in addition to its inputs. */
export function describeCircumstances(now = new Date()): Circumstances {
  const { env, execPath, execArgv, platform, arch } = process;
  return {
    node: JSON.stringify([execPath, execArgv, platform, arch]),
    user: JSON.stringify([process.getuid?.(), process.umask()]),
    day: JSON.stringify([utcDay(now), now.getFullYear(), now.getMonth(), now.getDate()]),
    // Libraries that colour texts check this, and any code may.
    terminals: JSON.stringify([isTerminal(1), isTerminal(2)]),
    // Values may be secrets.
    variables: Object.entries(env)
      .filter(([name]) => steering.test(name))
      .map(([name, value = ""]) => [name, quickHash(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}
