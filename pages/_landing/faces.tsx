import { Face } from "./face.tsx";
import "./faces.css";

/** The people at the picnic, the same ones in every drawing. */
export function Faces() {
  return (
    <div className="faces">
      <Face />
      <Face />
      <Face />
      <Face />
    </div>
  );
}
