import { Link } from "handbill";

export const meta = { title: "Whole for schools", description: "What the app Whole gives to schools and classes." };

export default function Campaign() {
  return (
    <main>
      <h1>For schools</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
