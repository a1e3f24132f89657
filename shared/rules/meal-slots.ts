import { MEAL_TYPES, type MealFields, type MealType } from '#shared/records/meal';
import { type MealSlotFields, SLOT_PLACES } from '#shared/records/meal-slot';

import { mealTypeAt, USUAL_TIMES } from './meal-type';

/** What a meal stands under in the diary: one of the four, or one that its person has added. */
export interface Slot {
  /** The id of an own one, or the type. */
  key: string;
  /** Null for one of the four. */
  id: string | null;
  /** Null for one of the four, which are named on screens. */
  name: string | null;
  mealType: MealType;
  /** 'HH:mm' */
  time: string;
  /** See `MealSlotFields`. */
  place: number;
}

/** The fields of a meal that say which meal of the day it is. */
export type SlotFields = Pick<MealFields, 'mealType' | 'slot'>;

/** An own one, which may be near in time this far, in minutes. */
const NEAR = 120;
const DAY = 24 * 60;

/** The four, where nobody has added one. */
export const FOUR_SLOTS: readonly Slot[] = MEAL_TYPES.map((mealType, index) => ({
  key: mealType,
  id: null,
  name: null,
  mealType,
  time: USUAL_TIMES[mealType],
  place: index + 1,
}));

/** The four and the person's own, in the person's order. */
export function slotsInOrder(own: readonly (MealSlotFields & { id: string })[]): Slot[] {
  const all = [...FOUR_SLOTS, ...own.map((slot) => ({ ...slot, key: slot.id }))];
  return all.sort(
    (one, other) =>
      one.place - other.place ||
      one.time.localeCompare(other.time) ||
      one.key.localeCompare(other.key),
  );
}

/**
 * Where a meal stands. An own slot that is gone, or not here yet, leaves it under its type; so does a type that an
 * app without slots has changed since.
 */
export function slotOf({ mealType, slot: id = null }: SlotFields, slots: readonly Slot[]): Slot {
  const own = slots.find((slot) => slot.id !== null && slot.id === id);
  if (own?.mealType === mealType) return own;
  return ofType(mealType);
}

function ofType(type: MealType): Slot {
  return FOUR_SLOTS.find(({ key }) => key === type) as Slot;
}

/** What the fields of a meal in that slot are. */
export function slotFieldsOf({ id, mealType }: Slot): Required<SlotFields> {
  return { mealType, slot: id };
}

/**
 * Where a meal at that time stands: where `mealTypeAt` has it, unless the time of an own slot is within two hours
 * and not further away.
 * @param mealTime local date and time, 'YYYY-MM-DDTHH:mm'
 */
export function slotAt(mealTime: string, slots: readonly Slot[]): Slot {
  const time = mealTime.slice(11, 16);
  const usual = ofType(mealTypeAt(mealTime));
  let nearest = usual;
  let least = Math.min(NEAR, minutesBetween(time, usual.time));
  let isOwn = false;
  for (const slot of slots) {
    if (slot.id === null) continue;
    const away = minutesBetween(time, slot.time);
    if (away < least || (away === least && !isOwn)) {
      nearest = slot;
      least = away;
      isOwn = true;
    }
  }
  return nearest;
}

/** By the shorter way around the clock. */
function minutesBetween(one: string, other: string): number {
  const apart = Math.abs(minutesOf(one) - minutesOf(other));
  return Math.min(apart, DAY - apart);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Where a new slot stands: by its time between breakfast, lunch and dinner, or after dinner. */
export function placeByTime(time: string): number {
  const before = FOUR_SLOTS.filter(({ key, time: at }) => key !== 'snack' && at <= time).length;
  return before + 0.05 + (0.9 * minutesOf(time)) / DAY;
}

/**
 * The place of an own slot that moves past its neighbor.
 * @param by -1 towards the start of the day, 1 towards its end
 * @returns null where there is none to pass
 */
export function placeBeyond(key: string, by: -1 | 1, slots: readonly Slot[]): number | null {
  const at = slots.findIndex((slot) => slot.key === key);
  const passed = slots[at + by]?.place;
  if (at < 0 || passed === undefined) return null;
  // Two devices may have put several at one place: all of these are passed.
  const beyond = slots.map(({ place }) => place).filter((place) => (place - passed) * by > 0);
  const { first, last } = SLOT_PLACES;
  const next = by < 0 ? Math.max(first, ...beyond) : Math.min(last, ...beyond);
  return (passed + next) / 2;
}

/** The same for names that look the same. */
export function slotNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
