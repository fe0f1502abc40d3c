import { expect, test } from "vitest";
import { isOwnHost } from "./server.js";

test.each([
  "localhost",
  "localhost:4321",
  "LOCALHOST:1",
  "127.0.0.1:4321",
  "[::1]:4321",
  "192.168.1.7:80",
  "app.localhost",
  "my-mac:4321",
])("the host %s is accepted", (header) => expect(isOwnHost(header, ["My-Mac"])).toBe(true));

test.each([
  undefined,
  "",
  "evil.example",
  "evil.example:4321",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "127.0.0.1@evil.example",
  "evil.example, localhost",
  "[::1].evil.example",
  "localhost:4321:1",
  "xlocalhost",
])("the host %s is rejected", (header) => expect(isOwnHost(header, ["my-mac"])).toBe(false));
