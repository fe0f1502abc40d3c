import "./_a.scss";
import text from "./_b.md";
export const meta = { title: "About", description: "About" };
export default () => <p>{text}</p>;
