export const meta = {
  title: "A page that breaks a rule",
  description: "A page that breaks one rule, and only that one, so that the rule can be seen to find it.",
};

export default function Broken() {
  return (
    <main>
      <h1>Broken</h1>
      <form method="post" data-netlify="true" name="waiting-list">
        <label>
          E-mail <input type="email" name="email" autoComplete="email" />
        </label>
        <button type="submit">Join</button>
      </form>
    </main>
  );
}
