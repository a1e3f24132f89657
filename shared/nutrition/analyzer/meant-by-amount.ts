import type { FoodTable } from '../table/food-table';
import type { Amount } from './amounts/read-phrase';
import type { Match } from './ranking/score-name';
import type { Segment } from './segments/read-segment';

interface Rule {
  /** Of the food that the words name. */
  description: RegExp;
  /** Whether so much is rather of the other form of it. */
  holds: (amount: Amount, food: string) => boolean;
  /** What our own list calls that form. */
  meant: string;
}

/** So little of a porridge is weighed before it is cooked, in grams. */
const DRY_OATS_MAX = 100;

/** Nobody eats so much of a powder: it was weighed with its water, in grams. */
const POWDER_MAX = 150;

/** So many pretzels are soft ones; of the hard ones nobody tells one. */
const SOFT_PRETZELS_MAX = 3;

const RULES: readonly Rule[] = [
  {
    // '50 g oatmeal' is what was put into the pot: nobody weighs so little of it cooked.
    description: /^(?:Oatmeal|Oats, (?!raw))/,
    holds: (amount) => gramsOf(amount) <= DRY_OATS_MAX,
    meant: 'dry oat',
  },
  {
    description: /^Milk, dry, (?!reconstituted)/,
    holds: (amount) => isMoreThan(amount, POWDER_MAX),
    meant: 'reconstituted milk powder',
  },
  {
    description: /^Chocolate beverage powder, (?!.*light)/,
    holds: (amount) => isMoreThan(amount, POWDER_MAX),
    meant: 'prepared chocolate drink',
  },
  {
    description: /^Pretzels, (?:NFS|hard, NFS)$/,
    holds: ({ count = 0, unit }, food) =>
      /^pretzels?$/.test(food) && unit === undefined && count > 0 && count <= SOFT_PRETZELS_MAX,
    meant: 'big pretzel',
  },
];

/** What a segment's words name in the form that so much of it has. */
export function meantByAmount(table: FoodTable, { match, phrase }: Segment): Match | undefined {
  if (!match) return undefined;
  const { description } = table.food(match.place);
  const rule = RULES.find(
    (one) => one.description.test(description) && one.holds(phrase.amount, phrase.food),
  );
  const place = rule === undefined ? undefined : table.named.get(rule.meant);
  return place === undefined ? match : { ...match, place };
}

/** Of a stated weight; of every other amount more than anything. */
function gramsOf({ unit, count = 1 }: Amount): number {
  return unit?.kind === 'weight' ? count * unit.grams : Infinity;
}

function isMoreThan(amount: Amount, grams: number): boolean {
  return gramsOf(amount) > grams && gramsOf(amount) < Infinity;
}
