import { useSite } from "handbill";

export const meta = {
  title: "A page that breaks a rule",
  description: "A page that breaks one rule, and only that one, so that the rule can be seen to find it.",
};

export default function Broken() {
  const { app, publisher } = useSite();
  return (
    <main>
      <h1>Broken</h1>
      <p>{`Made by ${publisher.name}`}</p>
      <p>{`It is called ${app}.`}</p>
      <p>In code, <code>undefined</code> and <code>NaN</code> are words.</p>
    </main>
  );
}
