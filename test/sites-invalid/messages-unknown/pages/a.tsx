import { Link, useMessages } from "handbill";

export const meta = { title: "Page a", description: "What it is." };

export default function Page() {
  const t = useMessages();
  return (
    <main>
      <h1>{t("dayz", { count: 1 })}</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
