export default {
  shared: { home: "Início", write: "Escreva para <ligação>nós</ligação>." },
  titel: "Um título",
  title: "",
  empty: "",
  steps: ["Um", "Dois", "Três"],
  left: "Faltam {count} dias para {name}.",
  ask: "Escreva a {name}.",
  since: "Desde {dia, date, long}",
  copied: "Write to {name} if you miss something.",
  name: "Minimal for Teams",
  nothing: undefined,
};
