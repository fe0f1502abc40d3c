import type { ReactElement } from "react";
import type { Diagnostics } from "../core/diagnostics.js";
import type { PageModule } from "../core/project.js";
import type { Route } from "../core/route.js";
import type { ReadFollower } from "./follow-reads.js";
import { collectAsks, type PageAsks } from "./page-asks.js";
import type { PageContext } from "./page-tree.js";
import { type RenderedDraft, renderDraft } from "./render-draft.js";
import { renderByReact, renderPlainTree } from "./static-renderer.js";

/** A page that was drawn, and what it asked for meanwhile. */
export interface DrawnPage extends RenderedDraft {
  readonly asks: PageAsks;
}

export interface DrawingContext {
  /** Runs what may load packages of the site. */
  readonly within: <T>(run: () => T) => T;
  readonly contextOf: (log: Diagnostics, asks: PageAsks) => PageContext;
  readonly follower: ReadFollower | undefined;
}

/**
 * Draws pages, each to the HTML that React makes of it. One that is not plain is begun anew by React itself, and so are all
 * others of its module from then on.
 */
export function openPageDrawing({
  within,
  contextOf,
  follower,
}: DrawingContext): (route: Route, log: Diagnostics) => DrawnPage | undefined {
  const onlyReact = new Set<PageModule>();
  return (route, log) => {
    const { module } = route;
    const asks = collectAsks(follower);
    follower?.begin();
    const render = (tree: () => ReactElement) => {
      const plain = onlyReact.has(module) ? undefined : renderPlainTree(tree());
      if (plain !== undefined) return plain;
      onlyReact.add(module);
      asks.beginAnew();
      follower?.beginAnew();
      return renderByReact(tree());
    };
    const drawn = within(() => renderDraft(route, contextOf(log, asks), render));
    return drawn && { ...drawn, html: documentOf(drawn.html), asks };
  };
}

const documentOf = (html: string) => `<!doctype html>${html}\n`;
