throw new Error("no messages today");
