import { hostOf } from "../hosts/hosts.js";
import { filePath } from "../model/config/own-parts.js";
import type { Host, HostedSite, HostFile } from "../model/hosts/host.js";
import { redirectStatuses } from "../model/hosts/serving.js";
import type { Project } from "../model/project.js";
import type { BuildContext } from "./build-options.js";
import { call, reportAnswer } from "./call-own.js";

/** The host that the site is built for. The files of a custom host come from the function in the config. */
export function findHost({ site, own }: Pick<Project, "site" | "own">, context: BuildContext): Host {
  const like = hostOf(site.host);
  if (!own?.host) return like;
  const { title, place, files } = own.host;
  const called = { what: `files of the host ${title}`, path: ["host", "files"] };
  const write = ({ headers, redirects, base }: HostedSite): HostFile[] => {
    const made = context.code.within(() => call(() => files({ headers, redirects, base }), called, context));
    if (!made) return [];
    const texts: [string, unknown][] = Object.entries(made.value ?? {});
    if (texts.length > 0 && texts.every(([path, text]) => filePath.test(path) && typeof text === "string"))
      return texts.map(([path, text]) => ({ path, text: String(text), place }));
    reportAnswer(made.value, { ...called, expected: "texts by the paths of their files" }, context);
    return [];
  };
  const ownFiles: string[] = [];
  return { ...like, title, reads: { redirectStatuses, ownFiles, limits: {}, write } };
}
