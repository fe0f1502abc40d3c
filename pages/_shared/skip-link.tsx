import "./tokens.css";
import "./base.css";

/** The first element in every page's body, so it also imports the base styles of every page. */
export function SkipLink() {
  return (
    <a className="skip-link visually-hidden" href="#main">
      Skip to content
    </a>
  );
}
