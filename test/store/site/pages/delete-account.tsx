import "./index.css";
import { useSite } from "handbill";

export const meta = {
  title: "Delete your Tidepool account",
  description: "How to have your account deleted, with the app or without it.",
};

export default function DeleteAccount() {
  const { publisher } = useSite();
  return (
    <main>
      <h1>Delete your Tidepool account</h1>
      <ol data-answers="deletion.steps deletion.in-app">
        <li>Open the app’s settings.</li>
        <li>Choose Account, then Delete.</li>
      </ol>
      <p>
        Or write to <a href={`mailto:${publisher.email}`}>{publisher.email}</a>.
      </p>
      <p data-answers="deletion.kept">
        Your account and all in it are gone within 30 days; invoices are kept for ten years.
      </p>
      <p data-answers="deletion.subscriptions">Cancel a subscription in the store first.</p>
    </main>
  );
}
