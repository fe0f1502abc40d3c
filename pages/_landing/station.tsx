import type { ReactNode } from "react";
import { Stop } from "../_shared/stop.tsx";
import "./station.css";

interface StationProps {
  name: string;
  lead: string;
  /** The view of the place. */
  scene: ReactNode;
}

/** A section's name as the sign of a stop on the line, a lead, and a view of the place. */
export function Station({ name, lead, scene }: StationProps) {
  return (
    <div className="station">
      <Stop className="station-stop" />
      <h2>{name}</h2>
      <p>{lead}</p>
      {scene}
    </div>
  );
}
