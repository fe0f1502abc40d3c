import { ContentText, Link, useSite } from "handbill";
import { Frame } from "../_shared/frame.tsx";
import { Commands } from "./commands.tsx";
import { Contents } from "./contents.tsx";
import { type Doc, type Documents, placeAround, routeOf } from "./sequence.ts";
import { shortTitle } from "./short-title.ts";
import { SideBar } from "./side-bar.tsx";
import "./doc-page.css";
import "../_shared/tabs.css";
import "./text.css";
import "./code.css";
import "./copy.client.ts";

const blocks = { commands: Commands };
const repository = "https://github.com/handbill/handbill";

/** A page of the documentation: its title as a bill, its text, and tear-off tabs at the end. */
export function DocPage({ document, collections }: { document: Doc; collections: Documents }) {
  const { title, collection, data } = document;
  const { previous, next } = placeAround(collections, routeOf(document));
  const { publicHref } = useSite();
  const shelf = collections.docs.find(({ slug }) => slug === collection);
  return (
    <Frame side={<SideBar collections={collections} />}>
      <header className="bill">
        {shelf && (
          <p className="bill-shelf">
            <Link to={`/${shelf.slug}`}>{shelf.title}</Link>
          </p>
        )}
        <h1 className={title.length > 30 ? "is-long" : undefined}>{title}</h1>
      </header>
      <div className="doc">
        <Contents document={document} />
        <ContentText className="text" document={document} blocks={blocks} />
      </div>
      <nav className="tabs steps" aria-label="Before and after">
        {previous && (
          <Link className="tab" to={previous.route} rel="prev">
            <span className="tab-way">Before</span> {shortTitle(previous.document)}
          </Link>
        )}
        {next && (
          <Link className="tab" to={next.route} rel="next">
            <span className="tab-way">Next</span> {shortTitle(next.document)}
          </Link>
        )}
      </nav>
      <p className="doc-source">
        <a href={`${repository}/edit/main/${data.source}`}>Edit this page</a>,{" "}
        <a href={publicHref(`${routeOf(document)}.md`)}>read it as Markdown</a>
      </p>
    </Frame>
  );
}
