import { Link, useMessages, usePage, useSite } from "handbill";
import { Stamp } from "./stamp.tsx";
import "./masthead.css";

export interface MastheadProps {
  /** Only the stamp, because the name is large below. */
  onLanding?: boolean;
}

/** The header of every page: the stamp and the navigation. */
export function Masthead({ onLanding = false }: MastheadProps) {
  const { app, languages } = useSite();
  const { pagePath } = usePage();
  // One not-found page serves all languages, because the reader's language is unknown.
  const isForAll = pagePath === "/404" && languages.length > 1;
  const t = useMessages();
  return (
    <header className="masthead">
      <div className="masthead-line frame">
        <Link className="home" to="/" aria-label={onLanding ? app.name : undefined}>
          <span className="home-line">
            <Stamp />
            {!onLanding && (
              <span className="mark" dir="auto">
                {app.name}
              </span>
            )}
          </span>
        </Link>
        {!isForAll && (
          <nav aria-label={app.name}>
            <ul className="ways">
              <li>
                <Link to="/support">{t("shared.support")}</Link>
              </li>
              <li>
                <Link to="/press">{t("shared.press")}</Link>
              </li>
            </ul>
          </nav>
        )}
      </div>
    </header>
  );
}
