import type { LandingWords } from "./landing-words.ts";

/* The words of the landing page. What is left empty is left out on the page. */

export const landing: LandingWords = {
  title: "Bread on your own clock",
  sentence: "Say when you want to eat. Levain counts backwards and wakes you only when it must.",
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
  headings: { plates: "What it looks like", features: "What it does", questions: "Asked often" },
};
