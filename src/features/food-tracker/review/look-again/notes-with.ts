import { NOTES_MAX } from '#shared/records/meal';
import type { OpenQuestion } from '#shared/records/meal-item';

/** Chosen answers, by the text of their question. */
export type Answers = Readonly<Record<string, string>>;

/** What a person says for the next reading. */
export interface Said {
  answers: Answers;
  words: string;
}

/**
 * The meal's notes with what was said for the next reading: the notes are what goes to the AI, and what
 * the person can read, change and take back later.
 * @returns null where it would be longer than notes may be
 */
export function notesWith(notes: string | null, { answers, words }: Said): string | null {
  const told = Object.entries(answers).map(([question, answer]) => `${question} ${answer}`);
  const lines = [notes ?? '', ...told, words.trim()].filter((line) => line !== '');
  const all = lines.join('\n');
  return all.length <= NOTES_MAX ? all : null;
}

/** Answers to questions that are still asked. */
export function answersTo(questions: readonly OpenQuestion[], answers: Answers): Answers {
  const asked = new Set(questions.map(({ text }) => text));
  return Object.fromEntries(Object.entries(answers).filter(([text]) => asked.has(text)));
}
