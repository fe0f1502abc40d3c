import "./index.css";
import { Link } from "handbill";

export const meta = { title: "Not found", description: "There is no page at this address." };

export default function NotFound() {
  return (
    <main>
      <h1>404</h1>
      <p>For our policy, click <a href="/privacy-policy">here</a>.</p>
      <h2 id="link">Link</h2>
      <p>
        Contents: <a href="#link">Link</a>
      </p>
      <Link to="/">Return home</Link>
    </main>
  );
}
