import { Link, useMessages } from "handbill";

export const meta = { title: "Page c", description: "What it is." };

export default function Page() {
  const t = useMessages();
  return (
    <main>
      <h1>{t("days", { count: Number.NaN })}</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
