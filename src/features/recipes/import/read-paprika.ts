import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import { energyOf, isObject, type Json, numberOf } from '#shared/rules/recipes/loose-values';

import { recipeOf, textOf } from './recipe-json';

const PROGRAM = 'Paprika';

export function isPaprika(json: unknown): json is Json {
  return (
    isObject(json) &&
    typeof json['ingredients'] === 'string' &&
    typeof json['directions'] === 'string'
  );
}

export function readPaprika(recipe: Json): ImportedRecipe | null {
  const { categories, source_url: address } = recipe;
  return recipeOf({
    program: PROGRAM,
    address,
    name: recipe['name'],
    servings: recipe['servings'],
    ingredients: [textOf(recipe['ingredients'])],
    method: [textOf(recipe['directions']), textOf(recipe['notes'])],
    tags: Array.isArray(categories) ? categories.map(textOf) : [],
    stated: statedIn(textOf(recipe['nutritional_info'])),
  });
}

/** Reads nutrition in free text: 'Calories: 210 kcal', 'Protein 9 g', in any order. */
function statedIn(text: string) {
  const after = (word: RegExp) => numberOf(word.exec(text)?.[1]);
  return {
    calories: energyOf(/(?:calories|energy)\D{0,20}(\d[^\n;]{0,40})/iu.exec(text)?.[1]),
    protein: after(/protein\D{0,20}(\d{1,4}(?:[.,]\d{1,2})?)/iu),
    carbs: after(/carb(?:ohydrate)?s?\D{0,20}(\d{1,4}(?:[.,]\d{1,2})?)/iu),
    // Must not match saturated fat, which often comes first.
    fat: after(/(?:^|[\n,;]|total)\s{0,3}fat\D{0,20}(\d{1,4}(?:[.,]\d{1,2})?)/iu),
  };
}
