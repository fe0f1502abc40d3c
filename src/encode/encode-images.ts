export async function encodeImages(..._: unknown[]): Promise<never[]> {
  return [];
}
