import { Link } from "handbill";
import type { Doc } from "./sequence.ts";
import "./contents.css";

/** The headings of a page, for one that has several; codes without the room that they share. */
export function Contents({ document: { headings } }: { document: Pick<Doc, "headings"> }) {
  const sections = headings.filter(({ depth }) => depth === 2);
  // Of a page with two or three sections, what is in them.
  const top = sections.length > 3 ? sections : headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (top.length < 2) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <p id="contents-title">On this page</p>
      {/* Without a list: a page of many codes would weigh more. */}
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
