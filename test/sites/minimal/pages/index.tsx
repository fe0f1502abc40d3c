import { Link, type Meta, useSite } from "handbill";
import "./_index.css";
import "./_hello.client.ts";

export const meta: Meta = ({ site }) => ({ title: site.product.name, description: site.product.description });

export default function Landing() {
  const { product } = useSite();
  return (
    <main>
      <h1 id="top">{product.name}</h1>
      <Link to="/privacy">Privacy</Link>
    </main>
  );
}
