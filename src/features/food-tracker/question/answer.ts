import { memoryKey } from '#shared/nutrition/food-memory';
import type { Food } from '#shared/nutrition/food';
import { itemOfFood, withAnswer } from '#shared/nutrition/items';
import type { Analysis, MealItem, Question } from '#shared/records/meal-item';

export interface Answer {
  food: Food;
  grams: number;
  /** The measure in words. */
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
  // One id per key: the words may be in the text more than once.
  const id = `said ${memoryKey(words)}`.slice(0, 40);
  return itemOfFood(food, grams, { id, amountText: text });
}

export function openQuestion(
  reading: Partial<Pick<Analysis, 'question'>> | null,
  settled: readonly string[],
): Question | null {
  const question = reading?.question ?? null;
  return question && !settled.includes(memoryKey(question.words)) ? question : null;
}
