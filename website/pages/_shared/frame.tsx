import { Link, useSite } from "handbill";
import type { ReactNode } from "react";
import { Search } from "./search.tsx";
import "./tokens.css";
import "./base.css";
import "./frame.css";

interface FrameProps {
  /** The content next to the text. */
  readonly side?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all pages. */
export function Frame({ side, children }: FrameProps) {
  const { link } = useSite();
  return (
    <>
      <a className="skip" href="#main">
        Skip to the text
      </a>
      <header className="top">
        <Link className="wordmark" to="/">
          handbill
        </Link>
        <nav className="top-links" aria-label="Site">
          <Link to="/first-site">Docs</Link>
          <Link to="/changes">What’s new</Link>
          <a href={link("source")?.url}>GitHub</a>
          {side && (
            <a className="to-pages" href="#all-pages">
              All pages
            </a>
          )}
        </nav>
        <Search />
      </header>
      <div className={side ? "frame has-side" : "frame"}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {side}
      </div>
      <footer className="foot">
        <p>
          handbill is free software under the{" "}
          <a href={`${link("source")?.url}/blob/main/LICENSE`}>MIT licence</a>. This site is made with it, and
          loads nothing from other servers.
        </p>
      </footer>
    </>
  );
}
