import { Link, type Meta } from "handbill";
import { Footer } from "./_shared/footer.tsx";
import { SiteHeader } from "./_shared/site-header.tsx";
import { SkipLink } from "./_shared/skip-link.tsx";
import { Stop } from "./_shared/stop.tsx";
import { Train } from "./_shared/train.tsx";
import "./_not-found/not-found.css";
import "./_not-found/log-path.client.ts";

export const meta: Meta = ({ site: { app } }) => ({
  title: `Page not found | ${app.name}`,
  description: `There is no page of ${app.name} at this address.`,
});

export default function NotFoundPage() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main className="not-found" id="main" tabIndex={-1}>
        <div className="frame">
          <p className="code">404</p>
          <div className="missed-stop">
            <Stop className="unserved" />
            <div className="late-train">
              <Train />
            </div>
          </div>
          <h1>Oops! Page not found</h1>
          <p className="apology">The train missed this stop. The next one takes you back.</p>
          <Link className="return" to="/">
            Return to Home
          </Link>
          <nav className="transfers" aria-label="Other stops">
            <p>Or change here for</p>
            <ul className="transfer-list">
              <li>
                <Link to="/#why-join">Why join</Link>
              </li>
              <li>
                <Link to="/#features">Features</Link>
              </li>
              <li>
                <Link to="/#connect">Let’s connect</Link>
              </li>
            </ul>
          </nav>
        </div>
      </main>
      <Footer drawn={false} />
    </>
  );
}
