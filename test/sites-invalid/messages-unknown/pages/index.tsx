import { Link, type Meta, useMessages } from "handbill";

export const meta: Meta = ({ t }) => ({ title: t("titel"), description: "What it is." });

export default function Landing() {
  const t = useMessages();
  return (
    <main>
      <h1>{t("title")}</h1>
      <Link to="/privacy">Privacy</Link>
    </main>
  );
}
