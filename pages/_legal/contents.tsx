import { type LegalDocument, Link } from "handbill";
import "./contents.css";

/**
 * A document's sections, as the stops of a small line. Beside the text they all stand there, below a heading; above it, on
 * small screens, they are folded away. The style numbers them as it numbers the sections.
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
