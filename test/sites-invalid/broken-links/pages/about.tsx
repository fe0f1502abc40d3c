import { Link } from "handbill";

export const meta = { title: "T", description: "D" };
export default function Page() {
  return (
    <main>
      <Link to="/pivacy">Privacy</Link>
      <Link to="/privacy#how-to-reach-you">Reach</Link>
      <Link to="#missing">Here</Link>
      <a href="relative">Relative</a>
      <img src="/missing.png" alt="" />
    </main>
  );
}
