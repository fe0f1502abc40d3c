import a from "./_empty.png";
import b from "./_text.png";
import c from "./_cut.png";
import d from "./_cut.svg";
import e from "./_other.jpg";
export const meta = { title: "About", description: "About" };
export default () => <p>{[a, b, c, d, e].map(({ href }) => <img key={href} src={href} alt="" />)}</p>;
