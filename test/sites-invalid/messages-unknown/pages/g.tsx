import { Link, useMessages } from "handbill";

export const meta = { title: "Page g", description: "What it is." };

export default function Page() {
  const t = useMessages();
  return (
    <main>
      <h1>{t.list("title").length}</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
