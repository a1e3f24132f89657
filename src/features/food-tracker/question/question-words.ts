import type { Question } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';

type Option = Question['options'][number];

export function questionWords({
  itemId,
  words,
  about,
}: Pick<Question, 'itemId' | 'words' | 'about'>): string {
  if (itemId === null) return `What is “${words}”?`;
  return about === 'amount' ? `How much ${words}?` : `Which ${words}?`;
}

/** With the weight for an amount, if the label does not say it. */
export function optionWords({ label, grams }: Option, about: Question['about']): string {
  const weight = gramsWords(grams);
  return about === 'food' || label.includes(weight) ? label : `${label}, ${weight}`;
}

/** Without the weight, which is shown next to it. */
export function measureIn({ label }: Pick<Option, 'label'>): string {
  return label.replace(/, [\d.,]+ g$/, '');
}
