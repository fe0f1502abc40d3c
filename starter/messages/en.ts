/*
 * The texts of the pages. Pages omit empty texts and lists. Each other language has a file with the same keys.
 */

export default {
  /* The landing page. */
  landing: {
    // The title of the browser tab, after the app's name.
    title: "Bread on your own clock",
    // One sentence under the name.
    sentence: "Say when you want to eat. Levain counts backwards and wakes you only when it must.",
    // A few short paragraphs.
    about: [
      "A sourdough has its own idea of time. Levain reads your kitchen’s temperature, your flour and your sleep, and lays out a bake that fits into the day you have.",
      "Move one step and the others follow. Nothing to sign up for, and it works without a network.",
    ],
    // In the order of pages/_screenshots/index.ts.
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
  headings: { plates: "What it looks like", features: "What it does", questions: "Common questions" },
  /* On every page. */
  shared: {
    skip: "Skip to content",
    support: "Support",
    press: "Press",
    help: "Help",
    news: "What’s new",
    deletion: "Delete your account",
    privacy: "Privacy policy",
    terms: "Terms of service",
    screen: "{app}, screen {number, number}",
    // What each screenshot shows, in the order of pages/_screenshots/index.ts; "" shows only its number.
    screens: [],
    opensNewTab: "Opens in a new tab",
    tabs: "Get the app, and get in touch",
    get: "Get the app",
    home: "Go to the home page",
    languages: "Languages",
  },
  /* Links to the stores, unless you use the stores' badges. */
  stores: {
    live: "Get it on {store, select, appStore {the App Store} other {Google Play}}",
    beta: "Try the beta on {store, select, appStore {TestFlight} other {Google Play}}",
    soon: "Notify me when it is on {store, select, appStore {the App Store} other {Google Play}}",
    preorder: "{store, select, appStore {Pre-order on the App Store} other {Pre-register on Google Play}}",
    soonTab: "Notify me",
    betaTab: "Beta",
    notOut: "{store} – not out yet",
    expected: "{store} – expected {day, date, long}",
  },
  /* The page that sends each phone to its store. */
  get: {
    title: "Get {app}",
    description: "{app} for your phone: one link to the right store.",
    scan: "Scan this with your phone’s camera.",
    meanwhile: "In the meantime:",
  },
  support: {
    title: "Support",
    description: "How to contact us, and what to include in your message.",
    lead: "Write to us:",
    helps: "What to include",
    hints: [
      "Your device, and the version of its system.",
      "The version of the app.",
      "What you did, what you expected, and what happened instead.",
    ],
    ask: "Common questions",
  },
  deletion: {
    title: "Delete your account",
    description: "How to delete your account and its data.",
    inApp: "In the app",
    without: "Without the app",
    write:
      "Write to us with the subject “Delete my account”, from the email address of your account if it has one:",
    what: "What is deleted",
    deleted: "Your account, and the data stored with it.",
    when: "This takes up to {days, number} days.",
    kept: "What is kept",
    subscriptions: "Deleting your account does not cancel a subscription. Cancel it in the store first.",
  },
  help: {
    title: "Help",
    description: "Answers to common questions.",
    find: "Find a question",
    found: "Found:",
    none: "No results.",
    answer: "“{question}” – the answer, from the help for {app}.",
    alike: "More questions",
  },
  news: {
    title: "What’s new",
    description: "What changed in each version, newest first.",
    day: "{day, date, long}",
    follow: "Follow the updates:",
  },
  press: {
    title: "Press",
    description: "Facts, images and contacts for the press.",
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
    all: "Download all as a ZIP",
  },
  notFound: {
    title: "Page not found",
    text: "The address may be wrong, or the page may have moved. Try one of these:",
    inApp: "Did a link to the app bring you here? It opens in the app once you have installed it.",
  },
} as const;
