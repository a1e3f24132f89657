import type { MealItem } from '#shared/records/meal-item';
import type { Nutrients } from '#shared/records/nutrients';

import type { Food, Portion } from '../table/food';
import { nameOfFood } from '../table/name-of-food';
import { isFromLabel } from '../table/personal-food';
import { itemNutrients, scaledNutrients } from './totals';

/** Grams that stand for one of something whose weight nobody knows, so that figures scale as all do. */
export const WHOLE_GRAMS = 100;

/** The only measure of such an item. */
export const WHOLE_PORTION: Portion = { text: '1 serving', grams: WHOLE_GRAMS };

interface Choice {
  id: string;
  /** The measure in words, where the person chose one. */
  amountText?: string;
}

const EXACT: Pick<MealItem, 'confidence'> = { confidence: 'high' };

/** An item that a person chose from the table. @param grams weight as eaten */
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
 * An item with the figures that another program gave it. Their range is that of a label: they are from labels
 * and tables, and nobody has weighed again.
 * @param eaten nutrients of all of it; null where they are unknown
 * @param grams weight as eaten; null where nobody knows it, and the figures stand for the whole
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

// Figures of the person's own are sure: by this those of an import are told from them.
const IMPORTED: Pick<MealItem, 'confidence'> = { confidence: 'medium' };

/** The item at another weight, which from now on is the person's. @param grams weight as eaten */
export function withGrams(item: MealItem, grams: number, amountText?: string): MealItem {
  const basis = isWhole(item) ? 'whole' : 'person';
  const amount = { basis, text: amountText ?? `${grams} g` } as const;
  return withBounds({ ...item, grams, amount, edited: marked(item, 'grams') });
}

/** Another food at the same weight. */
export function withFood(item: MealItem, food: Food): MealItem {
  // A measure of the food before is none of this one.
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
 * The item as a person answered a question about it: this food at this weight.
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

/** An item of a new reading with the parts that a person changed in an earlier one. */
export function withEditsOf(item: MealItem, earlier: MealItem): MealItem {
  const { name, per100g, source, grams, amount, edited } = earlier;
  // A food that took the place of figures without a weight has one.
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

// A weight that a person gave leaves the food's own variation only.
const WEIGHED = 0.1;
/**
 * The share by which a label may be off: the limit that the United States set for calories (21 CFR
 * 101.9 (g) (5)); the tolerances of the European Union are of that size too.
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

/** Whether an item's figures were given for the whole of it: then its grams are a stand-in and not shown. */
export function isWhole({ amount }: Pick<MealItem, 'amount'>): boolean {
  return amount.basis === 'whole';
}

/**
 * An item that a person entered by its figures alone.
 * @param nutrients of the whole, in the units of `NUTRIENT_UNITS`; null where they are unknown
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
