import { expect, test } from "vitest";
import { acceptedEncoding } from "./reply.js";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["gzip;q=0", undefined],
  ["gzip;q=nonsense", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j takes %s", (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
