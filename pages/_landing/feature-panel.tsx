import type { ReactNode } from "react";
import { Stop } from "../_shared/stop.tsx";

export function FeaturePanel({ drawing, title, text }: { drawing: ReactNode; title: string; text: string }) {
  return (
    <li>
      <Stop className="panel-stop" />
      <div data-reveal="rise">
        <div className="panel">
          {drawing}
          <div className="panel-text">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      </div>
    </li>
  );
}
