import "./tokens.css";
import "./base.css";

/** The first thing in every page's body, so it also brings the styles that every page stands on. */
export function SkipLink() {
  return (
    <a className="skip-link visually-hidden" href="#main">
      Skip to content
    </a>
  );
}
