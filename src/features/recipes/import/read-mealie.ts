import type { ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import { isObject, type Json } from '#shared/rules/recipes/loose-values';

import { lineOf, nameOf, objectsIn, recipeOf, textOf } from './recipe-json';

const PROGRAM = 'Mealie';

/** Reads a field by either name: exports have `recipe_yield`, the API has `recipeYield`. */
function field(recipe: Json, name: string): unknown {
  return (
    recipe[name.replace(/_(\w)/gu, (_all, letter: string) => letter.toUpperCase())] ?? recipe[name]
  );
}

export function isMealie(json: unknown): json is Json {
  if (!isObject(json) || json['@type'] !== undefined) return false;
  return Array.isArray(field(json, 'recipe_ingredient'));
}

/** Reads one recipe of an export or of the API. */
export function readMealie(recipe: Json): ImportedRecipe | null {
  const nutrition = field(recipe, 'nutrition');
  const servings = field(recipe, 'recipe_servings');
  return recipeOf({
    program: PROGRAM,
    address: recipe['orgURL'] ?? recipe['orgUrl'] ?? recipe['org_url'],
    name: recipe['name'],
    servings:
      typeof servings === 'number' && servings > 0 ? servings : field(recipe, 'recipe_yield'),
    ingredients: listOf(field(recipe, 'recipe_ingredient')).flatMap(ingredientLines),
    method: objectsIn(field(recipe, 'recipe_instructions')).flatMap(stepLines),
    tags: [...listOf(recipe['tags']), ...listOf(field(recipe, 'recipe_category'))].map(nameOf),
    stated: isObject(nutrition)
      ? {
          calories: nutrition['calories'],
          protein: field(nutrition, 'protein_content'),
          carbs: field(nutrition, 'carbohydrate_content'),
          fat: field(nutrition, 'fat_content'),
        }
      : null,
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Headings are stored in the first ingredient of their section and get their own line. */
function ingredientLines(line: unknown): string[] {
  if (!isObject(line)) return [textOf(line)];
  const { quantity, unit, food, note, title } = line;
  const whole =
    nameOf(food) === '' && textOf(note) === '' ? textOf(field(line, 'original_text')) : '';
  // If amounts were not parsed, Mealie stored the whole line as a note, with a quantity of 1.
  const isWhole = field(line, 'disable_amount') === true && nameOf(food) === '';
  const amount = isWhole ? { quantity: null, unit: null } : { quantity, unit };
  return [textOf(title), whole || lineOf({ ...amount, food, note })];
}

function stepLines({ title, text }: Json): string[] {
  return [textOf(title), textOf(text)];
}

export function isMealieBackup(json: unknown): json is Json {
  return (
    isObject(json) && Array.isArray(json['recipes']) && Array.isArray(json['recipes_ingredients'])
  );
}

/** Reads the recipes in the tables of a whole backup; other tables are ignored. */
export function readMealieBackup(tables: Json): (ImportedRecipe | null)[] {
  const names = (table: string) =>
    new Map(objectsIn(tables[table]).map((row) => [row['id'], textOf(row['name'])]));
  const [foods, units, tags] = [
    names('ingredient_foods'),
    names('ingredient_units'),
    names('tags'),
  ];
  const lines = byRecipe(tables['recipes_ingredients']);
  const steps = byRecipe(tables['recipe_instructions']);
  const tagged = byRecipe(tables['recipes_to_tags']);
  const figures = byRecipe(tables['recipe_nutrition']);
  return objectsIn(tables['recipes']).map((recipe) => {
    const of = (rows: Map<unknown, Json[]>) => rows.get(recipe['id']) ?? [];
    const parts = of(lines).map((line) => ({
      ...line,
      food: foods.get(line['food_id']),
      unit: units.get(line['unit_id']),
    }));
    return readMealie({
      ...recipe,
      recipe_ingredient: parts,
      recipe_instructions: of(steps),
      tags: of(tagged).map((row) => tags.get(row['tag_id'])),
      nutrition: of(figures)[0],
    });
  });
}

function byRecipe(table: unknown): Map<unknown, Json[]> {
  const found = new Map<unknown, Json[]>();
  const rows = objectsIn(table).sort((one, other) => placeOf(one) - placeOf(other));
  for (const row of rows) {
    const id = row['recipe_id'];
    found.set(id, [...(found.get(id) ?? []), row]);
  }
  return found;
}

function placeOf({ position }: Json): number {
  return typeof position === 'number' ? position : 0;
}
