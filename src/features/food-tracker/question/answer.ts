import { memoryKey } from '#shared/nutrition/food-memory';
import type { Food } from '#shared/nutrition/food';
import { itemOfFood, withAnswer } from '#shared/nutrition/items';
import type { Analysis, MealItem, Question } from '#shared/records/meal-item';

/** A whole answer: a food and its weight. */
export interface Answer {
  food: Food;
  grams: number;
  /** The measure in words. */
  text: string;
}

/** The item that an answer makes: the one that was asked about, or a new one for words without food. */
export function answeredItem(
  { itemId, words }: Pick<Question, 'itemId' | 'words'>,
  { food, grams, text }: Answer,
  items: readonly MealItem[],
): MealItem {
  const asked = items.find(({ id }) => id === itemId);
  if (asked) return withAnswer(asked, food, { grams, text });
  // One of its own for each key: the words may stand in the text more than once.
  const id = `said ${memoryKey(words)}`.slice(0, 40);
  return itemOfFood(food, grams, { id, amountText: text });
}

/** The question that is still open in a reading. */
export function openQuestion(
  reading: Partial<Pick<Analysis, 'question'>> | null,
  settled: readonly string[],
): Question | null {
  const question = reading?.question ?? null;
  return question && !settled.includes(memoryKey(question.words)) ? question : null;
}
