import { Faces } from "./faces.tsx";
import "./category-drawing.css";

/** Rows of chips that continue beyond the panel's edges. */
const rows = [
  ["Running", "Music", "Food", "Crafts"],
  ["Film", "Games", "Outdoors", "Art"],
  ["Cycling", "Books", "Dancing", "Tea"],
];
const chosen = "Outdoors";

/** One category is selected, and the picnic is in it. */
export function CategoryDrawing() {
  return (
    <div className="drawing category-drawing" aria-hidden="true">
      {rows.map((row) => (
        <ul className="chips" key={row.join()}>
          {row.map((interest) => (
            <li key={interest} className={interest === chosen ? "chosen" : undefined}>
              {interest}
            </li>
          ))}
        </ul>
      ))}
      <div className="found">
        <p>
          <b>Picnic by the river</b>
          Saturday at 3
        </p>
        <Faces />
      </div>
    </div>
  );
}
