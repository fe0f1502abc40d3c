import { deserialize, serialize } from "node:v8";

/** What V8 writes begins with it, and no text in UTF-8 does. */
const sign = 0xff;

/** A result as bytes: what is bytes is not copied, unless it begins as if V8 had written it. Nobody changes it afterwards. */
export const writeResult = (result: unknown): Uint8Array =>
  result instanceof Uint8Array && result.length > 0 && result[0] !== sign ? result : serialize(result);

/** What was written so. Who keeps it knows that it is whole, and of what type. */
export const readResult = <Result>(bytes: Uint8Array): Result =>
  (bytes[0] === sign ? deserialize(bytes) : bytes) as Result;
