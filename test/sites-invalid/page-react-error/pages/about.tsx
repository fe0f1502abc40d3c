export const meta = { title: "T", description: "D" };
export default function Page() {
  const value = { an: "object" };
  return <main>{value as never}</main>;
}
