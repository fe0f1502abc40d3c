import { Image } from "handbill";
import broken from "./_broken.png";

export const meta = { title: "About", description: "An image that is broken." };

export default function About() {
  return (
    <main>
      <h1>About</h1>
      <Image src={broken} widths={[16]} alt="" />
    </main>
  );
}
