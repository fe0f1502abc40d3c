import { useSite } from "handbill";
import { Destination } from "./destination.tsx";
import { Interchange } from "./interchange.tsx";
import { Station } from "./station.tsx";
import "./section.css";
import "./connect.css";

export function Connect() {
  const { publisher, link } = useSite();
  const instagram = link("instagram");
  const rednote = link("rednote");
  const partners = link("partners");
  return (
    <section className="section" id="connect">
      <Station name="Let's connect" lead="Come say hello, or bring us an idea." />
      <div className="signs">
        <div>
          <div className="sign" data-reveal="rise">
            <h3>Follow</h3>
            <ul className="destinations">
              {publisher.email && (
                <Destination href={`mailto:${publisher.email}`} icon="email" name="Email" />
              )}
              {instagram && <Destination href={instagram.url} icon="instagram" name={instagram.label} />}
              {rednote && <Destination href={rednote.url} icon="rednote" name={rednote.label} />}
            </ul>
          </div>
        </div>
        {partners && (
          <div>
            <div className="sign partner" data-reveal="rise">
              <h3>Partner with Us</h3>
              <p>Run a local business? Let's put something good on together.</p>
              <Interchange />
              <ul className="destinations">
                <Destination href={partners.url} icon="form" name={partners.label} />
              </ul>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
