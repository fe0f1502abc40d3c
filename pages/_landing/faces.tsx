import { Face } from "./face.tsx";
import "./faces.css";

/** Those who come to the picnic, the same ones in every drawing. */
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
