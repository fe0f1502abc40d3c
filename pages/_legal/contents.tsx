import { type LegalDocument, Link } from "handbill";
import "./contents.css";

/** A document's sections, as the stops of a small line. The style numbers them as it numbers the sections. */
export function Contents({ headings }: Pick<LegalDocument, "headings">) {
  return (
    <nav className="contents" aria-labelledby="table-of-contents">
      <h2 id="table-of-contents">Contents</h2>
      <ol>
        {headings
          .filter(({ depth }) => depth === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <Link to={`#${id}`}>{text}</Link>
            </li>
          ))}
      </ol>
    </nav>
  );
}
