import photo from "./phto.png";
import "./_inedx.css";

export const meta = { title: "T", description: "D" };
export default function Page() {
  return <img src={photo.href} alt="" />;
}
