import type { IconName } from "../_shared/icon.tsx";

export interface SellingPoint {
  icon: IconName;
  title: string;
  text: string;
}

export function formatSellingPoints(city: string): SellingPoint[] {
  return [
    {
      icon: "calendar",
      title: "Event-based, not dating-based",
      text: "You choose something to do, not someone to swipe on. Friends come with the plan.",
    },
    {
      icon: "chat",
      title: "No awkward first meetups",
      text: "Say hello in the chat before you go. Once you are there, you already have something to talk about.",
    },
    {
      icon: "pin",
      title: `Made from ${city} for ${city}`,
      text: "Made here, for people who live here. Nothing you find is far away.",
    },
    {
      icon: "together",
      title: "Best local events and collaborations",
      text: "Good things on around town, and some that local businesses put together with us.",
    },
  ];
}
