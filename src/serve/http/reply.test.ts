import { expect, test } from "vitest";
import { acceptedEncoding } from "./reply.js";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
])("the encoding for Accept-Encoding %j is %s", (header, encoding) =>
  expect(acceptedEncoding(header)).toBe(encoding),
);
