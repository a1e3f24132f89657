import { SERVINGS_MAX, STATED_MAX, type StatedFigures } from '#shared/records/recipe';

/** Unvalidated JSON of a site or program. */
export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const NUMBER = /\d{1,6}(?:[.,]\d{1,4})?/u;

/** The first number in a value: '4 servings' is 4, '56,5 g' is 56.5; null if there is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const found = typeof value === 'string' ? NUMBER.exec(value)?.[0] : undefined;
  return found === undefined ? null : Number(found.replace(',', '.'));
}

const KCAL_PER_KJ = 1 / 4.184;
const IN_KCAL = /(\d{1,6}(?:[.,]\d{1,4})?)\s{0,3}k?cal/iu;

/** Energy in kcal: '1,297 kJ', '310 kcal' and '1297 kJ / 310 kcal' are all 310. A number without a unit is in kcal. */
export function energyOf(value: unknown): number | null {
  const text = typeof value === 'string' ? value.replace(/(\d),(\d{3})(?!\d)/gu, '$1$2') : value;
  const amount = numberOf(text);
  if (amount === null || typeof text !== 'string' || !/kj|kilojoule/iu.test(text)) return amount;
  if (/cal/iu.test(text)) return numberOf(IN_KCAL.exec(text)?.[1]) ?? amount;
  return Math.round(amount * KCAL_PER_KJ);
}

/** @returns null for too many servings, and for none */
export function knownServings(servings: number | null): number | null {
  return servings !== null && servings > 0 && servings <= SERVINGS_MAX ? servings : null;
}

/**
 * Nutrients of one serving, in kcal and grams. Impossible values become null.
 * @returns null if all are 0 or missing, because sites and programs write 0 for values that were not entered
 */
export function statedFigures(amounts: StatedFigures): StatedFigures | null {
  const stated = {
    calories: possible(amounts.calories),
    protein: possible(amounts.protein),
    carbs: possible(amounts.carbs),
    fat: possible(amounts.fat),
  };
  return Object.values(stated).every((amount) => amount === null || amount === 0) ? null : stated;
}

function possible(amount: number | null): number | null {
  return amount !== null && amount >= 0 && amount <= STATED_MAX ? amount : null;
}
