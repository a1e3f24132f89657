import { memoryKey } from '#shared/nutrition/analyzer/food-memory';
import { MEMORY_WORDS_MAX } from '#shared/records/food-memory';
import type { MealItem, Question } from '#shared/records/meal-item';

import { type Lesson, rememberFoods } from '../../../store/food-memories';

type Option = Question['options'][number];

/** Remembers a weight only if the question was about the amount. Amounts that the user writes later take precedence. */
export function lessonOfAnswer(
  { words, about }: Pick<Question, 'words' | 'about'>,
  { code, grams }: Pick<Option, 'code' | 'grams'>,
  name: string,
): Lesson[] {
  return lesson(words, { code, name, grams: about === 'amount' ? grams : null });
}

interface Corrected {
  /** The items of the estimate, before any change. */
  read: readonly MealItem[];
  /** The items that were shown before the change. */
  before: readonly MealItem[];
  after: readonly MealItem[];
}

/** What to remember after the user chose another food for some words, or another weight than the usual one. */
export function lessonsOfCorrections({ read, before, after }: Corrected): Lesson[] {
  const lessons = after.flatMap((item) => {
    const original = read.find(({ id }) => id === item.id);
    const shown = before.find(({ id }) => id === item.id);
    return original && shown ? lessonOfItem({ original, shown, item }) : [];
  });
  // If a meal has the same words twice, the later one wins.
  return [...new Map(lessons.map((one) => [one.key, one])).values()];
}

function lessonOfItem({
  original,
  shown,
  item,
}: Record<'original' | 'shown' | 'item', MealItem>): Lesson[] {
  const { source } = item;
  if (source.kind !== 'table' || original.amount.basis === 'model') return [];
  const isOtherFood = shown.source.kind !== 'table' || shown.source.code !== source.code;
  const grams = STATED.has(original.amount.basis) ? null : ownGrams(item);
  const isOtherWeight = grams !== null && grams !== shown.grams;
  if (!isOtherFood && !isOtherWeight) return [];
  return lesson(original.words ?? original.name, {
    code: source.code,
    name: source.description,
    grams,
  });
}

function ownGrams({ edited, grams }: MealItem): number | null {
  return edited.includes('grams') && grams > 0 ? grams : null;
}

const STATED = new Set<MealItem['amount']['basis']>([
  'stated-weight',
  'stated-volume',
  'stated-measure',
  'stated-count',
]);

function lesson(words: string, meaning: Lesson['meaning']): Lesson[] {
  const key = memoryKey(words);
  return key === '' || words.length > MEMORY_WORDS_MAX ? [] : [{ key, words, meaning }];
}

/** Ignores errors, because the meal itself is already saved. */
export async function rememberCorrections(corrected: Corrected): Promise<void> {
  await rememberFoods(lessonsOfCorrections(corrected)).catch(() => undefined);
}
