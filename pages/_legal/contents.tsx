import { type LegalDocument, Link } from "handbill";
import "./contents.css";

/**
 * A document's sections, as the stops of a small line. Next to the text they are a list below a heading; above it, on small screens, they
 * are collapsed. CSS numbers them like the sections.
 */
export function Contents({ headings }: Pick<LegalDocument, "headings">) {
  const sections = headings.filter(({ depth }) => depth === 2);
  return (
    <nav className="contents" aria-label="Contents">
      <h2>Contents</h2>
      <details>
        <summary>
          Contents <span>{`${sections.length} sections`}</span>
        </summary>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <Link to={`#${id}`}>{text}</Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
