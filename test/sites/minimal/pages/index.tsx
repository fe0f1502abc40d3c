import { Link, type Meta, useSite } from "handbill";
import "./_index.css";
import "./_hello.client.ts";

export const meta: Meta = ({ site }) => ({ title: site.app.name, description: site.app.description });

export default function Landing() {
  const { app } = useSite();
  return (
    <main>
      <h1 id="top">{app.name}</h1>
      <Link to="/privacy">Privacy</Link>
    </main>
  );
}
