import type { Analysis, OpenQuestion } from '#shared/records/meal-item';
import { currentAnalysis, openProposal } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';

type Read = Pick<MealEntry, 'meal' | 'photo'>;

/** Only if the server has read it before. */
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

/** It was made after the first reading. */
function settledReading({ proposal, settled }: MealEntry['meal']): Analysis | null {
  return proposal?.id !== undefined && proposal.id === settled ? proposal : null;
}
