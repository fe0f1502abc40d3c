export default {
  shared: { home: "Início", write: "Escreva para <ligação>nós</ligação>." },
  titel: "Um título",
  title: "",
  empty: "",
  steps: ["Um", "Dois", "Três"],
  left: "Faltam {count} dias para {name}.",
  ask: "Escreva a {name}.",
  since: "Desde {dia, date, long}",
  nothing: undefined,
};
