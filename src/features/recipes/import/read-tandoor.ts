import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import { isObject, type Json } from '#shared/rules/recipes/loose-values';

import { lineOf, nameOf, objectsIn, recipeOf, textOf } from './recipe-json';

const PROGRAM = 'Tandoor';

export function isTandoor(json: unknown): json is Json {
  return (
    isObject(json) && objectsIn(json['steps']).some((step) => Array.isArray(step['ingredients']))
  );
}

/** Reads a `recipe.json` of Tandoor's own export. Its nutrition is for one serving. */
export function readTandoor(recipe: Json): ImportedRecipe | null {
  const steps = objectsIn(recipe['steps']);
  const { nutrition, keywords, servings } = recipe;
  return recipeOf({
    program: PROGRAM,
    address: recipe['source_url'],
    name: recipe['name'],
    servings,
    ingredients: steps.flatMap((step) => objectsIn(step['ingredients']).map(ingredientLine)),
    method: steps.flatMap((step) => [textOf(step['name']), textOf(step['instruction'])]),
    tags: objectsIn(keywords).map((keyword) => nameOf(keyword) || textOf(keyword['label'])),
    stated: isObject(nutrition)
      ? {
          calories: nutrition['calories'],
          protein: nutrition['proteins'],
          carbs: nutrition['carbohydrates'],
          fat: nutrition['fats'],
        }
      : null,
  });
}

function ingredientLine(line: Json): string {
  const { food, unit, note } = line;
  if (line['is_header'] === true) return textOf(note);
  if (nameOf(food) === '' && textOf(note) === '') return textOf(line['original_text']);
  return lineOf({ quantity: line['no_amount'] === true ? null : line['amount'], unit, food, note });
}
