import { importedRecipe, type ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import {
  energyOf,
  isObject,
  type Json,
  knownServings,
  numberOf,
  statedFigures,
} from '#shared/rules/recipes/loose-values';
import { textOfHtml } from '#shared/rules/recipes/text-of-html';
import { webAddress } from '#shared/rules/recipes/web-address';

export function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** '' if the value is not a text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? textOfHtml(value) : '';
}

/** The name of a unit, food or tag, which is either a text or an object with a name. */
export function nameOf(value: unknown): string {
  return textOf(isObject(value) ? value['name'] : value);
}

interface Amount {
  quantity: unknown;
  unit: unknown;
  food: unknown;
  note: unknown;
}

/** '2 tablespoons olive oil, extra virgin' */
export function lineOf({ quantity, unit, food, note }: Amount): string {
  const amount = numberOf(quantity);
  const written = amount === null || amount === 0 ? '' : String(Number(amount.toFixed(3)));
  const what = [written, nameOf(unit), nameOf(food)].filter((part) => part !== '').join(' ');
  const beside = textOf(note);
  if (what === '' || beside === '') return what || beside;
  // If the line was not parsed, the note is the whole line.
  return nameOf(food) === '' ? `${what} ${beside}` : `${what}, ${beside}`;
}

interface Facts {
  /** The name of the program. */
  program: string;
  address: unknown;
  name: unknown;
  servings: unknown;
  ingredients: readonly string[];
  method: readonly string[];
  tags: readonly string[];
  /** Nutrition of one serving, in kcal and grams. */
  stated: { calories: unknown; protein: unknown; carbs: unknown; fat: unknown } | null;
}

export function recipeOf(facts: Facts): ImportedRecipe | null {
  const { program: name, address, stated } = facts;
  const servings = knownServings(numberOf(facts.servings));
  return importedRecipe({
    name: textOf(facts.name),
    servings,
    ingredients: facts.ingredients,
    method: facts.method.map(textOf),
    tags: facts.tags,
    source: {
      name,
      servings,
      stated: stated && statedOf(stated),
      address: typeof address === 'string' ? webAddress(address) : null,
    },
  });
}

function statedOf({ calories, protein, carbs, fat }: NonNullable<Facts['stated']>) {
  return statedFigures({
    calories: energyOf(calories),
    protein: numberOf(protein),
    carbs: numberOf(carbs),
    fat: numberOf(fat),
  });
}
