import type { RecipeSource, StatedFigures } from '#shared/records/recipe';

import { type ImportedRecipe, importedRecipe } from './imported-recipe';
import {
  energyOf,
  isObject,
  type Json,
  knownServings,
  numberOf,
  statedFigures,
} from './loose-values';
import { textOfHtml } from './text-of-html';
import { webAddress } from './web-address';

// The deepest nesting that is searched; real recipe pages are less deep.
const DEPTH_MOST = 12;

/** Where the data come from. */
export interface FoundAt {
  /** The site or program. */
  name: string;
  /** null for a file without an address. */
  address: string | null;
}

/**
 * Reads the first recipe in JSON-LD (https://schema.org/Recipe), at any position: alone, in a list, in a `@graph` or
 * as the page's main entity. Amounts in `nutrition` are per serving, as schema.org defines. Pure, and never throws.
 * @returns null if it contains no recipe with ingredients
 */
export function readSchemaRecipe(json: unknown, { name, address }: FoundAt): ImportedRecipe | null {
  const recipe = recipeIn(json, 0);
  if (!recipe) return null;
  const servings = knownServings(servingsOf(recipe['recipeYield'] ?? recipe['yield']));
  const own = typeof recipe['url'] === 'string' ? webAddress(recipe['url']) : null;
  const stated = statedIn(recipe['nutrition']);
  return importedRecipe({
    name: textOf(recipe['name']),
    servings,
    ingredients: textsOf(recipe['recipeIngredient'] ?? recipe['ingredients']),
    method: methodOf(recipe['recipeInstructions'], 0),
    tags: ['recipeCategory', 'recipeCuisine', 'keywords'].flatMap((key) => tagsOf(recipe[key])),
    source: { name, address: address ?? own, servings, stated } satisfies RecipeSource,
  });
}

function recipeIn(json: unknown, depth: number): Json | null {
  if (depth > DEPTH_MOST) return null;
  if (Array.isArray(json)) {
    for (const one of json) {
      const found = recipeIn(one, depth + 1);
      if (found) return found;
    }
    return null;
  }
  if (!isObject(json)) return null;
  if (isRecipe(json)) return json;
  return recipeIn(
    [json['@graph'], json['mainEntity'], json['itemListElement'], json['item']],
    depth + 1,
  );
}

function isRecipe(json: Json): boolean {
  const types = [json['@type']].flat();
  return types.some((type) => typeof type === 'string' && /(?:^|\/|:)Recipe$/u.test(type));
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return textOfHtml(value);
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? textOf(value[0]) : '';
}

function textsOf(value: unknown): string[] {
  return [value]
    .flat()
    .map((one) => (isObject(one) ? textOf(one['name'] ?? one['text']) : textOf(one)));
}

/** The servings in '4', '4 servings', 'Serves 4 to 6' or a list of these: 4. */
function servingsOf(value: unknown): number | null {
  for (const one of [value].flat()) {
    const found = numberOf(isObject(one) ? one['value'] : one);
    if (found !== null && found > 0) return found;
  }
  return null;
}

/** Steps as text, as a list of texts, as `HowToStep`s or as `HowToSection`s with a heading. */
function methodOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MOST) return [];
  if (Array.isArray(value)) return value.flatMap((one) => methodOf(one, depth + 1));
  if (!isObject(value)) return [textOf(value)];
  const steps = value['itemListElement'];
  if (steps !== undefined) return [textOf(value['name']), ...methodOf(steps, depth + 1)];
  return [textOf(value['text'] ?? value['name'])];
}

function tagsOf(value: unknown): string[] {
  return textsOf(value).flatMap((text) => text.split(','));
}

function statedIn(nutrition: unknown): StatedFigures | null {
  if (!isObject(nutrition)) return null;
  return statedFigures({
    calories: energyOf(nutrition['calories']),
    protein: numberOf(nutrition['proteinContent']),
    carbs: numberOf(nutrition['carbohydrateContent']),
    fat: numberOf(nutrition['fatContent']),
  });
}
