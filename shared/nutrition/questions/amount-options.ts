import type { FoodTable } from '../food-table';
import type { Portion } from '../food';
import type { Reading } from '../read-items';
import { shownWords } from '../shown-words';
import { amountLabel, calories, spread, type Candidate, type Option } from './option';

const OPTIONS_MAX = 5;
// Measures of a laboratory, or of nobody's plate.
const ODD =
  /guideline|cubic|surface|inch\b|yield|fl oz \(|crust not|kernel|NS as to|100 calorie|topping|in shell|with ice|no ice/i;
// Weights nearer than this are one answer.
const APART = 1.2;
const LEAST = 0.2;
const MOST = 5;

/** Asks how much of a food there was, by the food's own measures. */
export function amountOptions(
  table: FoodTable,
  { item, match, segment }: Reading,
): Candidate | undefined {
  const food = table.food(match.place);
  const usual: Portion = { text: 'usual portion', grams: item.grams };
  const near = food.portions.filter(
    ({ text, grams }) =>
      !ODD.test(text) && grams >= usual.grams * LEAST && grams <= usual.grams * MOST,
  );
  const chosen = apart([usual, ...near]);
  const portions = chosen.length >= 3 ? chosen : scaled(usual);
  const options = portions
    .slice(0, OPTIONS_MAX)
    .sort((one, other) => one.grams - other.grams)
    .map(({ text, grams }): Option => ({
      label: amountLabel(text, grams),
      code: food.code,
      grams,
    }));
  return {
    question: {
      itemId: item.id,
      words: shownWords(segment.phrase.food).slice(0, 200),
      about: 'amount',
      options,
    },
    stake: spread(options.map(({ grams }) => calories(food, grams))) / 2,
  };
}

/** Keeps the first of those that weigh nearly the same; a named measure before 'usual portion'. */
function apart(portions: readonly Portion[]): Portion[] {
  const kept: Portion[] = [];
  for (const portion of portions) {
    const same = kept.findIndex(({ grams }) => ratio(grams, portion.grams) < APART);
    if (same < 0) kept.push(portion);
    else if (kept[same]?.text === 'usual portion' && kept[same].grams === portion.grams)
      kept[same] = portion;
  }
  return kept;
}

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}

function scaled({ grams }: Portion): Portion[] {
  return [
    { text: 'small portion', grams: round(grams * 0.6) },
    { text: 'usual portion', grams },
    { text: 'large portion', grams: round(grams * 1.5) },
    { text: 'double portion', grams: round(grams * 2) },
  ];
}

function round(grams: number): number {
  return grams >= 50 ? Math.round(grams / 5) * 5 : Math.max(1, Math.round(grams));
}
