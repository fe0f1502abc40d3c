import { useSite } from "handbill";
import { Destination } from "./destination.tsx";
import { Interchange } from "./interchange.tsx";
import { Station } from "./station.tsx";
import "./section.css";
import "./connect.css";

export function Connect() {
  const { email, instagram, rednote, partnershipForm } = useSite();
  return (
    <section className="section" id="connect">
      <Station name="Let's connect" lead="Come say hello, or bring us an idea." />
      <div className="signs">
        <div>
          <div className="sign" data-reveal="rise">
            <h3>Follow</h3>
            <ul className="destinations">
              <Destination href={`mailto:${email}`} icon="email" name="Email" />
              {instagram && <Destination href={instagram} icon="instagram" name="Instagram" />}
              {rednote && <Destination href={rednote} icon="rednote" name="RedNote" />}
            </ul>
          </div>
        </div>
        {partnershipForm && (
          <div>
            <div className="sign partner" data-reveal="rise">
              <h3>Partner with Us</h3>
              <p>Run a local business? Let's put something good on together.</p>
              <Interchange />
              <ul className="destinations">
                <Destination href={partnershipForm} icon="form" name="Partnership Form" />
              </ul>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
