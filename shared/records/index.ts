import { awardKind } from './award';
import { dayMarkKind } from './day-mark';
import { dayNoteKind } from './day-note';
import { fastKind } from './fast';
import { favouriteKind } from './favourite';
import { foodKind } from './food';
import { foodMemoryKind } from './food-memory';
import { macroTargetKind } from './macro-target';
import { foodRuleKind } from './food-rule';
import { mealKind } from './meal';
import { mealSlotKind } from './meal-slot';
import { measurementKind } from './measurement';
import { nutrientTargetKind } from './nutrient-target';
import { photoKind } from './photo';
import { plannedMealKind } from './planned-meal';
import { profileKind } from './profile';
import { recipeKind } from './recipe';
import type { RecordKind } from './record';
import { shoppingItemKind } from './shopping-item';
import { targetKind } from './target';
import { waterKind } from './water';
import { weekdayTargetKind } from './weekday-target';
import { weightKind } from './weight';

/** Every kind of record that syncs. CONTRIBUTING.md lists what else to do for a new kind. */
export const RECORDS = {
  meal: mealKind,
  photo: photoKind,
  foodMemory: foodMemoryKind,
  food: foodKind,
  favourite: favouriteKind,
  profile: profileKind,
  weight: weightKind,
  dayMark: dayMarkKind,
  water: waterKind,
  award: awardKind,
  target: targetKind,
  recipe: recipeKind,
  plannedMeal: plannedMealKind,
  shoppingItem: shoppingItemKind,
  dayNote: dayNoteKind,
  measurement: measurementKind,
  nutrientTarget: nutrientTargetKind,
  macroTarget: macroTargetKind,
  weekdayTarget: weekdayTargetKind,
  fast: fastKind,
  foodRule: foodRuleKind,
  mealSlot: mealSlotKind,
} as const satisfies Record<string, RecordKind>;

export type RecordType = keyof typeof RECORDS;

export const RECORD_TYPES = Object.keys(RECORDS) as RecordType[];

export function isRecordType(name: string): name is RecordType {
  return Object.hasOwn(RECORDS, name);
}

/** Whether several devices may create the same record of a kind, see `RecordKind`. */
export function hasDerivedId(type: RecordType): boolean {
  const kind: RecordKind = RECORDS[type];
  return kind.derivedId === true || isSingle(type);
}

/** Whether each user has exactly one record of the kind, with the user's id. */
export function isSingle(type: RecordType): boolean {
  const kind: RecordKind = RECORDS[type];
  return kind.single === true;
}
