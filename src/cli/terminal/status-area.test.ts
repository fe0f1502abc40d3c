import { expect, test } from "vitest";
import { StatusArea } from "./status-area.js";

function area(columns = 80, rows = 24) {
  const written: string[] = [];
  const terminal = { columns, rows, write: (text: string) => written.push(text) };
  return { status: new StatusArea(terminal), written };
}

test("writes over what it showed, however many lines it took", () => {
  const { status, written } = area(10);
  status.show("one");
  status.show("two\nlines");
  status.show("12345678901 wraps");
  status.show("end");
  expect(written).toEqual([
    "\r\u001b[Jone",
    "\r\u001b[Jtwo\nlines",
    "\r\u001b[1A\u001b[J12345678901 wraps",
    "\r\u001b[1A\u001b[Jend",
  ]);
});

test("colours take no room", () => {
  const { status, written } = area(5);
  status.show("\u001b[31mred\u001b[39m");
  status.show("x");
  expect(written[1]).toBe("\r\u001b[Jx");
});

test("clears the screen if the text is higher than that", () => {
  const { status, written } = area(80, 3);
  status.show("1\n2\n3\n4");
  status.show("x");
  expect(written[1]).toBe("\u001b[2J\u001b[Hx");
});

test("puts what others write above", () => {
  const { status, written } = area();
  status.show("status");
  status.writeAbove("hello");
  status.end();
  expect(written.slice(1)).toEqual(["\r\u001b[Jhello\nstatus", "\n"]);
});
