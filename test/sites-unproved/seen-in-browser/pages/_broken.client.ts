document.querySelector<HTMLButtonElement>("button")!.addEventListener("click", () => {});
