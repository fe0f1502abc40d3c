import { Link, useMessages } from "handbill";

export const meta = { title: "Page b", description: "What it is." };

export default function Page() {
  const t = useMessages();
  return (
    <main>
      <h1>{t("days")}</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
