import { type Answering, answerPath } from "../../hosts/answer-path.js";
import { hrefOf } from "../../hosts/common.js";
import { withBase, withoutBase } from "../../model/addresses/addresses.js";
import { decodePath } from "../../util/request-target.js";
import { type Reply, textReply } from "./reply.js";

interface PlacedSite extends Answering {
  /** As in URLs: `/gr%C3%B6%C3%9Fe/`. */
  readonly base: string;
}

export type Placed =
  | { readonly outputFile: string; readonly status: 200 | 404 }
  /** A reply without a file. */
  | { readonly reply: Reply };

/** The answer to a decoded path: a file of the site, which is below its base, or a reply without a file. */
export function placeUnderBase(path: string, { base, ...site }: PlacedSite): Placed {
  const decoded = decodePath(base) ?? base;
  const inner = withoutBase(decoded, path);
  // A request for the root goes to the site; a tab may have been opened before a build knew the base.
  if (inner === undefined && path === "/") return { reply: redirectAt(base, 302) };
  if (inner === undefined) return { reply: textReply(404, `This site is at ${base}`) };
  if (path === decoded.slice(0, -1)) return { reply: redirectTo(decoded, 301) };
  const answer = answerPath(inner, site);
  if (answer.kind === "file") return answer;
  if (answer.kind === "redirect") return { reply: redirectTo(withBase(decoded, answer.path), answer.status) };
  if (answer.kind === "configured redirect")
    return { reply: redirectAt(hrefOf(answer.to, base), answer.status) };
  return { reply: textReply(404, "There is no such file, and the site has no 404.html.") };
}

function redirectTo(path: string, status: number): Reply {
  return redirectAt(path.split("/").map(encodeURIComponent).join("/"), status);
}

function redirectAt(location: string, status: number): Reply {
  return textReply(status, `See ${location}`, { location });
}
