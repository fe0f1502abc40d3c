import { type ClientRequest, request } from "node:http";
import { get, type ServingCli, until } from "../cli/running-cli.js";
import type { OnEnd } from "../temp-site.js";

/** Follows a page like a browser that shows it: requests it again on each notification of a new version. */
export function followPage(onEnd: OnEnd, cli: ServingCli, path: string) {
  /** The page at each request. */
  const shown: { readonly status: number; readonly text: string }[] = [];
  const events = new URL(`/__handbill/events?page=${encodeURIComponent(path)}`, cli.origin);
  let reported = "";
  const connection: ClientRequest = request(events, (response) => {
    let text = "";
    response.setEncoding("utf8").on("data", (part) => {
      text += part;
      const [last] = [...text.matchAll(/^data: (.*)$/gm)].slice(-1);
      if (!last || last[1] === reported) return;
      reported = last[1] ?? "";
      void get(cli, path).then((page) => shown.push(page));
    });
  });
  connection.on("error", () => {}).end();
  onEnd(() => void connection.destroy());
  return {
    shown,
    /** Resolves when the page contained a text; the text is the server's answer at that moment. */
    untilShown: (text: string) =>
      until(
        () => shown.some((page) => page.text.includes(text)),
        () => `${path} with ${text}`,
      ),
  };
}
