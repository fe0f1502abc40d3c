import { Link } from "handbill";

export const meta = { title: "About", description: "A page about nothing at all." };
export default function Page() {
  return (
    <main><h1>About</h1>
      <Link to="/pivacy">Privacy</Link>
      <Link to="/privacy#how-to-reach-you">Reach</Link>
      <Link to="#missing">Below</Link>
      <a href="relative">Relative</a>
      <img src="/missing.png" alt="" />
    </main>
  );
}
