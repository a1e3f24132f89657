import { wordsOf } from '../diets/ingredient-traits';

/** The facts by which a meal, a plan or a dish is recognized. */
export interface Thing {
  name: string;
  /** Codes of its foods in any order; empty if unknown. */
  foods: readonly string[];
}

// The suffix that this app adds to the name of what was eaten: '2 servings', '400 g', '50 %', 'half a portion'.
const PORTION = /, (?:half a portion|[\d.,]+ ?(?:servings?|portions?|g|%))$/u;

/** Fewer foods occur in many different meals. */
const FOODS_MIN = 3;

/** Two things are the same if they share a key: they have the same name, or the same foods in any amounts. */
export function thingKeys({ name, foods }: Thing): string[] {
  const words = wordsOf(name.replace(PORTION, '')).join(' ');
  const codes = [...new Set(foods)].sort();
  return [
    ...(words === '' ? [] : [`name ${words}`]),
    ...(codes.length < FOODS_MIN ? [] : [`foods ${codes.join(' ')}`]),
  ];
}
