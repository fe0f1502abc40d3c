import { expect, test } from "vitest";
import { isPrivateHost } from "./private-address.js";

const hostOf = (address: string) => new URL(address).hostname;

test.each([
  "http://127.0.0.1/",
  "http://127.8.9.1/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://017700000001/",
  "http://0/",
  "http://10.1.2.3/",
  "http://100.64.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "http://172.31.255.255/",
  "http://192.168.0.1/",
  "http://255.255.255.255/",
  "http://[::1]/",
  "http://[::]/",
  "http://[fd00::1]/",
  "http://[fe80::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:a00:1]/",
  "http://[::127.0.0.1]/",
  "http://[64:ff9b::7f00:1]/",
  "http://[2002:7f00:1::]/",
  "http://[2002:a00:1::1]/",
  "http://[2002:7f00::]/",
  "http://[2001:0:53aa:64c::1]/",
  "http://localhost/",
  "http://LOCALHOST./",
  "http://a.localhost/",
  "http://printer.local/",
  "http://metadata.google.internal/",
])("%s is private", (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(true);
});

test.each([
  "http://8.8.8.8/",
  "http://172.32.0.1/",
  "http://100.128.0.1/",
  "http://[2001:4860:4860::8888]/",
  "http://[::ffff:8.8.8.8]/",
  "http://[64:ff9b::808:808]/",
  "http://localhost.dev/",
  "http://local.dev/",
  "http://127.0.0.1.dev/",
])("%s is public", (address) => {
  expect(isPrivateHost(hostOf(address))).toBe(false);
});
