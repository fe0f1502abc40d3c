/* Shows only the questions that contain every typed word. */

const field = document.querySelector<HTMLInputElement>("#find");
const place = document.querySelector<HTMLElement>(".find");
const status = document.querySelector<HTMLElement>(".found");

if (field && place && status) {
  const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const topics = [...document.querySelectorAll<HTMLElement>(".topic")];
  const questions = topics.flatMap((topic) => {
    const name = topic.querySelector("h2")?.textContent ?? "";
    return [...topic.querySelectorAll("li")].map((item) => ({
      item,
      topic,
      text: fold(`${item.textContent} ${name} ${item.dataset.words}`),
    }));
  });
  const find = () => {
    const words = fold(field.value).split(/\s+/);
    const found = questions.filter(({ item, text }) => {
      item.hidden = !words.every((word) => text.includes(word));
      return !item.hidden;
    });
    for (const topic of topics) topic.hidden = !found.some((one) => one.topic === topic);
    const said = found.length > 0 ? `${status.dataset.found} ${found.length}` : status.dataset.none;
    status.textContent = field.value.trim() === "" ? "" : (said ?? "");
    return found;
  };
  field.addEventListener("input", find);
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing) find()[0]?.item.querySelector("a")?.focus();
  });
  place.hidden = false;
  // Browsers restore the field when people come back to the page.
  addEventListener("pageshow", find);
}
