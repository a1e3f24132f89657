import { wordsOf } from '../diets/ingredient-traits';

/** What a meal, a plan or a dish is recognized by. */
export interface Thing {
  name: string;
  /** Codes of its foods in whatever order; empty where they are not known. */
  foods: readonly string[];
}

// As this program writes it behind the name of what was eaten: '2 servings', '400 g', '50 %', 'half a portion'.
const PORTION = /, (?:half a portion|[\d.,]+ ?(?:servings?|portions?|g|%))$/u;

/** One or two foods are many different meals. */
const FOODS_MIN = 3;

/** Two things are the same if they share a key: they are called the same, or hold the same foods in any amounts. */
export function thingKeys({ name, foods }: Thing): string[] {
  const words = wordsOf(name.replace(PORTION, '')).join(' ');
  const codes = [...new Set(foods)].sort();
  return [
    ...(words === '' ? [] : [`name ${words}`]),
    ...(codes.length < FOODS_MIN ? [] : [`foods ${codes.join(' ')}`]),
  ];
}
