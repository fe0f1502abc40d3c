/** Choosing a package manager applies to all commands, and to the next pages too. */
const key = "package-manager";

const choose = (manager: string) => {
  for (const input of document.querySelectorAll<HTMLInputElement>(".commands input"))
    input.checked = input.value === manager;
};

try {
  const chosen = localStorage.getItem(key);
  if (chosen) choose(chosen);
} catch {}

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest(".commands")) return;
  choose(target.value);
  try {
    localStorage.setItem(key, target.value);
  } catch {}
});
