import { MEAL_TYPES, type MealFields, type MealType } from '#shared/records/meal';
import { type MealSlotFields, SLOT_PLACES } from '#shared/records/meal-slot';

import { mealTypeAt, USUAL_TIMES } from './meal-type';

/** A meal slot of the diary: one of the four types, or one that the user has added. */
export interface Slot {
  /** The id of an own slot, or the type. */
  key: string;
  /** Null for the four types. */
  id: string | null;
  /** Null for the four types, whose names are on screens. */
  name: string | null;
  mealType: MealType;
  /** 'HH:mm' */
  time: string;
  /** See `MealSlotFields`. */
  place: number;
}

/** The fields of a meal that say which meal of the day it is. */
export type SlotFields = Pick<MealFields, 'mealType' | 'slot'>;

/** Within how many minutes of its time an own slot is proposed. */
const NEAR = 120;
const DAY = 24 * 60;

/** The four types as slots. */
export const FOUR_SLOTS: readonly Slot[] = MEAL_TYPES.map((mealType, index) => ({
  key: mealType,
  id: null,
  name: null,
  mealType,
  time: USUAL_TIMES[mealType],
  place: index + 1,
}));

/** The four types and the user's own slots, in the user's order. */
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
 * The slot of a meal. If its own slot was deleted or is not synced yet, or an older app has changed the type, the
 * slot of its type.
 */
export function slotOf({ mealType, slot: id = null }: SlotFields, slots: readonly Slot[]): Slot {
  const own = slots.find((slot) => slot.id !== null && slot.id === id);
  if (own?.mealType === mealType) return own;
  return ofType(mealType);
}

function ofType(type: MealType): Slot {
  return FOUR_SLOTS.find(({ key }) => key === type) as Slot;
}

/** The fields of a meal in this slot. */
export function slotFieldsOf({ id, mealType }: Slot): Required<SlotFields> {
  return { mealType, slot: id };
}

/**
 * The slot to propose for a time: that of `mealTypeAt`, unless an own slot is within two hours and not further away.
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

/** The shorter distance around the clock. */
function minutesBetween(one: string, other: string): number {
  const apart = Math.abs(minutesOf(one) - minutesOf(other));
  return Math.min(apart, DAY - apart);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The place of a new slot by its time: before or after breakfast, lunch and dinner. */
export function placeByTime(time: string): number {
  const before = FOUR_SLOTS.filter(({ key, time: at }) => key !== 'snack' && at <= time).length;
  return before + 0.05 + (0.9 * minutesOf(time)) / DAY;
}

/**
 * The place of an own slot that moves past its neighbor.
 * @param by -1 towards the start of the day, 1 towards its end
 * @returns null if there is no neighbor to pass
 */
export function placeBeyond(key: string, by: -1 | 1, slots: readonly Slot[]): number | null {
  const at = slots.findIndex((slot) => slot.key === key);
  const passed = slots[at + by]?.place;
  if (at < 0 || passed === undefined) return null;
  // Several slots may have the same place, set by different devices; all of these are passed.
  const beyond = slots.map(({ place }) => place).filter((place) => (place - passed) * by > 0);
  const { first, last } = SLOT_PLACES;
  const next = by < 0 ? Math.max(first, ...beyond) : Math.min(last, ...beyond);
  return (passed + next) / 2;
}

/** A key that is equal for names that look the same. */
export function slotNameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
