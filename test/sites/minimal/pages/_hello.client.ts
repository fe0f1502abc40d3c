document.documentElement.dataset.ready = "";
