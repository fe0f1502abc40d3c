export const deletion = {
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
  when: (days: number) => `It is gone within ${days} days.`,
  kept: "What is kept",
  subscriptions: "A subscription is not cancelled with the account. Cancel it in the store first.",
};
