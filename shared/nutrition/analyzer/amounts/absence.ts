import type { MealItem } from '#shared/records/meal-item';

import type { FoodTable } from '../../table/food-table';
import { ABSENCE, wordsOf } from '../language/words';
import type { Match } from '../ranking/score-name';
import { withoutAbsent } from '../segments/find-phrase';
import { shareWithout } from './share-without';
import type { Weight } from './weigh-count';

// Told not to be in it, these change little.
const LITTLE =
  /^(?:salt|pepper|ice|lettuce|onion|pickle|mustard|ketchup|tomato|garlic|skin|fat|sugar|milk)$/;

// What holds more than its name says.
const DISH =
  /sandwich|burger|burrito|taco|pizza|bowl|wrap|nachos|quesadilla|mixed|curry|breakfast|meal|combo|Mac\b|whopper|full (?:english|irish|scottish|welsh)|fry ?up|footlong|\bsub\b|\bpho\b|ramen|laksa|noodle soup|bibimbap|donburi|chawal|thali/i;

/**
 * What a food still holds of what is said not to be in it: a 'big mac no bun' is found with its bun.
 * @returns undefined where it holds none of that, else the share of it that is left, where that is known
 */
export function absenceIn(table: FoodTable, match: Match, words: string): Absence | undefined {
  if (!words.includes(ABSENCE)) return undefined;
  const said = wordsOf(words);
  if (table.named.get(said.join(' ')) === match.place) return undefined;
  const { description } = table.food(match.place);
  const named = new Set(wordsOf(description));
  const about = `${withoutAbsent(words)} ${description} ${table.category(match.place)}`;
  const isDish = DISH.test(about);
  const held = said.filter((word) => {
    const thing = word.slice(ABSENCE.length);
    if (!word.startsWith(ABSENCE) || named.has(word) || LITTLE.test(thing)) return false;
    return isDish || named.has(thing);
  });
  if (held.length === 0) return undefined;
  return { left: shareWithout(held, about) };
}

export interface Absence {
  /** Share of the food's energy; undefined where nobody knows what is missing comes to. */
  left: number | undefined;
}

/** A weight that was told is that of what was eaten. */
export function withoutAbsentParts(weight: Weight, absent: Absence | undefined): Weight {
  const { left = 1 } = absent ?? {};
  if (left === 1 || weight.basis === 'stated-weight') return weight;
  const text = `${weight.text}, ${Math.round(100 * left)} % of it`;
  return { ...weight, grams: weight.grams * left, text };
}

// What is left without a bun, the rice or the cheese.
const LEFT_LEAST = 0.5;
const LEFT_ERROR = 0.8;

export function withAbsence(item: MealItem, absent: Absence | undefined): MealItem {
  if (!absent) return item;
  if (absent.left === undefined)
    return { ...item, confidence: 'low', caloriesLow: item.caloriesLow * LEFT_LEAST };
  return {
    ...item,
    confidence: item.confidence === 'high' ? 'medium' : item.confidence,
    caloriesLow: item.caloriesLow * LEFT_ERROR,
  };
}
