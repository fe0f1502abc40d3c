// Preloaded into a measured process: writes its resource usage to the file in RESOURCES when it ends.
const { writeFileSync } = require("node:fs");
const { isMainThread } = require("node:worker_threads");

if (isMainThread && process.env.RESOURCES) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const used = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
    writeFileSync(process.env.RESOURCES, JSON.stringify(used));
  });
}
