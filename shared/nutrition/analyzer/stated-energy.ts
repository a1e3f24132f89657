import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS, type Nutrients } from '#shared/records/nutrients';

import { WHOLE_GRAMS, wholeItem } from '../items/items';
import { inSentenceCase } from '../items/in-sentence-case';
import { itemNutrients, scaledNutrients } from '../items/totals';
import type { Amount, Phrase, StatedEnergy } from './amounts/read-phrase';

// Labels are rounded, and people round them again.
const ROUNDING = 0.05;

const GRAMS_MAX = 10_000;

/** What names no food is an item where its energy is told. */
export function statedAlone(
  id: string,
  { food, amount }: Phrase,
  shown: (words: string) => string,
): MealItem[] {
  const { energy } = amount;
  if (!energy || food === '') return [];
  return [wholeOfEnergy(id, shown(food), kcalOf(amount, energy, WHOLE_GRAMS))];
}

/**
 * Calories in kcal that a person states for an amount: of all of it, of each, or of 100 g.
 * @param grams weight of all of it
 */
function kcalOf(
  { count, share, unit }: Amount,
  { kcal, each, per100g }: StatedEnergy,
  grams: number,
): number {
  if (per100g) return (kcal * grams) / 100;
  const isWeighed = unit?.kind === 'weight' || unit?.kind === 'volume';
  return kcal * (each && !isWeighed ? (count ?? 1) : 1) * share;
}

/**
 * The item with the calories that the person states. A weight that is told stays, and the figures follow;
 * else as much of the food as holds them.
 */
export function withEnergy(item: MealItem, amount: Amount): MealItem {
  if (!amount.energy) return item;
  const kcal = kcalOf(amount, amount.energy, item.grams);
  const bounds = {
    confidence: 'high',
    caloriesLow: kcal * (1 - ROUNDING),
    caloriesHigh: kcal * (1 + ROUNDING),
  } as const;
  const read = itemNutrients(item).calories ?? 0;
  const factor = read > 0 ? kcal / read : 0;
  const text = `${Math.round(kcal)} kcal`;
  if (factor === 0) return { ...wholeOfEnergy(item.id, item.name, kcal), words: item.words };
  const isWeighed = item.amount.basis === 'stated-weight' || item.amount.basis === 'stated-volume';
  if (isWeighed)
    return {
      ...item,
      ...bounds,
      per100g: scaledNutrients(item.per100g, factor),
      source: { kind: 'person' },
      amount: { ...item.amount, text: `${item.amount.text}, ${text}`.slice(0, 120) },
    };
  const grams = Math.min(GRAMS_MAX, Math.round(item.grams * factor * 10) / 10);
  return { ...item, ...bounds, grams, amount: { basis: 'person', text } };
}

function wholeOfEnergy(id: string, words: string, kcal: number): MealItem {
  const unknown = Object.fromEntries(NUTRIENTS.map((name) => [name, null])) as Nutrients;
  const name = words.slice(0, 120);
  const item = wholeItem(id, inSentenceCase(name), {
    ...unknown,
    calories: kcal,
  });
  return { ...item, words: words.slice(0, 200) };
}
