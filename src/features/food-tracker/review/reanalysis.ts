import { NOTES_MAX } from '#shared/records/meal';
import type { Analysis, OpenQuestion } from '#shared/records/meal-item';
import { currentAnalysis, openProposal } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';

type Read = Pick<MealEntry, 'meal' | 'photo'>;

/** Whether the server has analyzed the meal before. */
export function canBeReadAgain({ meal, photo }: Read): boolean {
  return photo?.status === 'done' || currentAnalysis(meal)?.by === 'ai';
}

/** Questions whose text is not in the notes yet. */
export function openQuestions({ meal }: Pick<Read, 'meal'>): OpenQuestion[] {
  const { notes } = meal;
  return (newestReading(meal)?.questions ?? []).filter(({ text }) => !(notes ?? '').includes(text));
}

function newestReading(meal: MealEntry['meal']): Analysis | null {
  return openProposal(meal) ?? settledReading(meal) ?? currentAnalysis(meal);
}

/** The proposal that the user has already decided about, which is newer than the first analysis. */
function settledReading({ proposal, settled }: MealEntry['meal']): Analysis | null {
  return proposal?.id !== undefined && proposal.id === settled ? proposal : null;
}

/** Answers by the text of the question. */
export type Answers = Readonly<Record<string, string>>;

interface Said {
  answers: Answers;
  words: string;
}

/** Adds answers and words to the notes, which are sent to the provider and can be edited. Null if they would be too long. */
export function notesWith(notes: string | null, { answers, words }: Said): string | null {
  const told = Object.entries(answers).map(([question, answer]) => `${question} ${answer}`);
  const lines = [notes ?? '', ...told, words.trim()].filter((line) => line !== '');
  const all = lines.join('\n');
  return all.length <= NOTES_MAX ? all : null;
}

/** Answers to questions that are still open. */
export function answersTo(questions: readonly OpenQuestion[], answers: Answers): Answers {
  const asked = new Set(questions.map(({ text }) => text));
  return Object.fromEntries(Object.entries(answers).filter(([text]) => asked.has(text)));
}
