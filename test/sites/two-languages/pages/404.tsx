import { LanguageLinks, Link } from "handbill";

export const meta = { title: "Not found", description: "There is no page here." };

export default function NotFound() {
  return (
    <main>
      <h1>Not found</h1>
      <Link to="/">Home</Link>
      <LanguageLinks label="Languages" />
    </main>
  );
}
