import * as z from 'zod';

import { MEAL_NAME_MAX, MEAL_TYPES, NOTES_MAX } from '#shared/records/meal';
import { PORTIONS_MAX } from '#shared/records/planned-meal';
import {
  COOKED_GRAMS_MAX,
  LINE_TEXT_MAX,
  METHOD_MAX,
  RECIPE_ITEMS_MAX,
  RECIPE_LINES_MAX,
  SERVINGS_MAX,
} from '#shared/records/recipe';

import type { SharedContent, SharedPlanned } from './shared-content';
import { itemOfWire, wireItem, wireItemSchema } from './wire-item';
import { plain, plainName, plainTextSchema } from './plain-text';

/** The most items of a user's meal. */
const ITEMS_MAX = 60;
/** For a week: twelve a day. */
const PLANNED_MAX = 84;
const PLAN_ITEMS_MAX = 1_500;
const NOT_COUNTED_MAX = 60;

const items = z.array(wireItemSchema).max(ITEMS_MAX);
const notCounted = z.int().min(0).max(NOT_COUNTED_MAX);
const name = plainTextSchema(MEAL_NAME_MAX);

const wireMealSchema = z.tuple([
  z.literal('meal'),
  name,
  z.enum(MEAL_TYPES),
  items,
  notCounted,
  plainTextSchema(NOTES_MAX).nullable(),
]);

const wireLineSchema = z.tuple([
  plainTextSchema(LINE_TEXT_MAX),
  z.literal([0, 1]),
  z.array(wireItemSchema).max(20),
]);

const wireRecipeSchema = z
  .tuple([
    z.literal('recipe'),
    name,
    z.number().positive().max(SERVINGS_MAX),
    z.number().positive().max(COOKED_GRAMS_MAX).nullable(),
    z.array(wireLineSchema).min(1).max(RECIPE_LINES_MAX),
    plainTextSchema(METHOD_MAX).nullable(),
  ])
  .refine(([, , , , lines]) => lines.flatMap(([, , found]) => found).length <= RECIPE_ITEMS_MAX);

const wirePlannedSchema = z.tuple([
  z.int().min(1).max(7),
  z.enum(MEAL_TYPES),
  name,
  z.number().positive().max(PORTIONS_MAX),
  items,
  notCounted,
]);

const wirePlanSchema = z
  .tuple([z.literal('plan'), z.array(wirePlannedSchema).min(1).max(PLANNED_MAX)])
  .refine(([, meals]) => meals.flatMap(([, , , , found]) => found).length <= PLAN_ITEMS_MAX);

const wireSchema = z.union([wireMealSchema, wireRecipeSchema, wirePlanSchema]);

/** Version 1 of the layout: lists without field names, to keep links short. */
export type WireContent = z.infer<typeof wireSchema>;

/**
 * Removes control characters, cuts text to the limits of records, and rounds numbers to the precision of the tables.
 */
export function wireOf(content: SharedContent): WireContent {
  switch (content.kind) {
    case 'meal':
      return [
        'meal',
        plainName(content.name, MEAL_NAME_MAX),
        content.mealType,
        content.items.slice(0, ITEMS_MAX).map(wireItem),
        counted(content.notCounted),
        content.notes === null ? null : plain(content.notes, NOTES_MAX) || null,
      ];
    case 'recipe':
      return [
        'recipe',
        plainName(content.name, MEAL_NAME_MAX),
        rounded(content.servings),
        content.cookedGrams === null ? null : rounded(content.cookedGrams),
        content.lines.map(({ text, unread, items: found }) => [
          plainName(text, LINE_TEXT_MAX),
          unread ? 1 : 0,
          found.map(wireItem),
        ]),
        content.method === null ? null : plain(content.method, METHOD_MAX) || null,
      ];
    case 'plan':
      return ['plan', content.meals.slice(0, PLANNED_MAX).map(wirePlanned)];
  }
}

function wirePlanned(meal: SharedPlanned): z.infer<typeof wirePlannedSchema> {
  return [
    meal.weekday,
    meal.mealType,
    plainName(meal.name, MEAL_NAME_MAX),
    rounded(meal.portions),
    meal.items.slice(0, ITEMS_MAX).map(wireItem),
    counted(meal.notCounted),
  ];
}

const counted = (number: number) => Math.min(NOT_COUNTED_MAX, Math.round(number));

// The minimum prevents a very small portion from becoming 0.
const rounded = (amount: number) => Math.max(0.001, Number(amount.toFixed(3)));

/** @returns undefined for anything that does not have this layout or exceeds its limits */
export function contentOfWire(value: unknown): SharedContent | undefined {
  const parsed = wireSchema.safeParse(value);
  if (!parsed.success) return undefined;
  const wire = parsed.data;
  switch (wire[0]) {
    case 'meal': {
      const [kind, title, mealType, found, missing, notes] = wire;
      return {
        kind,
        name: title,
        mealType,
        items: found.map(itemOfWire),
        notCounted: missing,
        notes,
      };
    }
    case 'recipe': {
      const [kind, title, servings, cookedGrams, lines, method] = wire;
      let place = 0;
      return {
        kind,
        name: title,
        servings,
        cookedGrams,
        method,
        lines: lines.map(([text, unread, found]) => ({
          text,
          unread: unread === 1,
          // The ids differ from those of other lines, because all lines become one meal when eaten.
          items: found.map((item) => itemOfWire(item, place++)),
        })),
      };
    }
    case 'plan':
      return {
        kind: 'plan',
        meals: wire[1].map(([weekday, mealType, title, portions, found, missing]) => ({
          weekday,
          mealType,
          name: title,
          portions,
          notCounted: missing,
          items: found.map(itemOfWire),
        })),
      };
  }
}
