const button = document.querySelector(".menu-button");
const menu = document.getElementById("menu");

menu?.addEventListener("beforetoggle", (event) => {
  button?.setAttribute("aria-expanded", String(event.newState === "open"));
});

menu?.addEventListener("click", ({ target }) => {
  const chosen = target instanceof Element && target.closest("a");
  if (chosen && menu.matches(":popover-open")) menu.hidePopover();
});
