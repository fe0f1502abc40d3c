import { type LegalDocument, Link } from "handbill";
import { Icon } from "../_shared/icon.tsx";
import "./onward.css";

/** Links at the end of a document: the other documents, and the start. */
export function Onward({ documents, name }: { documents: readonly LegalDocument[]; name: string }) {
  return (
    <nav className="onward" aria-label="Read on">
      <ul className="next-stops">
        {documents.map(({ slug, title }) => (
          <li key={slug}>
            <Stopover to={`/${slug}`} label="Next stop" title={title} />
          </li>
        ))}
        <li>
          <Stopover to="/" label="Back to the start" title={name} />
        </li>
      </ul>
    </nav>
  );
}

function Stopover({ to, label, title }: { to: string; label: string; title: string }) {
  return (
    <Link to={to}>
      <span className="words">
        <span className="label">{`${label} `}</span>
        {title}
      </span>
      <Icon name="arrow" />
    </Link>
  );
}
