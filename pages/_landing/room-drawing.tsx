import { Face } from "./face.tsx";
import "./room-drawing.css";

const messages = [
  ["Before", "What shall I bring?"],
  ["During", "By the blue blanket!"],
  ["After", "Frisbee tomorrow?"],
];

export function RoomDrawing() {
  return (
    <div className="drawing room-drawing" aria-hidden="true">
      {messages.map(([phase, message]) => (
        <div key={phase}>
          <Face />
          <p>
            <b>{phase}</b>
            {message}
          </p>
        </div>
      ))}
    </div>
  );
}
