import type { CollectionDocument } from "handbill";

/** The topic of a question is the first of its tags. */
export const topicOf = ({ tags }: Pick<CollectionDocument, "tags">): string => tags[0] ?? "";

/** Questions by their topics, these in the order of their first questions. */
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
