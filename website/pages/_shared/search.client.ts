import { most, search } from "./search-index";

const dialog = document.querySelector<HTMLDialogElement>(".search-dialog");
const input = dialog?.querySelector("input");
const list = dialog?.querySelector("ul");
const status = dialog?.querySelector("[role=status]");
const opener = document.querySelector<HTMLButtonElement>(".search-open");

if (dialog && input && list && status && opener) {
  const open = () => {
    dialog.showModal();
    input.select();
  };
  const show = async () => {
    const query = input.value;
    const found = await search(query, dialog.dataset.index ?? "").catch(() => undefined);
    // Ignore results for a query that has changed since.
    if (query !== input.value) return;
    const count = found?.length === most ? `The best ${most}` : `${found?.length || "Nothing"} found`;
    const words = found ? count : "The search cannot be loaded.";
    status.textContent = query.trim() === "" ? "" : words;
    list.replaceChildren(
      ...(found ?? []).map(({ href, title, heading }) => {
        const link = Object.assign(document.createElement("a"), { href });
        const page = document.createElement(heading ? "small" : "span");
        page.textContent = title;
        link.append(heading, page);
        const item = document.createElement("li");
        item.append(link);
        return item;
      }),
    );
  };
  opener.disabled = false;
  opener.addEventListener("click", open);
  input.addEventListener("input", show);
  dialog.addEventListener("click", ({ target }) => {
    // A click on the dialog itself is outside its content.
    if (target === dialog || (target instanceof Element && target.closest("a"))) dialog.close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "k" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      open();
    }
    if (!dialog.open) return;
    const links: HTMLElement[] = [...list.querySelectorAll("a")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = links.indexOf(document.activeElement as HTMLElement);
    if (step !== undefined) {
      event.preventDefault();
      (links[at + step] ?? input).focus();
    } else if (event.key === "Enter" && document.activeElement === input) links[0]?.click();
  });
}
