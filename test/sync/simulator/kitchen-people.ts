import type { FoodRuleFields } from '#shared/records/food-rule';
import { mealOfPlanned } from '#shared/rules/meal-plan/planned-meal';
import { placeByTime } from '#shared/rules/meal-slots';

import { addMealSlotIn } from '../../../src/store/days/meal-slots';
import { addFoodRuleIn, foodRules, removeFoodRuleIn } from '../../../src/store/kitchen/food-rules';
import {
  logPlannedIn,
  type PlannedEntry,
  plannedWeek,
  takeBackEatenIn,
} from '../../../src/store/kitchen/planned-meals';
import { tickPlannedLineIn } from '../../../src/store/kitchen/shopping-items';
import { type Act, label, save, saveBy } from './acts';
import { pick } from './chance';
import type { SimulatedDevice } from './device';
import type { StepName } from './history';
import {
  DAYS,
  grams,
  items,
  MONDAY,
  plannedFields,
  recipeFields,
  SLOTS,
  slotFields,
  some,
  TIMES,
  TYPES,
} from './kitchen-fields';
import { derivedUuid } from './model/derived-uuid';
import type { Want } from './model/entered';
import type { World } from './world';

// Only a few, so that devices create the same ones concurrently.
const LINES = ['food onions', 'food olive oil'];
const KINDS = ['recipe', 'plannedMeal', 'shoppingItem', 'foodRule', 'mealSlot'] as const;
type Kind = (typeof KINDS)[number];

/** What users do in the kitchen, by the step's name. */
export const KITCHEN_ACTS: Partial<Record<StepName, Act>> = {
  'add-recipe': async (world, device) => {
    const id = device.store.newId();
    await save(world, device, [{ type: 'recipe', id, act: 'put', patch: recipeFields(world) }]);
  },
  'edit-recipe': async (world, device, { b, c }) =>
    edit(world, device, { kind: 'recipe', b, patch: some(recipeFields(world), c) }),
  plan: async (world, device, { b }) => {
    const { newId } = device.store;
    const recipeId = b < 0.5 ? ((await oneOf(device, 'recipe', b)) ?? null) : null;
    const patch = { ...plannedFields(world), items: items(world), recipeId, mealId: newId() };
    await save(world, device, [{ type: 'plannedMeal', id: newId(), act: 'put', patch }]);
  },
  'edit-plan': async (world, device, { b, c }) =>
    edit(world, device, { kind: 'plannedMeal', b, patch: some(plannedFields(world), c) }),
  eat: async (world, device, { b, c }) => {
    const entry = pick((await planned(device)).filter(isNotEaten), b);
    const [day = MONDAY, mealType = 'snack'] = [pick(DAYS, c), pick(TYPES, world.chance())];
    if (!entry) return;
    const meal = mealOfPlanned(entry, entry.recipe, { mealTime: `${day}T12:30`, mealType });
    const wants = [want('meal', entry.mealId, 'restore', meal), ...dayOf(entry, day)];
    await saveBy(world, device, {
      wants,
      act: async () => logPlannedIn(device.store, entry, meal),
    });
  },
  'take-back': async (world, device, { b, c }) => {
    const entry = pick(
      (await planned(device)).filter((one) => !isNotEaten(one)),
      b,
    );
    const day = pick(DAYS, c) ?? MONDAY;
    if (!entry) return;
    const wants = [want('meal', entry.mealId, 'del', null), ...dayOf(entry, day)];
    await saveBy(world, device, {
      wants,
      act: async () => takeBackEatenIn(device.store, entry, day),
    });
  },
  'add-item': async (world, device) => {
    const id = device.store.newId();
    const patch = { text: label(world), key: null, ticked: false, bought: [] };
    await save(world, device, [{ type: 'shoppingItem', id, act: 'put', patch }]);
  },
  // A line that a user wrote, or one that follows from the plan, with amounts for its planned meals.
  tick: async (world, device, { b, c }) => {
    const ticked = world.chance() < 0.6;
    if (c < 0.3) return edit(world, device, { kind: 'shoppingItem', b, patch: { ticked } });
    const key = `${pick(LINES, b) ?? ''} of ${device.user}`;
    const bought = (await planned(device))
      .filter(() => world.chance() < 0.7)
      .map(({ id }) => ({ meal: id, grams: world.chance() < 0.3 ? null : grams(world) }));
    const tick = { key, text: label(world), ticked, bought };
    const wants = [want('shoppingItem', derivedUuid('shoppingItem', key), 'restore', tick)];
    await saveBy(world, device, { wants, act: async () => tickPlannedLineIn(device.store, tick) });
  },
  'add-rule': async (world, device, { b }) => {
    const rule = pick(rulesOf(device), b);
    if (!rule) return;
    const wants = [want('foodRule', ruleId(rule), 'restore', rule)];
    await saveBy(world, device, { wants, act: async () => addFoodRuleIn(device.store, rule) });
  },
  'remove-rule': async (world, device, { b }) => {
    const { diets, allergens, dislikes } = await foodRules(device.store);
    const shown = [...diets, ...allergens, ...dislikes];
    const rule = pick(
      rulesOf(device).filter(({ what }) => shown.includes(what)),
      b,
    );
    if (!rule) return;
    const wants = [want('foodRule', ruleId(rule), 'del', null)];
    await saveBy(world, device, { wants, act: async () => removeFoodRuleIn(device.store, rule) });
  },
  'add-slot': async (world, device, { b, c }) => {
    const name = `${pick(SLOTS, b) ?? ''} of ${device.user}`;
    const slot = { name, time: pick(TIMES, c) ?? '', mealType: 'snack' } as const;
    const patch = { ...slot, place: placeByTime(slot.time) };
    const wants = [want('mealSlot', await slotId(device, name), 'restore', patch)];
    await saveBy(world, device, { wants, act: async () => addMealSlotIn(device.store, slot) });
  },
  'edit-slot': async (world, device, { b, c }) =>
    edit(world, device, { kind: 'mealSlot', b, patch: some(slotFields(world, device), c) }),
  'delete-of-kitchen': async (world, device, { b, c }) => {
    const [type, id] = await anyOf(device, { b, c, deleted: 0 });
    if (id !== undefined) await save(world, device, [{ type, id, act: 'del', patch: null }]);
  },
  'restore-of-kitchen': async (world, device, { b, c }) => {
    const [type, id] = await anyOf(device, { b, c, deleted: 1 });
    if (id !== undefined) await save(world, device, [{ type, id, act: 'restore', patch: null }]);
  },
};

