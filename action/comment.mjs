/*
 * The last step of the GitHub Action `action.yml`: puts the report of the first step, with a link to its pictures, into the job's summary
 * and into the action's comment on the pull request.
 */
import { appendFileSync, readFileSync } from "node:fs";

const { env } = process;
/** Identifies its own comment. */
const marker = "<!-- handbill -->";
const pictures = env.HANDBILL_PICTURES
  ? `\n**[Pictures of the changed pages, before and after](${env.HANDBILL_PICTURES})**\n`
  : "";
const body = `${marker}\n${readFileSync(env.HANDBILL_REPORT, "utf8")}${pictures}`;
if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, body);
if (env.HANDBILL_COMMENT === "true")
  await comment().catch(({ message }) =>
    process.stdout.write(`::warning::no comment was written: ${message}\n`),
  );

/** Writes the comment, or updates the existing one. */
async function comment() {
  const { number } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8"));
  const api = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}/issues`;
  const ask = async (url, method, content) => {
    const headers = { authorization: `Bearer ${env.HANDBILL_TOKEN}`, accept: "application/vnd.github+json" };
    const sent = content && { body: JSON.stringify(content) };
    const answer = await fetch(url, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${method} ${new URL(url).pathname}`);
    return await answer.json();
  };
  const known = await ask(`${api}/${number}/comments?per_page=100`, "GET");
  const own = known.find((one) => one.body?.startsWith(marker));
  if (own) await ask(`${api}/comments/${own.id}`, "PATCH", { body });
  else await ask(`${api}/${number}/comments`, "POST", { body });
}
