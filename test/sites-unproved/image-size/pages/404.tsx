import "./index.css";
import { Link } from "handbill";

export const meta = { title: "Not found", description: "There is no page at this address." };

export default function NotFound() {
  return (
    <main>
      <h1>404</h1>
      <img src="/beach.svg" alt="A beach" width="100" height="400" />
      <Link to="/">Return home</Link>
    </main>
  );
}
