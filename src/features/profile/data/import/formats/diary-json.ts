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

// Both programs write numbers as numbers or as texts, whichever a field held.
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

/** A food, or a recipe, of which the nutrition is that of one portion. */
export const foodSchema = z.object({
  barcode: text,
  id,
  name: text,
  brand: text,
  portion: amount,
  unit: text,
  nutrition,
});

/** Something eaten, as both programs note it. */
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

/** Lists of what is not checked yet: one bad entry does not hold up the others. */
export const list = z.array(z.unknown()).catch([]);

/** Nutrients of a multiple of what a program gives them for; unknown where it has none, or one below 0. */
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

/** Whether it burns energy: both programs note exercise as a food below 0. */
function isBurned(given: Record<string, unknown>): boolean {
  const energy = asNumber(given['calories']) ?? asNumber(given['kilojoules']);
  return typeof energy === 'number' && energy < 0;
}

/** The time of day of a moment by this device's clock, where it is of that day; null otherwise. */
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
  /** Its name and its maker. */
  names: readonly string[];
  nutrition: Record<string, unknown>;
  /** How many times its nutrition was eaten. */
  times: number;
  amount: string;
  /** The amount as it may state a weight. */
  weighed: string;
  /** When it was noted. */
  moment: string;
}

/** Takes something eaten of a diary that is kept as JSON. */
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
  // The moment as it is written: its time of day is another one in another time zone.
  const mark = [day, group, moment, name, amount, nutrients];
  found.entries.push({ day, time: timeOn(day, moment), group, item, mark });
}

interface DayWeight {
  day: string;
  /** As the file holds it: a number or a text. */
  weight: unknown;
  /** Null where the file has none. */
  unit: WeightUnit | null;
}

/** Takes the body weight of a day of a diary that is kept as JSON, where the day has one. */
export function takeDayWeight(found: Found, { day, weight, unit }: DayWeight): void {
  const number = asNumber(weight);
  if (typeof number === 'number') {
    if (number > 0) found.weighings.push({ day, time: null, weight: number, unit, place: day });
  } else if (typeof weight === 'string' && weight.trim() !== '') {
    found.problems.push(format(messages.noWeight, { place: day }));
  }
}
