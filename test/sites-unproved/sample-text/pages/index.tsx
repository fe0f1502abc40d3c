import { Link, useSite } from "handbill";

export const meta = {
  title: "A page that breaks a rule",
  description: "A page that breaks one rule, and only that one, so that the rule can be seen to find it.",
};

export default function Broken() {
  const { app } = useSite();
  return (
    <main>
      <h1>{app.name}</h1>
      <p>
        {app.name} counts backwards and wakes you only <em>when it must</em>.
      </p>
      <p>Steps that can wait do so until morning.</p>
      <Link to="/privacy-policy">Privacy Policy</Link>
      <a href="#more" id="more">More</a>
    </main>
  );
}
