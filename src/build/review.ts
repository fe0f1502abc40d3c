import { resolve } from "node:path";
import type { CheckedSite } from "../check/rule.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Evidence, Review } from "../diagnostics/review.js";
import { answerPath } from "../hosts/answer-path.js";
import { hostOf } from "../hosts/hosts.js";
import { withoutBase } from "../model/addresses/addresses.js";
import { configPlace } from "../model/place.js";
import type { AppProject } from "../model/review/app-project.js";
import type { AddressAnswer } from "../review/review-context.js";
import { reviewSite } from "../review/review-site.js";
import { decodePath } from "../util/request-target.js";

export interface ReviewEffects {
  /** Reads what an app's project declares to the stores, by its absolute path; undefined if there is no such folder. */
  readonly readApp: (
    folder: string,
    context: {
      readonly shown: string;
      readonly packageName: string | undefined;
      readonly bundleIds: readonly string[];
      readonly log: Diagnostics;
    },
  ) => Promise<AppProject | undefined>;
  readonly source: (root: string, file: string) => string | undefined;
}

/** Compares a checked site with the stores' requirements and with its app's declarations. */
export async function review(
  checked: CheckedSite,
  root: string,
  effects: ReviewEffects,
  log: Diagnostics,
): Promise<Review> {
  const folder = checked.site.review.project;
  const { appStore, googlePlay } = checked.site.stores;
  const ids = { packageName: googlePlay?.package, bundleIds: appStore?.bundleIds ?? [] };
  const project =
    folder === undefined
      ? undefined
      : await effects.readApp(resolve(root, folder), { shown: folder, ...ids, log });
  if (folder !== undefined && !project) {
    log.add("review/no-project", { folder }, configPlace(["review", "project"]));
  }
  const answer = (address: URL) => answerOf(address, checked);
  const review = reviewSite({ checked, project, answer }, log);
  return await placed(review, (file) => effects.source(root, file));
}

const maxHops = 10;

/** The host's answer to an address, from the built files. */
function answerOf({ pathname, href }: URL, { files, site }: CheckedSite): AddressAnswer {
  const { base, origin, redirects } = site;
  const host = hostOf(site.host);
  let path = withoutBase(base, decodePath(pathname) ?? pathname);
  for (let hops = 0; hops <= maxHops && path !== undefined; hops++) {
    const answer = answerPath(path, { files, host, redirects });
    if (answer.kind === "nothing") return { status: 404, result: "404, according to the build" };
    if (answer.kind === "file")
      return { status: answer.status, result: `${answer.status}, according to the build` };
    if (answer.kind === "redirect") path = answer.path;
    else {
      const to = new URL(answer.to, origin);
      if (to.origin !== origin) return { status: undefined, result: `a redirect to ${to.href}` };
      const led = decodePath(to.pathname) ?? to.pathname;
      path = answer.to.startsWith("/") ? led : withoutBase(base, led);
    }
  }
  return path === undefined
    ? { status: undefined, result: `a redirect to a URL outside ${base}` }
    : { status: undefined, result: `endless redirects from ${href}` };
}

async function placed(review: Review, readSource: (file: string) => string | undefined): Promise<Review> {
  const { placeSeeker } = await import("../diagnostics/place/seek-place.js");
  const seek = placeSeeker(readSource);
  const place = (evidence: readonly Evidence[]) =>
    evidence.map((evidence) => ({ ...evidence, place: seek(evidence.place) ?? evidence.place }));
  return { ...review, items: review.items.map((item) => ({ ...item, site: place(item.site) })) };
}
