import "./index.css";
import "./_broken.css";
import "./_broken.client.ts";

export const meta = {
  title: "A page that looks wrong",
  description: "A page that breaks no rule as it is written, and some once a browser has laid it out.",
};

export default function Broken() {
  return (
    <main>
      <h1>Broken</h1>
      <p className="faint">Hard to read</p>
      <p className="wide">Floccinaucinihilipilification, floccinaucinihilipilification</p>
    </main>
  );
}
