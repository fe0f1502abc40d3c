export default {
  home: "Início",
  gone: "Não existe",
};
