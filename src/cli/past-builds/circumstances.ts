import type { Circumstances } from "../../cache/past-build.js";
import { digestOfVariable } from "../../util/variables.js";
import { utcDay } from "../options/utc-day.js";
import { isTerminal } from "../terminal/write-now.js";

/** Environment variables that control Node, its time zone and languages, and the bundler. */
const steering =
  /^(CI|TZ|LANG|LANGUAGE|LC_\w+|SOURCE_DATE_EPOCH|NODE_\w+|ESBUILD_\w+|ICU_\w+|HOME|USERPROFILE)$/;

/** The environment of a build, apart from its reads. */
export function describeCircumstances(now = new Date()): Circumstances {
  const { env, execPath, execArgv, platform, arch } = process;
  const names = Object.keys(env).filter((name) => steering.test(name));
  return {
    // The date in all time zones that matter.
    "the day": JSON.stringify([utcDay(now), now.getFullYear(), now.getMonth(), now.getDate()]),
    "Node, or how it is started,": JSON.stringify([execPath, execArgv, platform, arch]),
    "the user, or the umask,": JSON.stringify([process.getuid?.(), process.umask()]),
    // Libraries that colour text ask for this, and the site's code may use them.
    "the terminal": JSON.stringify([isTerminal(1), isTerminal(2)]),
    // They may be secrets.
    ...Object.fromEntries(names.map((name) => [`the variable ${name}`, digestOfVariable(name, env)])),
  };
}
