import type { Nutrients } from '#shared/records/nutrients';

import { nutrientsOf, type SourceFood } from '../source-food';
import type { Likeness, OwnFood, Recipe } from './own-food';
import { PANTRY, type Ingredient } from './pantry';

/** Every food of the releases, also those that our tables leave out, by code. */
export type Larder = ReadonlyMap<string, SourceFood>;

// Boiling and frying leave about this much; the releases' own factors run from a half to nine tenths.
const VITAMIN_C_KEPT = 0.7;
// An ingredient of less than this share leaves a figure known that it does not tell itself.
const TRACE = 0.02;
// Energy and what gives it, at 4, 4 and 9 kcal a gram, agree within this; fibre and cocoa take part of it.
const ATWATER = 0.25;
const TOO_LITTLE_TO_TELL = 20;

/** Figures of a food of ours, per 100 g as eaten. @throws Error in plain words where they cannot be right */
export function figuresOf(food: OwnFood, larder: Larder): Nutrients {
  if ('like' in food) return found(larder, food.like, food.code).per100g;
  if ('per100g' in food) {
    const { per100g } = food;
    return checked(
      food,
      nutrientsOf((name) => per100g[name] ?? null),
    );
  }
  return checked(food, cook(food, larder));
}

function cook(recipe: Recipe, larder: Larder): Nutrients {
  const parts = Object.entries(recipe.of).map(([name, grams]) => ({
    grams,
    per100g: found(larder, PANTRY[name as Ingredient], recipe.code).per100g,
  }));
  return nutrientsOf((name) => {
    const silent = parts.filter(({ per100g }) => per100g[name] === null);
    const unknown = silent.reduce((sum, { grams }) => sum + grams, 0);
    if (unknown > recipe.weighs * TRACE) return null;
    const whole = parts.reduce((sum, { grams, per100g }) => sum + grams * (per100g[name] ?? 0), 0);
    const kept = name === 'vitaminC' && !recipe.raw ? VITAMIN_C_KEPT : 1;
    return (whole * kept) / recipe.weighs;
  });
}

/** A food of the releases; its name is written beside its code so that a slip of either is seen. */
export function found(larder: Larder, [code, name]: Likeness['like'], by: string): SourceFood {
  const food = larder.get(code);
  if (!food) throw new Error(`${by}: no food has the code ${code} ('${name}')`);
  if (food.name !== name) throw new Error(`${by}: ${code} is '${food.name}', not '${name}'`);
  return food;
}

function checked(food: OwnFood, per100g: Nutrients): Nutrients {
  const { calories, protein, carbs, fat } = per100g;
  if (calories === null || protein === null || carbs === null || fat === null)
    throw new Error(`${food.code}: energy, protein, carbohydrate or fat is unknown`);
  const reckoned = 4 * protein + 4 * carbs + 9 * fat;
  const holdsAlcohol = 'alcohol' in food;
  const apart = Math.abs(reckoned - calories) / calories;
  if (!holdsAlcohol && calories > TOO_LITTLE_TO_TELL && apart > ATWATER)
    throw new Error(`${food.code}: ${calories} kcal, but its parts give ${reckoned} kcal`);
  return per100g;
}
