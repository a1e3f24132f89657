// What users enter in the kitchen: values of every type, lists that become shorter, and empty fields.
import type { MealItem } from '#shared/records/meal-item';
import type { MealSlotFields } from '#shared/records/meal-slot';
import type { PlannedMealFields } from '#shared/records/planned-meal';
import type { RecipeFields, RecipeLine } from '#shared/records/recipe';

import { foodItem } from '../../kit/items';
import { label } from './acts';
import { pick } from './chance';
import type { SimulatedDevice } from './device';
import { derivedUuid } from './model/derived-uuid';
import type { World } from './world';

export const MONDAY = '2026-11-23';
export const DAYS = [MONDAY, '2026-11-26', '2026-11-29'];
export const TYPES = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export const TIMES = ['10:00', '16:30', '23:15'];
export const SLOTS = ['Second breakfast', 'Tea'];

/** One field, or two at once as a form saves them. */
export function some<Fields extends object>(fields: Fields, number: number): Partial<Fields> {
  const all = Object.entries(fields);
  const first = Math.floor(number * all.length);
  const count = (number * all.length) % 1 < 0.6 ? 1 : 2;
  return Object.fromEntries([...all, ...all].slice(first, first + count)) as Partial<Fields>;
}

export function grams({ chance }: World): number {
  return Math.round(chance() * 5_000) / 10;
}

export function items(world: World): MealItem[] {
  const item = () => foodItem({ name: label(world), grams: grams(world) + 1 });
  return Array.from({ length: Math.floor(world.chance() * 3) }, item);
}

export function recipeFields(world: World): RecipeFields {
  const { chance } = world;
  const line = (): RecipeLine => {
    const read = items(world);
    return { text: `½ cup of ${label(world)}`, items: read, unread: read.length === 0 };
  };
  return {
    name: `Crème brûlée 🍮 ${label(world)}`,
    servings: Math.ceil(chance() * 12) / 2,
    cookedGrams: chance() < 0.4 ? null : grams(world) + 1,
    lines: Array.from({ length: 1 + Math.floor(chance() * 3) }, line),
    method: chance() < 0.4 ? null : `Stir.\n\nBake ${label(world)}.`,
    tags: ['quick', 'for guests', label(world)].filter(() => chance() < 0.5),
  };
}

/** The fields that may be changed; its recipe and its meal in the diary stay. */
export function plannedFields(
  world: World,
): Omit<PlannedMealFields, 'items' | 'recipeId' | 'mealId'> {
  const { chance } = world;
  return {
    day: pick(DAYS, chance()) ?? MONDAY,
    mealType: pick(TYPES, chance()) ?? 'lunch',
    portions: Math.ceil(chance() * 6) / 2,
    name: label(world),
    words: chance() < 0.5 ? null : label(world),
    reading: null,
    slot: chance() < 0.5 ? null : derivedUuid('mealSlot', label(world)),
  };
}

export function slotFields(
  world: World,
  { user }: SimulatedDevice,
): Pick<MealSlotFields, 'name' | 'time' | 'place'> {
  const names = [...SLOTS, label(world)];
  return {
    name: `${pick(names, world.chance()) ?? ''} of ${user}`,
    time: pick(TIMES, world.chance()) ?? '',
    place: world.chance() * 5,
  };
}
