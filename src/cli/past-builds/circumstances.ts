import type { Circumstances } from "../../cache/past-build.js";
import { quickHash } from "../../util/quick-hash.js";
import { utcDay } from "../options/utc-day.js";
import { isTerminal } from "../terminal/write-now.js";

/** Variables by which Node, its time zone and languages, and the bundler are steered from outside. */
const steering =
  /^(CI|TZ|LANG|LANGUAGE|LC_\w+|SOURCE_DATE_EPOCH|NODE_\w+|ESBUILD_\w+|ICU_\w+|HOME|USERPROFILE)$/;

/** What a build is made by and in, beside what it reads. */
export function describeCircumstances(now = new Date()): Circumstances {
  const { env, execPath, execArgv, platform, arch } = process;
  return {
    node: JSON.stringify([execPath, execArgv, platform, arch]),
    user: JSON.stringify([process.getuid?.(), process.umask()]),
    day: JSON.stringify([utcDay(now), now.getFullYear(), now.getMonth(), now.getDate()]),
    // What colours words asks for this, and all code may.
    terminals: JSON.stringify([isTerminal(1), isTerminal(2)]),
    // They may be secrets.
    variables: Object.entries(env)
      .filter(([name]) => steering.test(name))
      .map(([name, value = ""]) => [name, quickHash(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  };
}
