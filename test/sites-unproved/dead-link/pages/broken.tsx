export const meta = {
  title: "A page that breaks a rule",
  description: "A page that breaks one rule, and only that one, so that the rule can be seen to find it.",
};

export default function Broken() {
  return (
    <main>
      <h1>Broken</h1>
      <a href="https://press.site.dev/kit">Press kit</a>
    </main>
  );
}
