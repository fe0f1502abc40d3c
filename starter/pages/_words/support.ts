export const support = {
  title: "Support",
  description: "How to reach us, and what helps us help you.",
  lead: "Write to us. A person reads it.",
  write: "Write to",
  helps: "What helps us",
  hints: [
    "Which phone it is, and which version of its system.",
    "The app's version; it stands at the foot of its settings.",
    "What you did, what you expected, and what happened instead.",
  ],
  ask: "Asked often",
};
