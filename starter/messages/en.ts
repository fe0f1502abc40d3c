/*
 * The words of the pages. What is left empty, a text or a list, has no place on its page. Another language has the same keys,
 * in a file of its own.
 */

export default {
  /* What the landing page says of the app. */
  landing: {
    // The title of the browser's tab, after the app's name.
    title: "Bread on your own clock",
    // One sentence under the name.
    sentence: "Say when you want to eat. Levain counts backwards and wakes you only when it must.",
    // A few short paragraphs.
    about: [
      "A sourdough has its own idea of time. Levain reads your kitchen’s temperature, your flour and your sleep, and lays out a bake that fits into the day you have.",
      "Move one step and the others follow. Nothing to sign up for, and it works without a network.",
    ],
    features: [
      { title: "Backwards from dinner", text: "Choose the hour at the table; each step gets its own." },
      { title: "Warm day, short proof", text: "Tell it how warm the kitchen is, and it moves the steps." },
      { title: "Quiet at night", text: "Steps that can wait do so until morning." },
      { title: "A book of your bakes", text: "Photos, crumbs and notes, by date and by flour." },
    ],
    questions: [
      {
        question: "Do I need an account?",
        answer: "No. With one your bakes follow you to a new phone.",
      },
      { question: "What does it cost?", answer: "Nothing. There are no advertisements either." },
      { question: "Which languages does it speak?", answer: "English, Portuguese and French." },
    ],
  },
  headings: { plates: "What it looks like", features: "What it does", questions: "Asked often" },
  /* What stands on every page. */
  shared: {
    skip: "Skip to the text",
    support: "Support",
    press: "Press",
    help: "Help",
    news: "What is new",
    deletion: "Delete your account",
    privacy: "Privacy policy",
    terms: "Terms of service",
    screen: "{app}, screen {number, number}",
    opensNewTab: "Opens in a new tab",
    tabs: "Get the app, and get in touch",
    get: "Get the app",
    home: "Go to the start page",
    languages: "Languages",
  },
  /* What a link to a store says; the store's own badge may take its place. */
  stores: {
    live: "Get it on {store, select, appStore {the App Store} other {Google Play}}",
    beta: "Try the beta on {store, select, appStore {TestFlight} other {Google Play}}",
    soon: "Tell me when it is on {store, select, appStore {the App Store} other {Google Play}}",
    soonTab: "Notify me",
    betaTab: "Beta",
    none: "Not out yet.",
    notOut: "{store} – not out yet",
    expected: "{store} – Expected {day, date, long}",
  },
  /* The page that leads each phone to its store. */
  get: {
    title: "Get {app}",
    description: "{app} for your phone: one link that leads to the right store.",
    scan: "Scan this with your phone’s camera.",
  },
  support: {
    title: "Support",
    description: "How to reach us, and what helps us help you.",
    lead: "Write to us. A person reads it.",
    helps: "What helps us",
    hints: [
      "Which phone it is, and which version of its system.",
      "The app's version; it stands at the foot of its settings.",
      "What you did, what you expected, and what happened instead.",
    ],
    ask: "Asked often",
  },
  deletion: {
    title: "Delete your account",
    description: "How to delete your account and what is stored with it.",
    inApp: "In the app",
    steps: [
      "Open the app and go to Settings.",
      "Choose Account, then Delete account.",
      "Confirm. You are signed out at once.",
    ],
    without: "Without the app",
    write:
      "Write to us from the address of your account, with the subject “Delete my account”. Nobody asks you why.",
    what: "What is deleted",
    deleted: "Your account, and all that is stored with it.",
    when: "It is gone within {days, number} days.",
    kept: "What is kept",
    subscriptions: "A subscription is not cancelled with the account. Cancel it in the store first.",
  },
  help: {
    title: "Help",
    description: "Questions that people have asked, with their answers.",
    find: "Find a question",
    found: "Found:",
    none: "Nothing is found by these words.",
    answer: "“{question}”: an answer of those who make {app}.",
    alike: "More questions",
  },
  news: {
    title: "What is new",
    description: "What each version has brought, the newest first.",
    day: "{day, date, long}",
    follow: "To be told of the next one:",
  },
  press: {
    title: "Press",
    description: "Facts, pictures and addresses for those who write about the app.",
    facts: "Facts",
    name: "Name",
    category: "Category",
    price: "Price",
    amount: "{amount, number, ::.00} {currency}",
    free: "Free",
    publisher: "Publisher",
    stores: "Where to get it",
    contact: "Contact",
    icon: "Icon",
    pictures: "Pictures",
    all: "All of them, in one ZIP",
  },
  notFound: {
    title: "Page not found",
    text: "The address may be wrong, or the page has moved. These still lead on:",
  },
} as const;
