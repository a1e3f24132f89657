import type { Question } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';

type Option = Question['options'][number];

/** The question as it is put to a person. */
export function questionWords({
  itemId,
  words,
  about,
}: Pick<Question, 'itemId' | 'words' | 'about'>): string {
  if (itemId === null) return `What is “${words}”?`;
  return about === 'amount' ? `How much ${words}?` : `Which ${words}?`;
}

/** What stands on an answer: of an amount, its weight too, where the label does not say it. */
export function optionWords({ label, grams }: Option, about: Question['about']): string {
  const weight = gramsWords(grams);
  return about === 'food' || label.includes(weight) ? label : `${label}, ${weight}`;
}

/** The measure in an option's label, without the weight that stands beside it anyway. */
export function measureIn({ label }: Pick<Option, 'label'>): string {
  return label.replace(/, [\d.,]+ g$/, '');
}
