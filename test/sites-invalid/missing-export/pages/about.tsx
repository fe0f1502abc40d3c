import { Imag, Link } from "handbill";
import { Parrt } from "./_part.tsx";
export const meta = { title: "About", description: "About" };
export default () => <p><Imag /><Link to="/">x</Link><Parrt /></p>;
