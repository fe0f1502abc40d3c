import { useSite } from "handbill";
import "./phone.css";

/** A drawing of one event's chat room, before, during and after: a small line of its own. */
export function Phone() {
  const { headline } = useSite().facts;
  return (
    <div className="phone" aria-hidden="true">
      <div className="phone-body">
        <div className="phone-title">Picnic by the river</div>
        <div className="phase">
          <b>Before</b>
          <p>First time for me. Who else?</p>
          <p className="mine">Me too! With snacks</p>
        </div>
        <div className="phase">
          <b>During</b>
          <p>We are under the big willow</p>
          <p className="mine">I can see you!</p>
        </div>
        <div className="phase">
          <b>After</b>
          <p>That was fun. Frisbee next?</p>
          <p className="mine promise">{headline.marked}</p>
        </div>
        <div className="composer" />
      </div>
    </div>
  );
}
