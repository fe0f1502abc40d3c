export const meta = {
  title: "A page that breaks a rule",
  description: "A page with addresses that lead nowhere, or to another one than people expect of them.",
};

export default function Broken() {
  return (
    <main>
      <h1>Broken</h1>
      <p>
        <a>Download</a> <a href="/privacy-policy.html">Privacy</a> <a href="tel:555-CALL">Call</a>
      </p>
    </main>
  );
}
