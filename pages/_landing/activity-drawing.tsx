import { Face } from "./face.tsx";
import "./activity-drawing.css";

export function ActivityDrawing() {
  return (
    <div className="drawing activity-drawing" aria-hidden="true">
      <div className="profile">
        <Face />
        <ul className="activities">
          <li className="going">
            Frisbee in the park <b>Going</b>
          </li>
          <li>
            Picnic by the river <b>Went</b>
          </li>
          <li>
            Board game night <b>Went</b>
          </li>
        </ul>
      </div>
    </div>
  );
}
