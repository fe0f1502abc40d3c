import "./index.css";
import { useSite } from "handbill";

export const meta = {
  title: "Support for Tidepool",
  description: "How to reach the people who make Tidepool, and what helps them help.",
};

export default function Support() {
  const { publisher } = useSite();
  return (
    <main>
      <h1>Support</h1>
      <p>
        <a href={`mailto:${publisher.email}`}>{publisher.email}</a>
      </p>
      <address>
        {publisher.address?.join(", ")} {publisher.address?.[0]} {publisher.phone}
      </address>
      <h2 id="questions">Questions</h2>
      <p>None yet.</p>
    </main>
  );
}
