import { NOTES_MAX } from '#shared/records/meal';
import type { OpenQuestion } from '#shared/records/meal-item';

/** By the text of the question. */
export type Answers = Readonly<Record<string, string>>;

export interface Said {
  answers: Answers;
  words: string;
}

/** The notes go to the AI, and the person can change them later. Null if they would be too long. */
export function notesWith(notes: string | null, { answers, words }: Said): string | null {
  const told = Object.entries(answers).map(([question, answer]) => `${question} ${answer}`);
  const lines = [notes ?? '', ...told, words.trim()].filter((line) => line !== '');
  const all = lines.join('\n');
  return all.length <= NOTES_MAX ? all : null;
}

/** Only to questions that are still asked. */
export function answersTo(questions: readonly OpenQuestion[], answers: Answers): Answers {
  const asked = new Set(questions.map(({ text }) => text));
  return Object.fromEntries(Object.entries(answers).filter(([text]) => asked.has(text)));
}
