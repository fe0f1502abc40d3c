export const meta = { title: "T", description: "D" };
export default function Page(): never {
  throw new Error("first");
}
