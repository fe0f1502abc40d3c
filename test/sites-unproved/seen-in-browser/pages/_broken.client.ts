document.querySelector<HTMLButtonElement>("#more")!.addEventListener("click", () => {});
