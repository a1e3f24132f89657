import type { MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';

import type { Food, Portion } from '../table/food';
import { nameOfFood } from '../table/name-of-food';
import { isFromLabel } from '../table/personal-food';
import { itemNutrients, scaledNutrients } from './totals';

/** Placeholder grams of one item with unknown weight, so that its nutrients scale like all others. */
export const WHOLE_GRAMS = 100;

/** The only measure of such an item. */
export const WHOLE_PORTION: Portion = { text: '1 serving', grams: WHOLE_GRAMS };

interface Choice {
  id: string;
  /** The measure in words, if the user chose one. */
  amountText?: string;
}

const EXACT: Pick<MealItem, 'confidence'> = { confidence: 'high' };

/** An item that the user chose from the food table. @param grams weight as eaten */
export function itemOfFood(food: Food, grams: number, { id, amountText }: Choice): MealItem {
  return withBounds({
    id,
    name: nameOfFood(food.description).slice(0, 120),
    grams,
    per100g: food.per100g,
    source: sourceOf(food),
    amount: { basis: 'person', text: amountText ?? `${grams} g` },
    ...EXACT,
    edited: ['food', 'grams'],
  });
}

/**
 * An item with nutrients from another program. Its range is that of a label, because such values come from labels and
 * tables.
 * @param eaten nutrients of the whole item; null if unknown
 * @param grams weight as eaten; null if unknown, so that the nutrients are for the whole
 */
export function importedItem(
  name: string,
  eaten: Nutrients,
  { grams, amount }: { grams: number | null; amount: string },
): MealItem {
  const whole = { ...wholeItem('i', name, eaten), ...IMPORTED };
  if (grams === null) {
    const text = amount === '' ? whole.amount.text : amount;
    return withBounds({ ...whole, amount: { basis: 'whole', text } });
  }
  const per100g = scaledNutrients(eaten, 100 / grams);
  return withBounds({ ...whole, grams, per100g, amount: { basis: 'stated-weight', text: amount } });
}

// Distinguishes imported values from the user's own, which have high confidence.
const IMPORTED: Pick<MealItem, 'confidence'> = { confidence: 'medium' };

/** The item with another weight, marked as edited by the user. @param grams weight as eaten */
export function withGrams(item: MealItem, grams: number, amountText?: string): MealItem {
  const basis = isWhole(item) ? 'whole' : 'person';
  const amount = { basis, text: amountText ?? `${grams} g` } as const;
  return withBounds({ ...item, grams, amount, edited: marked(item, 'grams') });
}

/** Another food at the same weight. */
export function withFood(item: MealItem, food: Food): MealItem {
  // A household measure of the previous food does not apply to this one.
  const isSet = isWhole(item) || item.edited.includes('grams');
  const weighed = isSet ? { ...item, amount: amountInGrams(item.grams) } : item;
  return withBounds({
    ...weighed,
    name: nameOfFood(food.description).slice(0, 120),
    per100g: food.per100g,
    source: sourceOf(food),
    edited: marked(item, 'food'),
  });
}

/**
 * The item after the user answered a question about it: this food with this weight.
 * @param grams weight as eaten
 */
export function withAnswer(
  item: MealItem,
  food: Food,
  { grams, text }: { grams: number; text: string },
): MealItem {
  const { source } = item;
  const isSame = source.kind === 'table' && source.code === food.code;
  const chosen = isSame ? item : { ...withFood(item, food), name: item.name };
  return grams === item.grams && !isSame ? chosen : withGrams(chosen, grams, text);
}

/** An item of a new analysis with the user's edits of an earlier one. */
export function withEditsOf(item: MealItem, earlier: MealItem): MealItem {
  const { name, per100g, source, grams, amount, edited } = earlier;
  // A food that replaced an item without a weight has a weight.
  const isWeighed = edited.includes('grams') || (isWhole(item) && !isWhole(earlier));
  return withBounds({
    ...item,
    ...(edited.includes('food') ? { name, per100g, source } : {}),
    ...(edited.includes('name') ? { name } : {}),
    ...(isWeighed ? { grams, amount } : {}),
    edited,
  });
}

function amountInGrams(grams: number): MealItem['amount'] {
  return { basis: 'person', text: `${grams} g` };
}

function sourceOf({ table, code, description }: Food): MealItem['source'] {
  return { kind: 'table', table, code, description };
}

function marked(item: MealItem, part: MealItem['edited'][number]): MealItem['edited'] {
  return item.edited.includes(part) ? item.edited : [...item.edited, part];
}

// Relative error if the user gave the weight: only the variation of the food itself.
const WEIGHED = 0.1;
/**
 * The relative error of a label: the limit of the United States for calories (21 CFR 101.9 (g) (5)); the tolerances of
 * the European Union are similar.
 */
const LABEL_MARGIN = 0.2;

function withBounds(item: Omit<MealItem, 'caloriesLow' | 'caloriesHigh'>): MealItem {
  const calories = itemNutrients(item).calories ?? 0;
  const error = errorOf(item);
  return { ...item, caloriesLow: calories * (1 - error), caloriesHigh: calories * (1 + error) };
}

function errorOf(item: Pick<MealItem, 'source' | 'amount' | 'confidence'>): number {
  const { source, confidence } = item;
  if (source.kind === 'person' && confidence === IMPORTED.confidence) return LABEL_MARGIN;
  if (isWhole(item)) return 0;
  return source.kind === 'table' && isFromLabel(source) ? LABEL_MARGIN : WEIGHED;
}

/** Whether an item's nutrients were given for the whole; then its grams are a placeholder and not shown. */
export function isWhole({ amount }: Pick<MealItem, 'amount'>): boolean {
  return amount.basis === 'whole';
}

/**
 * An item that the user entered with nutrients only.
 * @param nutrients of the whole item, in the units of `NUTRIENT_UNITS`; null if unknown
 */
export function wholeItem(id: string, name: string, nutrients: Nutrients): MealItem {
  const calories = nutrients.calories ?? 0;
  return {
    id,
    name,
    grams: WHOLE_GRAMS,
    per100g: nutrients,
    source: { kind: 'person' },
    amount: { basis: 'whole', text: WHOLE_PORTION.text },
    confidence: 'high',
    caloriesLow: calories,
    caloriesHigh: calories,
    edited: [],
  };
}
