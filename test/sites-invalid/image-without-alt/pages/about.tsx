import { Image } from "handbill";
import photo from "./_photo.png";

export const meta = { title: "About", description: "An image that says nothing." };

export default function About() {
  // @ts-expect-error: there is no alt
  return <Image src={photo} widths={[16]} />;
}
