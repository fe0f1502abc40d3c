import { Link, useMessages } from "handbill";

export const meta = { title: "Page d", description: "What it is." };

export default function Page() {
  const t = useMessages();
  return (
    <main>
      <h1>{t("rich", { b: (words) => words })}</h1>
      <Link to="/">Home</Link>
    </main>
  );
}