interface Edit {
  kind: Kind;
  b: number;
  patch: object;
}

async function edit(world: World, device: SimulatedDevice, { kind, b, patch }: Edit) {
  const id = await oneOf(device, kind, b);
  if (id !== undefined) await save(world, device, [{ type: kind, id, act: 'put', patch }]);
}

async function oneOf(
  { store }: SimulatedDevice,
  kind: Kind,
  number: number,
  deleted: 0 | 1 = 0,
): Promise<string | undefined> {
  const rows = (await store.db.records(kind).toArray()).filter((row) => row.deleted === deleted);
  // Mostly the latest ones: the point is that devices change the same record.
  const latest = rows.slice(-2);
  return pick([...latest, ...latest, ...rows], number)?.id;
}

async function anyOf(
  device: SimulatedDevice,
  { b, c, deleted }: { b: number; c: number; deleted: 0 | 1 },
): Promise<[Kind, string | undefined]> {
  const kind = pick(KINDS, c) ?? 'recipe';
  return [kind, await oneOf(device, kind, b, deleted)];
}

function want(type: Want['type'], id: string, act: string, patch: object | null): Want {
  return { type, id, act, patch: patch as Want['patch'] };
}

async function planned({ store }: SimulatedDevice): Promise<PlannedEntry[]> {
  return (await plannedWeek(store, MONDAY)).entries;
}

const isNotEaten = ({ eaten }: PlannedEntry): boolean => eaten === undefined;

/** A planned meal moves to the day on which it was eaten, and back. */
function dayOf({ id, day }: PlannedEntry, to: string): Want[] {
  return day === to ? [] : [want('plannedMeal', id, 'put', { day: to })];
}

/** The model identifies records by id only, so ids that all users share need the user's name. */
function rulesOf({ user }: SimulatedDevice): FoodRuleFields[] {
  return [
    { about: 'diet', what: `vegan of ${user}` },
    { about: 'allergen', what: `milk of ${user}` },
    { about: 'dislike', what: `Liver of ${user}` },
  ];
}

function ruleId({ about, what }: FoodRuleFields): string {
  return derivedUuid('foodRule', `${about} ${what.toLowerCase()}`);
}

/** The first derived id for the name that is free, or has the same name. */
async function slotId({ store }: SimulatedDevice, name: string): Promise<string> {
  const key = name.toLowerCase();
  for (let number = 1; ; number += 1) {
    const id = derivedUuid('mealSlot', number === 1 ? key : `${key} ${String(number)}`);
    const row = await store.db.mealSlot.get(id);
    const isOther = row?.deleted === 0 && row.data.name.toLowerCase() !== key;
    if (!isOther) return id;
  }
}
