import { Link, useSite } from "handbill";
import { Place } from "./place.tsx";
import { Stop } from "./stop.tsx";
import { formatStore } from "./store-words.ts";
import { Train } from "./train.tsx";
import "./footer.css";

interface FooterProps {
  /** Whether the line continues from the page above; otherwise it starts beyond the window's edge. */
  readonly fromAbove?: boolean;
  /** Whether there is a line; a page that ends in its own has none here. */
  readonly drawn?: boolean;
}

/** The end of the line, and the links at the end of every page. */
export function Footer({ fromAbove = false, drawn = true }: FooterProps) {
  const { app, storeList, link, copyrightYear } = useSite();
  const instagram = link("instagram");
  const rednote = link("rednote");
  return (
    <footer className="footer">
      <div className="frame">
        {drawn && (
          <div className={fromAbove ? "track from-above" : "track"}>
            <p className="end-sign">End of the line</p>
            <Train className="parked-train" />
            <Stop className="end-stop" />
          </div>
        )}
        <div className="footer-links" data-reveal="rise">
          <ul className="places">
            {storeList.map(
              (store) =>
                store.href && (
                  <Place
                    key={store.store}
                    href={store.href}
                    icon={store.store}
                    name={formatStore(store, app.name).label}
                  />
                ),
            )}
            {instagram && <Place href={instagram.url} icon="instagram" name={instagram.label} />}
            {rednote && <Place href={rednote.url} icon="rednote" name={rednote.label} />}
          </ul>
          <ul className="legal-links">
            <li>
              <Link to="/privacy-policy">Privacy Policy</Link>
            </li>
            <li>
              <Link to="/terms-of-service">Terms of Service</Link>
            </li>
          </ul>
          <p className="copyright">{`© ${copyrightYear} ${app.name}`}</p>
        </div>
      </div>
    </footer>
  );
}
