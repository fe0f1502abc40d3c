import type { IncomingHttpHeaders } from "node:http";
import { parseRequestTarget } from "../util/request-target.js";
import { eventsPath, stylePath } from "./follow-builds.js";
import { type Reply, textReply } from "./http/reply.js";
import { type RunningServer, type SiteRequest, startServer } from "./http/server.js";
import type { LiveSite } from "./live-site.js";
import type { LiveUpdates } from "./live-updates.js";

/** Whether a request comes from a page of this server, or from no page. */
function isSameSite({ origin, host, "sec-fetch-site": site }: IncomingHttpHeaders): boolean {
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

interface LiveServerOptions {
  readonly listen: string;
  readonly port: number;
  readonly live: LiveSite;
  readonly updates: LiveUpdates;
  /** Requests wait for it. */
  readonly firstBuild: Promise<unknown>;
}

/** Serves the current state of a site, and notifies browsers of changes. Throws the errors of `listen`. */
export function startLiveServer({
  listen,
  port,
  live,
  updates,
  firstBuild,
}: LiveServerOptions): Promise<RunningServer> {
  const answer = async ({ path, query, response }: SiteRequest): Promise<Reply | undefined> => {
    await firstBuild;
    const shown = parseRequestTarget(query.get("page") ?? "")?.path ?? "/";
    if (path === stylePath)
      return textReply(200, await live.styleAt(shown), { "content-type": "text/css; charset=utf-8" });
    if (path !== eventsPath) return await live.replyTo(path);
    if (response.req.method === "HEAD") return textReply(200, "", { "content-type": "text/event-stream" });
    // Pages of other sites must not learn when this one changes. Browsers send the origin.
    if (!isSameSite(response.req.headers)) return textReply(403, "Forbidden");
    if (updates.isFull) return textReply(503, "Too many pages are open");
    updates.add(shown, response);
    return undefined;
  };
  return startServer({ host: listen, port, answer });
}
