document.title = "é";
