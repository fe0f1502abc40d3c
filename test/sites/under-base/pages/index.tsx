import { Link, type Meta, useSite } from "handbill";
import "./_index.css";
import dot from "./_dot.svg";

export const meta: Meta = ({ site }) => ({ title: site.app.name, description: site.app.description });

export default function Landing() {
  const { app } = useSite();
  return (
    <main>
      <h1 id="top">{app.name}</h1>
      <img src={dot.href} alt="A dot" width={dot.width} height={dot.height} />
      <Link to="/privacy">Privacy</Link>
    </main>
  );
}
