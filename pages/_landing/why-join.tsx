import { useSite } from "handbill";
import { Icon } from "../_shared/icon.tsx";
import { formatSellingPoints } from "./selling-points.ts";
import { Station } from "./station.tsx";
import { StreetScene } from "./street-scene.tsx";
import "./section.css";
import "./why-join.css";

export function WhyJoin() {
  const { facts } = useSite();
  return (
    <section className="section" id="why-join">
      <Station
        name="Why join"
        lead="Because “we should hang out sometime” is not a plan."
        scene={<StreetScene />}
      />
      <ul className="tickets">
        {formatSellingPoints(facts.city).map(({ icon, title, text }, index) => (
          <li key={icon} data-reveal="rise">
            <div className="ticket">
              <span className="stub" aria-hidden="true">
                <b>{index + 1}</b>
                <Icon name={icon} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
