import { useSite } from "handbill";
import { Faces } from "./faces.tsx";
import { RiverScene } from "./river-scene.tsx";
import "./phone.css";

/** A drawing of one event: the people, and its chat room before, during and after, as a small line of its own. */
export function Phone() {
  const { headline } = useSite().facts;
  const phases = [
    ["Before", "First time for me. Who else?", "Me! I’ll bring snacks"],
    ["During", "Where is everybody?", "Under the big willow"],
    ["After", "That was fun. Frisbee next?", headline.marked],
  ] as const;
  return (
    <div className="phone" aria-hidden="true">
      <RiverScene />
      <div className="phone-body">
        <div className="status-bar">
          3:00
          <svg viewBox="0 0 42 12">
            <path d="M0 8h3v4H0zm5-3h3v7H5zm5-3h3v10h-3zM20 1h17a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H20a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Zm20 3h2v4h-2z" />
          </svg>
        </div>
        <div className="phone-title">Picnic by the river</div>
        <div className="when">Saturday at 3, by the willow</div>
        <div className="who">
          <Faces />
          <b>You’re in</b>
        </div>
        {phases.map(([phase, question, answer]) => (
          <div key={phase} className="phase" data-reveal="play">
            <b>{phase}</b>
            <p>{question}</p>
            <p className="mine">{answer}</p>
          </div>
        ))}
        <div className="composer" />
      </div>
    </div>
  );
}
