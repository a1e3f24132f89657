import type { FoodTable } from '../food-table';
import { wordsOf } from './words';

// What the table means by 'nobody said which': the food to take where nobody did.
const UNSPECIFIED = /\b(NFS|NS as to)\b/;
const UNSPECIFIED_BONUS = 0.3;

/** Kinds of food that are meant only where a word asks for them. */
const UNLESS_ASKED: readonly { pattern: RegExp; asked: readonly string[]; penalty: number }[] = [
  {
    pattern: /\b(dry mix|powder|powdered|concentrate|not reconstituted|dry)\b/i,
    asked: ['powder', 'powdered', 'concentrate', 'dry', 'mix'],
    penalty: 1.2,
  },
  { pattern: /\b(baby|infant|toddler)\b/i, asked: ['baby', 'infant', 'toddler'], penalty: 1.5 },
  { pattern: /for use (on|with|in)|on a sandwich/i, asked: ['sandwich'], penalty: 0.9 },
  { pattern: /\bdressing\b/i, asked: ['dressing'], penalty: 0.5 },
  {
    pattern:
      /\b(gluten free|sugar free|reduced|low|light|fat free|nonfat|diet|decaffeinated|lowfat|low sodium)\b/i,
    asked: [
      'gluten',
      'free',
      'reduced',
      'low',
      'light',
      'nonfat',
      'diet',
      'skimmed',
      'skim',
      'decaf',
      'decaffeinated',
      'lowfat',
      'lite',
    ],
    penalty: 0.35,
  },
  {
    pattern: /\b(from (frozen|canned|school)|frozen|canned|school lunch|restaurant|fast food)\b/i,
    asked: ['frozen', 'canned', 'tinned', 'school', 'restaurant', 'takeaway'],
    penalty: 0.12,
  },
  {
    pattern: /\b(wine|beer|liquor|cocktail|alcoholic)\b/i,
    asked: ['wine', 'beer', 'liquor', 'cocktail', 'alcoholic', 'cooking'],
    penalty: 0.5,
  },
  { pattern: /, raw\b/i, asked: ['raw'], penalty: 0 },
];

const COOKED_BY_DEFAULT =
  /^(Beef|Ground beef|Pork|Lamb|Chicken|Turkey|Fish|Shellfish|Rice|Pasta|Beans|Eggs|White potatoes|Broccoli|String beans|Bacon)/;

/** How much a food is preferred or avoided where its name alone does not decide. */
export function preference(table: FoodTable, place: number, asked: ReadonlySet<string>): number {
  const { description } = table.food(place);
  let points = UNSPECIFIED.test(description) ? UNSPECIFIED_BONUS : 0;
  for (const rule of UNLESS_ASKED) {
    if (rule.pattern.test(description) && !rule.asked.some((word) => asked.has(word)))
      points -= rule.penalty;
  }
  return points + cookedByDefault(table, place, asked) - surplus(description, asked);
}

/** Meat, fish, rice, pasta, pulses are weighed and eaten cooked unless 'raw' is said. */
function cookedByDefault(table: FoodTable, place: number, asked: ReadonlySet<string>): number {
  const raw = /\braw\b/i.test(table.food(place).description);
  if (asked.has('raw')) return raw ? 0.4 : 0;
  if (COOKED_BY_DEFAULT.test(table.category(place))) return raw ? -0.6 : 0;
  return raw ? 0.15 : 0;
}

/** A long name for few words is a special kind of what was asked. */
function surplus(description: string, asked: ReadonlySet<string>): number {
  const unasked = wordsOf(description).filter((word) => !asked.has(word)).length;
  return Math.min(0.5, unasked * 0.03);
}
