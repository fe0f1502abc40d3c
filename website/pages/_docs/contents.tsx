import { Link } from "handbill";
import type { Doc } from "./sequence.ts";
import "./contents.css";

/** The headings of a page with several sections; lists of codes leave out the prefix that they share. */
export function Contents({ document: { headings } }: { document: Pick<Doc, "headings"> }) {
  const sections = headings.filter(({ depth }) => depth === 2);
  // A page with two or three sections shows their subheadings too.
  const top = sections.length > 3 ? sections : headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (top.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      {/* Without a list: a page with many codes would be too large. */}
      <div>
        {top.map(({ id, text }) => (
          <Link key={id} to={`#${id}`}>
            {text.replace(/^[a-z]+\/(?=\w)/, "")}
          </Link>
        ))}
      </div>
    </nav>
  );
}
