import type { Food } from '#shared/nutrition/table/food';
import { memoryKey } from '#shared/nutrition/analyzer/food-memory';
import { itemOfFood, withAnswer } from '#shared/nutrition/items/items';
import type { Analysis, MealItem, Question } from '#shared/records/meal-item';

import { gramsWords } from '../../../ui/figures/nutrient-words';
import { format } from '../../../ui/words/format';
import { saidId } from './item-edits';
import { messages } from './messages';

export interface Answer {
  food: Food;
  grams: number;
  /** The measure as text. */
  text: string;
}

/** Changes the item in question, or makes a new one for words that named no food. */
export function answeredItem(
  { itemId, words }: Pick<Question, 'itemId' | 'words'>,
  { food, grams, text }: Answer,
  items: readonly MealItem[],
): MealItem {
  const asked = items.find(({ id }) => id === itemId);
  if (asked) return withAnswer(asked, food, { grams, text });
  return itemOfFood(food, grams, { id: saidId(words), amountText: text });
}

export function openQuestion(
  reading: Partial<Pick<Analysis, 'question'>> | null,
  settled: readonly string[],
): Question | null {
  const question = reading?.question ?? null;
  return question && !settled.includes(memoryKey(question.words)) ? question : null;
}

type Option = Question['options'][number];

export function questionWords({
  itemId,
  words,
  about,
}: Pick<Question, 'itemId' | 'words' | 'about'>): string {
  if (itemId === null) return format(messages.whatIs, { words });
  return about === 'amount'
    ? format(messages.howMuch, { words })
    : format(messages.which, { words });
}

/** Adds the weight to an amount if the label does not contain it. */
export function optionWords({ label, grams }: Option, about: Question['about']): string {
  if (about === 'food') return label;
  const [measure, weight] = [measureIn({ label }), gramsWords(grams)];
  return measure.includes(weight) ? measure : `${measure}, ${weight}`;
}

/** The measure without its weight, which is shown next to it. */
export function measureIn({ label }: Pick<Option, 'label'>): string {
  return label.replace(/, [\d.,]+ g$/, '');
}
