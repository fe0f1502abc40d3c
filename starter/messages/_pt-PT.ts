import type { Messages } from "handbill";

export default {
  landing: {
    title: "O pão ao seu ritmo",
    sentence:
      "Diga a que horas quer comer. Levain faz as contas ao contrário e só o acorda quando tem de ser.",
    about: [
      "A massa-mãe tem a sua própria ideia do tempo. Levain conhece a temperatura da cozinha, a farinha e as suas horas de sono, e planeia uma fornada que cabe no seu dia.",
      "Mude um passo e os outros acompanham. Não é preciso registo, e funciona sem rede.",
    ],
    features: [
      { title: "A partir do jantar", text: "Escolha a hora da mesa; cada passo recebe a sua." },
      {
        title: "Dia quente, levedura curta",
        text: "Diga se a cozinha está quente, e os passos mudam de hora.",
      },
      { title: "Sossego à noite", text: "O que pode esperar fica para a manhã." },
      { title: "O livro das suas fornadas", text: "Fotografias, miolo e notas, por data e por farinha." },
    ],
    questions: [
      {
        question: "Preciso de uma conta?",
        answer: "Não. Com uma, as suas fornadas acompanham-no para um telemóvel novo.",
      },
      { question: "Quanto custa?", answer: "Nada. Também não há publicidade." },
      { question: "Que línguas fala?", answer: "Inglês, português e francês." },
    ],
  },
  headings: { plates: "O aspeto", features: "O que faz", questions: "Perguntas frequentes" },
  shared: {
    skip: "Saltar para o texto",
    support: "Apoio",
    press: "Imprensa",
    deletion: "Eliminar a sua conta",
    opensNewTab: "Abre num novo separador",
    tabs: "Leve um",
    home: "Voltar ao cartaz",
    languages: "Línguas",
  },
  stores: {
    live: "Obter {store, select, appStore {na App Store} other {no Google Play}}",
    beta: "Experimentar a versão beta {store, select, appStore {no TestFlight} other {no Google Play}}",
    soon: "Ainda não está {store, select, appStore {na App Store} other {no Google Play}}",
    none: "Ainda não saiu.",
    expected: "Prevista para",
  },
  support: {
    title: "Apoio",
    description: "Como falar connosco, e o que nos ajuda a ajudar.",
    lead: "Escreva-nos. Quem lê é uma pessoa.",
    helps: "O que nos ajuda",
    hints: [
      "Que telemóvel é, e a versão do seu sistema.",
      "A versão da aplicação; está no fim das definições.",
      "O que fez, o que esperava, e o que aconteceu.",
    ],
    ask: "Perguntas frequentes",
  },
  deletion: {
    title: "Eliminar a sua conta",
    description: "Como eliminar a sua conta e o que está guardado com ela.",
    inApp: "Na aplicação",
    steps: [
      "Abra a aplicação e vá às Definições.",
      "Escolha Conta e depois Eliminar conta.",
      "Confirme. A sessão termina de imediato.",
    ],
    without: "Sem a aplicação",
    write:
      "Escreva-nos do endereço da sua conta, com o assunto “Eliminar a minha conta”. Ninguém lhe pergunta porquê.",
    what: "O que é eliminado",
    deleted: "A sua conta, e tudo o que está guardado com ela.",
    when: "Desaparece dentro de {days, number} dias.",
    kept: "O que é conservado",
    subscriptions: "Uma subscrição não é cancelada com a conta. Cancele-a primeiro na loja.",
  },
  press: {
    title: "Imprensa",
    description: "Factos, imagens e endereços para quem escreve sobre a aplicação.",
    facts: "Factos",
    name: "Nome",
    category: "Categoria",
    price: "Preço",
    amount: "{amount, number, ::.00} {currency}",
    free: "Gratuita",
    publisher: "Editor",
    stores: "Onde obter",
    contact: "Contacto",
    icon: "Ícone",
  },
  notFound: { title: "Página não encontrada", text: "Este cartaz foi retirado." },
} satisfies Messages;
