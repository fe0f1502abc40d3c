import { Stop } from "../_shared/stop.tsx";
import "./station.css";

/** A section's name as the sign of a stop on the line, and a word for who gets off here. */
export function Station({ name, lead }: { name: string; lead: string }) {
  return (
    <div className="station">
      <Stop className="station-stop" />
      <h2>{name}</h2>
      <p>{lead}</p>
    </div>
  );
}
