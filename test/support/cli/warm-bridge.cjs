// The thread that talks to the warm process, so that the tests' own thread can block on it: see warm-cli.ts.
const { fork } = require("node:child_process");
const { join } = require("node:path");
const { parentPort, workerData } = require("node:worker_threads");

const { replies, signal, env, execArgv } = workerData;
let child;
const open = new Map();

const answer = (reply) => {
  open.delete(reply.id);
  replies.postMessage(reply);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
};

function start() {
  const begun = fork(join(__dirname, "warm-process.cjs"), {
    env,
    execArgv,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  begun.on("message", answer);
  begun.on("exit", (code, ended) => {
    if (child === begun) child = undefined;
    // The output of the run is lost.
    for (const id of open.keys())
      answer({ id, status: code, stdout: "", stderr: `the warm process ended: ${ended ?? code}` });
  });
  return begun;
}

parentPort.on("message", (order) => {
  if (order.end) {
    child?.kill("SIGKILL");
    return;
  }
  child ??= start();
  open.set(order.id, order);
  child.send(order);
});
