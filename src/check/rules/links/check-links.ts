import { Diagnostics, placeOf } from "../../../diagnostics/diagnostics.js";
import { withBase, withoutBase } from "../../../model/addresses/addresses.js";
import type { SiteAddress } from "../../../model/pages/checked-tree.js";
import { configPlace } from "../../../model/place.js";
import { decodePath } from "../../../util/request-target.js";
import type { CheckedSite, PageLink, PageSummary } from "../../rule.js";
import { listTargets, type Targets } from "./targets.js";

/**
 * Each address within the site leads to a published page or file, and to an existing id on that page. Addresses must start with the base,
 * so that they work from 404.html at any depth and with both slash forms.
 */
export function checkLinks(checked: CheckedSite, log: Diagnostics): void {
  const targets = listTargets(checked);
  const { site } = checked;
  const { base, languages } = site;
  const isPage = (path: string) => {
    const found = targets.resolve(path);
    return found.kind === "found" && found.page !== undefined;
  };
  for (const { from, to } of site.redirects) {
    const [path, id = ""] = splitOnce(to, "#");
    const found = to.startsWith("/") ? targets.resolve(withBase(base, path)) : undefined;
    const page = found?.kind === "found" ? found.page : undefined;
    if (id === "" || !page || page.ids.has(decodePath(id) ?? id)) continue;
    const args = { href: to, id, near: targets.nearestId(id, page) };
    log.add("check/broken-anchor", args, configPlace(["redirects", from]));
  }
  // A missing icon has its own rule.
  const icon = site.icon && withBase(site.base, site.icon);
  for (const summary of checked.summaries) {
    const seen = new Set<string>();
    const { prefix = "" } = languages.find(({ tag }) => tag === summary.page.language) ?? {};
    for (const link of summary.links) {
      const { value } = link;
      const here = prefix + (withoutBase(base, value) ?? "");
      if (
        prefix !== "" &&
        link.use === "follow" &&
        !link.hasLanguage &&
        isPage(value) &&
        isPage(withBase(base, here))
      ) {
        const element = { tag: "a", has: "href", value, lacks: "hrefLang" };
        log.add("check/other-language", { href: value, here }, placeOf(summary.page, [value], { element }));
      }
      if (value === icon || hasScheme.test(ownAddress(value, site))) continue;
      if (seen.size === seen.add(value).size) continue;
      const general = generalAddress(value, summary, site);
      const findingsOf = (address: string, also: string | undefined) => {
        const own = new Diagnostics();
        checkAddress({ ...link, value: address }, summary, { checked, targets, log: own, also });
        return own.sorted();
      };
      const own = findingsOf(value, general);
      // An address that is wrong in the first language too was written once, for all of them.
      const shared = own.length > 0 && general !== undefined ? findingsOf(general, value) : [];
      log.take(shared.length > 0 ? shared : own);
    }
  }
}

/** The address in the first language, as the author writes it for all of them: `/press` for `/de/press` on a page in German. */
function generalAddress(href: string, { page }: PageSummary, site: CheckedSite["site"]): string | undefined {
  const { base, languages } = site;
  const { prefix = "" } = languages.find(({ tag }) => tag === page.language) ?? {};
  const own = withoutBase(base, ownAddress(href, site));
  if (prefix === "" || languages[0]?.prefix !== "" || !own?.startsWith(prefix)) return undefined;
  const rest = own.slice(prefix.length);
  return /^(?:$|[/?#])/.test(rest) ? withBase(base, rest) : undefined;
}

interface LinkContext {
  readonly checked: CheckedSite;
  readonly targets: Targets;
  readonly log: Diagnostics;
  /** The address in another form, in which a source may have it. */
  readonly also: string | undefined;
}

/** The draft of a page, such as `content/help/_sync.md` for `/help/sync`. */
function draftOf(path: string, { drafts = [] }: CheckedSite): string | undefined {
  const name = path.split("/").at(-1)?.replace(/^_/, "");
  return drafts.find((file) => file.endsWith(`/_${name}.md`) || file === `pages/_${name}.tsx`);
}

const ownAddress = (href: string, { url, origin }: SiteAddress) =>
  href === origin || href.startsWith(url) ? href.slice(origin.length) || "/" : href;

const hasScheme = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

function checkAddress(
  { value: href, use }: PageLink,
  from: PageSummary,
  { checked, targets, log, also }: LinkContext,
): void {
  const { base } = checked.site;
  const own = ownAddress(href, checked.site);
  const [beforeFragment = "", fragment] = splitOnce(own, "#");
  const [path = ""] = splitOnce(beforeFragment, "?");
  const place = (written: string) =>
    placeOf(from.page, [...new Set([written, withBase(base, written), href, also ?? href])]);

  let target: PageSummary | undefined = from;
  if (path === "" && beforeFragment === "" && fragment === undefined) {
    return log.add("check/relative-link", { href: '""', object: undefined, use }, place(href));
  }
  if (path !== "") {
    if (!path.startsWith("/")) {
      // The string that JavaScript makes of an object.
      const object = href.startsWith("[object ") ? "yes" : undefined;
      return log.add("check/relative-link", { href, object, use }, place(href));
    }
    const resolved = targets.resolve(path);
    switch (resolved.kind) {
      case "outside-base":
        return log.add(
          "check/outside-base",
          { href, base, use },
          placeOf(from.page, [href], { element: { tag: "a", has: "href", value: href } }),
        );
      case "wrong-case":
        return log.add(
          "check/wrong-case",
          { href: resolved.path, published: resolved.published },
          place(resolved.path),
        );
      case "missing":
        // Its missing page is reported at the config.
        if (checked.site.getLinks.includes(resolved.path)) return;
        return log.add(
          "check/broken-link",
          { href: resolved.path, near: resolved.near, draft: draftOf(resolved.path, checked) },
          place(resolved.path),
        );
      default:
        target = resolved.page;
        if (resolved.route !== undefined)
          log.add("check/names-file", { href: resolved.path, route: resolved.route }, place(resolved.path));
    }
  }
  if (fragment === undefined || fragment === "" || fragment === "top" || !target) return;
  const id = decodePath(fragment) ?? fragment;
  if (target.ids.has(id)) return;
  const written = path === "" ? own : `${withoutBase(base, path)}#${fragment}`;
  const near = targets.nearestId(id, target);
  const full = also !== undefined ? checked.site.origin + also : undefined;
  log.add("check/broken-anchor", { href: written, id, near, ...(full && { full }) }, place(written));
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + separator.length)];
}
