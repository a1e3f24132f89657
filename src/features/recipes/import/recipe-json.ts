import { importedRecipe, type ImportedRecipe } from '#shared/rules/recipes/imported-recipe';
import { plainText } from '#shared/rules/recipes/plain-text';
import { webAddress } from '#shared/rules/recipes/web-address';
import type { StatedFigures } from '#shared/records/recipe';

/** What a program wrote, of which nothing is sure. */
export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** '' for what is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? plainText(value) : '';
}

/** The first number in it: '4 servings' is 4; null for none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const found = typeof value === 'string' ? /\d{1,6}(?:[.,]\d{1,4})?/u.exec(value)?.[0] : undefined;
  return found === undefined ? null : Number(found.replace(',', '.'));
}

/** A unit, food or tag: its name, or an object that has one. */
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
  // Where nothing was taken apart, the note is the whole line.
  return nameOf(food) === '' ? `${what} ${beside}` : `${what}, ${beside}`;
}

interface Facts {
  /** The program. */
  program: string;
  address: unknown;
  name: unknown;
  servings: unknown;
  ingredients: readonly string[];
  method: readonly string[];
  tags: readonly string[];
  /** Of one serving: kcal and grams. */
  stated: { calories: unknown; protein: unknown; carbs: unknown; fat: unknown } | null;
}

export function recipeOf(facts: Facts): ImportedRecipe | null {
  const servings = numberOf(facts.servings);
  const { program: name, address, stated } = facts;
  const known = servings !== null && servings > 0 && servings <= 1_000 ? servings : null;
  return importedRecipe({
    name: textOf(facts.name),
    servings: known,
    ingredients: facts.ingredients,
    method: facts.method.map(textOf),
    tags: facts.tags,
    source: {
      ...{ name, servings: known, stated: statedOf(stated) },
      address: typeof address === 'string' ? webAddress(address) : null,
    },
  });
}

function statedOf(stated: Facts['stated']): StatedFigures | null {
  if (!stated) return null;
  const amounts = {
    calories: numberOf(stated.calories),
    protein: numberOf(stated.protein),
    carbs: numberOf(stated.carbs),
    fat: numberOf(stated.fat),
  };
  // Programs write 0 where nobody has entered anything.
  return Object.values(amounts).every((amount) => amount === null || amount === 0) ? null : amounts;
}
