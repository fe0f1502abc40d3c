import { Face } from "./face.tsx";
import "./room-drawing.css";

const messages = [
  ["Before", "Who is going?"],
  ["During", "By the red blanket!"],
  ["After", "Same again soon?"],
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
