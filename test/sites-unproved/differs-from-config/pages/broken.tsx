export const meta = {
  title: "A page that breaks a rule",
  description: "A page that breaks one rule, and only that one, so that the rule can be seen to find it.",
};

export default function Broken() {
  return (
    <main>
      <h1>Broken</h1>
      <a href="https://apps.apple.com/us/app/whole/id1234567809">App Store</a>
      <a href="https://apps.apple.com/us/app/another-app/id555019283">A partner</a>
    </main>
  );
}
