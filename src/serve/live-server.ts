import { parseRequestTarget } from "../util/request-target.js";
import { codesPage, codesPath } from "./codes-page.js";
import { eventsPath, stylePath } from "./follow-builds.js";
import type { LiveSite } from "./live-site.js";
import type { LiveUpdates } from "./live-updates.js";
import { type Reply, textReply } from "./reply.js";
import { type RunningServer, type SiteRequest, startServer } from "./server.js";

export interface LiveServerOptions {
  readonly listen: string;
  readonly port: number;
  readonly live: LiveSite;
  readonly updates: LiveUpdates;
  /** Requests wait for it. */
  readonly firstBuild: Promise<unknown>;
}

/** Serves a site as it is at each moment, and tells browsers when it changes. Throws what `listen` throws. */
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
    if (path === codesPath)
      return textReply(200, codesPage(), { "content-type": "text/html; charset=utf-8" });
    if (path !== eventsPath) return await live.replyTo(path);
    if (response.req.method === "HEAD") return textReply(200, "", { "content-type": "text/event-stream" });
    updates.add(shown, response);
    return undefined;
  };
  return startServer({ host: listen, port, answer });
}
