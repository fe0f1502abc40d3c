export const meta = { title: "T", description: "D" };

export default function About(): never {
  throw { reason: "no error object" };
}
