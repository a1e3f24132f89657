import * as z from 'zod';

import { NUTRIENT_SOURCES } from '#shared/records/nutrient-sources';
import { byNutrient, type Nutrients } from '#shared/records/nutrients';
import type { WeightUnit } from '#shared/records/profile';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { weightOfAmount } from '../table/numbers';
import { foreignItem } from './foreign-item';
import type { Found } from './format';
import { KJ_PER_KCAL } from './guess-columns';

// Both programs write numbers either as numbers or as text.
const amount = z.preprocess(asNumber, z.number().nullable());
const text = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  z.string().transform((words) =>
    words
      .slice(0, 2_000)
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim(),
  ),
);
const id = z.union([z.string(), z.number()]).nullish();
const nutrition = z.record(z.string(), z.unknown()).catch({});

/** A food or recipe, with the nutrition of one portion. */
export const foodSchema = z.object({
  barcode: text,
  id,
  name: text,
  brand: text,
  portion: amount,
  unit: text,
  nutrition,
});

/** A diary entry in the form of both programs. */
export const eatenSchema = z.object({
  id,
  type: text,
  name: text,
  brand: text,
  description: text,
  portion: amount,
  quantity: amount,
  unit: text,
  nutrition,
  category: amount,
  meal: amount,
  dateTime: text,
  addedAt: text,
});
export type Eaten = z.infer<typeof eatenSchema>;

/** Lists of entries that are validated later, so that one bad entry does not affect the others. */
export const list = z.array(z.unknown()).catch([]);

/** Multiplies the given nutrients; a missing or negative value is unknown. */
function nutrientsTimes(given: Record<string, unknown>, times: number): Nutrients {
  const known = (name: string) => {
    const value = asNumber(given[name]);
    return typeof value === 'number' && value >= 0 ? value * times : null;
  };
  const nutrients = byNutrient((nutrient) => known(NUTRIENT_SOURCES[nutrient].openFoodFacts));
  const energy = known('kilojoules');
  if (nutrients.calories === null && energy !== null) nutrients.calories = energy / KJ_PER_KCAL;
  return nutrients;
}

/** Whether it is exercise, which both programs store as a food with negative energy. */
function isBurned(given: Record<string, unknown>): boolean {
  const energy = asNumber(given['calories']) ?? asNumber(given['kilojoules']);
  return typeof energy === 'number' && energy < 0;
}

/** The local time of a moment on this device, if it is on that day; otherwise null. */
function timeOn(day: string, moment: string): string | null {
  const at = new Date(moment);
  if (moment === '' || Number.isNaN(at.getTime())) return null;
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return date === day ? `${two(at.getHours())}:${two(at.getMinutes())}` : null;
}

function asNumber(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

interface EatenFood {
  day: string;
  place: string;
  group: string;
  /** Its name and brand. */
  names: readonly string[];
  nutrition: Record<string, unknown>;
  /** How many times its nutrition was eaten. */
  times: number;
  amount: string;
  /** Text of the amount that may contain a weight. */
  weighed: string;
  /** When it was logged. */
  moment: string;
}

/** Adds a diary entry of a JSON file to the found entries. */
export function takeEaten(found: Found, eaten: EatenFood): void {
  const { day, place, group, nutrition, times, amount, weighed, moment } = eaten;
  if (isBurned(nutrition) || times < 0) {
    found.leftOut.push('exercise');
    return;
  }
  const name = eaten.names.filter(Boolean).join(', ');
  const nutrients = nutrientsTimes(nutrition, times);
  const grams = weightOfAmount(weighed, '.');
  const item = foreignItem(name, { eaten: nutrients, grams, amount });
  if (!item || times === 0) {
    found.problems.push(format(messages.noAmount, { place, name }));
    return;
  }
  // The mark contains the moment as text, because its local time differs between time zones.
  const mark = [day, group, moment, name, amount, nutrients];
  found.entries.push({ day, time: timeOn(day, moment), group, item, mark });
}

interface DayWeight {
  day: string;
  /** The value in the file: a number or text. */
  weight: unknown;
  /** Null if the file has none. */
  unit: WeightUnit | null;
}

/** Adds the body weight of a day of a JSON file, if the day has one. */
export function takeDayWeight(found: Found, { day, weight, unit }: DayWeight): void {
  const number = asNumber(weight);
  if (typeof number === 'number') {
    if (number > 0) found.weighings.push({ day, time: null, weight: number, unit, place: day });
  } else if (typeof weight === 'string' && weight.trim() !== '') {
    found.problems.push(format(messages.noWeight, { place: day }));
  }
}
