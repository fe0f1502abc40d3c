import { QrCode, useSite } from "handbill";
import { Icon } from "../_shared/icon.tsx";
import { Stop } from "../_shared/stop.tsx";
import { Headline } from "./headline.tsx";
import { Phone } from "./phone.tsx";
import "./hero.css";

export function Hero() {
  const { app, facts, storeList } = useSite();
  const store = storeList.find(({ href }) => href);
  return (
    <section className="hero" id="hero">
      <div className="hero-copy">
        <Headline />
        <p className="hero-lead">
          {`${app.name} helps you find local events in ${facts.city} and make friends by doing things together, not by dating.`}
        </p>
        {store?.href && (
          <div className="boarding">
            <div className="boarding-gate">
              <Stop className="boarding-stop" />
              <a
                className="download"
                href={store.href}
                target="_blank"
                rel="noopener"
                aria-describedby="download-note"
              >
                <Icon name="appStore" />
                {`Download ${app.name} on ${store.platform}`}
              </a>
              <span className="visually-hidden" id="download-note">
                Opens in a new tab
              </span>
            </div>
            <figure className="scan">
              <QrCode value={store.href} label={`QR code that leads to ${app.name} on the ${store.name}`} />
              <figcaption>Scan it with your iPhone</figcaption>
            </figure>
          </div>
        )}
      </div>
      <Phone />
    </section>
  );
}
