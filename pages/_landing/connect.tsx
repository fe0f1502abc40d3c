import { useConnections } from "./connections.ts";
import { Destination } from "./destination.tsx";
import { Interchange } from "./interchange.tsx";
import { Station } from "./station.tsx";
import { StoopScene } from "./stoop-scene.tsx";
import "./section.css";
import "./connect.css";

/** Missing links leave no gap: a sign without a link is left out, and so is the section without a sign. */
export function Connect() {
  const { follow, partners } = useConnections();
  if (follow.length + partners.length === 0) return null;
  return (
    <section className="section" id="connect">
      <Station name="Let’s connect" lead="Come say hello, or bring us an idea." scene={<StoopScene />} />
      <div className="signs">
        {follow.length > 0 && (
          <div data-reveal="rise">
            <div className="sign">
              <h3>Follow</h3>
              <ul className="destinations">
                {follow.map((place) => (
                  <Destination key={place.icon} {...place} />
                ))}
              </ul>
            </div>
          </div>
        )}
        {partners.length > 0 && (
          <div data-reveal="rise">
            <div className="sign partner">
              <h3>Partner with Us</h3>
              <p>Run a local business? Let’s put something good on together.</p>
              <Interchange />
              <ul className="destinations">
                {partners.map((place) => (
                  <Destination key={place.icon} {...place} />
                ))}
              </ul>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
