import type { CollectionDocument } from "handbill";

/** The topic of a question is its first tag. */
export const topicOf = ({ tags }: Pick<CollectionDocument, "tags">): string => tags[0] ?? "";

/** Questions by topic, in the order of each topic's first question. */
export function byTopic<Question extends Pick<CollectionDocument, "tags">>(
  questions: readonly Question[],
): [topic: string, questions: Question[]][] {
  const topics = new Map<string, Question[]>();
  for (const question of questions) {
    const topic = topicOf(question);
    topics.set(topic, [...(topics.get(topic) ?? []), question]);
  }
  return [...topics];
}
