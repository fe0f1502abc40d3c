import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { type TaskAnswer, type TaskMessage, TaskThread } from "./task-thread.js";
import type { StartThread, Thread } from "./thread.js";

/** A thread that answers when the test has it answer. */
function thread() {
  const asked: unknown[] = [];
  let hear: (answer: TaskAnswer) => void = () => {};
  let die: (reason: unknown) => void = () => {};
  const startThread: StartThread = <Answer>(): Thread<Answer> => ({
    send: (message) => void asked.push((structuredClone(message) as TaskMessage).given),
    listen: (onAnswer, onEnd) => {
      hear = onAnswer as typeof hear;
      die = onEnd;
    },
    wait: () => undefined,
    wish: () => {},
    end: async () => {},
  });
  const tasks = new TaskThread(startThread);
  return { tasks, asked, answer: (answer: TaskAnswer) => hear(answer), die: (why: unknown) => die(why) };
}

test("each answer is that of what was asked, in turn", async () => {
  const { tasks, asked, answer } = thread();
  const both = [tasks.ask("look", "first"), tasks.ask("fill", "second")];
  expect(asked).toEqual(["first", "second"]);
  answer({ result: 1 });
  answer({ thrown: "it failed" });
  expect(await both[0]).toBe(1);
  await expect(both[1]).rejects.toThrow("it failed");
});

test("what cannot be handed to a thread fails by itself", async () => {
  const { tasks, answer } = thread();
  await expect(tasks.ask("look", () => {})).rejects.toThrow();
  const next = tasks.ask("look", "next");
  answer({ result: "of the next" });
  expect(await Promise.race([next, setImmediate("nobody")])).toBe("of the next");
});

test("all that is asked of a thread that is over fails with what it ended by", async () => {
  const { tasks, die } = thread();
  const open = tasks.ask("look", "open");
  die(new Error("out of memory"));
  await expect(open).rejects.toThrow("out of memory");
  await tasks.end();
  await expect(tasks.ask("fill", "later")).rejects.toThrow("out of memory");
});
