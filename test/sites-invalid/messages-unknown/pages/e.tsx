import { Link, useMessages } from "handbill";

export const meta = { title: "Page e", description: "What it is." };

export default function Page() {
  const t = useMessages();
  return (
    <main>
      <h1>{t("since", { day: "2026-02-30" })}</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
