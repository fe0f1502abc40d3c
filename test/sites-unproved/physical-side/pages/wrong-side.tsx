import { Link } from "handbill";
import "./_wrong-side.css";

export const meta = { title: "On the wrong side", description: "A page that keeps to the left, whatever way it is read." };

export default function WrongSide() {
  return (
    <main className="aside">
      <h1>On the wrong side</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
