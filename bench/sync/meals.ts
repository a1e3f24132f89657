import { UUID } from 'uuidv7';

import type { MealFields, MealType } from '#shared/records/meal';

/** A meal as every candidate sends it: the record's own fields with its id and its last change. */
export interface BenchMeal {
  id: string;
  updatedAt: number;
  fields: MealFields;
}

const FOODS =
  'scrambled eggs,buttered toast,oat porridge,blueberries,greek yoghurt,honey,black coffee,' +
  'grilled chicken,brown rice,avocado,olive oil,tomato salad,lentil soup,rye bread,cheddar,' +
  'baked salmon,steamed broccoli,boiled potatoes,green beans,spaghetti,tomato sauce,parmesan,' +
  'minced beef,black beans,corn tortilla,sour cream,banana,peanut butter,dark chocolate,apple,' +
  'roast almonds,hummus,carrot sticks,fried tofu,rice noodles,spinach,mushrooms,pancakes';
const WORDS = FOODS.split(',');
const MEASURES = ['1 cup', '2 slices', 'half a', '1 tbsp', '200 ml', 'a bowl of'];
const PLACES = ['at home', 'at work', 'in the canteen', 'on the train', 'with friends'];
const TYPES: [MealType, number][] = [
  ['breakfast', 8],
  ['lunch', 12],
  ['snack', 16],
  ['dinner', 19],
];
const FIRST_DAY = Date.UTC(2020, 0, 1);
const DAY_MS = 86_400_000;

type Chance = () => number;

/**
 * Four meals a day from 2020 on, about 300 bytes of JSON each, the same ones for the same seed. The ids are made when
 * the meal is eaten, so their times are as far apart as in a real diary.
 */
export function seededMeals(seed: number, count: number): BenchMeal[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, (_, n) => mealOf(n, chance));
}

/** A version 7 UUID with this time, all other bits random. */
export function idAt(time: number, chance: Chance): string {
  const [a, high, low] = [12, 30, 32].map((bits) => Math.floor(chance() * 2 ** bits));
  return UUID.fromFieldsV7(time, a ?? 0, high ?? 0, low ?? 0).toString();
}

/** Reproducible random numbers (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function mealOf(n: number, chance: Chance): BenchMeal {
  const [mealType, hour] = pick(TYPES, n / TYPES.length - Math.floor(n / TYPES.length));
  const minutes = hour * 60 + Math.floor(chance() * 120);
  const time = FIRST_DAY + Math.floor(n / TYPES.length) * DAY_MS + minutes * 60_000;
  const foods = [0, 1, 2].map(() => pick(WORDS, chance()));
  const at = time + Math.floor(chance() * 60_000);
  return {
    id: idAt(at, chance),
    updatedAt: at,
    fields: {
      name: capital(foods[0] ?? ''),
      description: foods.map((food) => `${measure(chance)} ${food}`).join(', '),
      notes: chance() < 0.4 ? pick(PLACES, chance()) : null,
      mealType,
      mealTime: new Date(time).toISOString().slice(0, 16),
      photoId: chance() < 0.3 ? idAt(at, chance) : null,
      estimate: null,
      items: null,
    },
  };
}

/** Most have a weight. */
function measure(chance: Chance): string {
  return chance() < 0.2 ? pick(MEASURES, chance()) : `${Math.ceil(chance() * 400)} g`;
}

function pick<T>(list: readonly T[], chance: number): T {
  return list[Math.floor(chance * list.length)] as T;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
