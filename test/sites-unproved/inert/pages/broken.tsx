export const meta = {
  title: "A page that breaks a rule",
  description: "A page that breaks one rule, and only that one, so that the rule can be seen to find it.",
};

export default function Broken() {
  return (
    <main>
      <h1>Broken</h1>
      <button type="button">Download</button>
    </main>
  );
}
