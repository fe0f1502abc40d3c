import { EachLanguage, LanguageLinks, Link, useMessages } from "handbill";
import "./_index.css";

export const meta = { title: "Not found", description: "There is no page here." };

export default function NotFound() {
  return (
    <main>
      <EachLanguage>{({ isFirst }) => <Gone isFirst={isFirst} />}</EachLanguage>
      <LanguageLinks label="Languages" />
    </main>
  );
}

function Gone({ isFirst }: { isFirst: boolean }) {
  const t = useMessages();
  const Title = isFirst ? "h1" : "h2";
  return (
    <>
      <Title>{t("gone")}</Title>
      <Link to="/">{t("home")}</Link>
    </>
  );
}
