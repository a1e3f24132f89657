import type { FoodTable } from '../food-table';
import { isDrink } from '../portions/hosts';
import { weigh } from '../portions/weigh';
import { likeTerms } from '../ranking/like-term';
import { isNaming } from '../ranking/asked-terms';
import { findFoods } from '../ranking/find-food';
import { termsOf } from '../ranking/words';
import type { Segment } from '../segment';
import { shownWords } from '../shown-words';
import { calories, foodLabel, type Candidate, type Option } from './option';

const OPTIONS_MAX = 4;
// A longer run of unknown words is rather talk than a food.
const WORDS_MAX = 4;

/** Asks what is meant by words that name no food, where foods with nearly such a name exist. */
export function likelyFoods(table: FoodTable, { phrase }: Segment): Candidate | undefined {
  const terms = termsOf(phrase.food);
  if (terms.length > WORDS_MAX) return undefined;
  const likely = terms
    .filter((term) => isNaming(term) && !table.index.termId.has(term))
    .flatMap((term) => likeTerms(table.index, term))
    .flatMap((id) => findFoods(table, table.index.terms[id] ?? '', 1));
  const places = [...new Set(likely.filter(({ isNoun }) => isNoun).map(({ place }) => place))];
  if (places.length < 2) return undefined;
  const options = places.slice(0, OPTIONS_MAX).map((place): Option => {
    const food = table.food(place);
    const drink = isDrink(table, place);
    const { grams } = weigh(food, phrase.amount, { host: undefined, drink, fresh: false });
    return { label: foodLabel(food.description), code: food.code, grams };
  });
  const most = Math.max(
    ...places.map((place, at) => calories(table.food(place), options[at]?.grams ?? 0)),
  );
  return {
    question: {
      itemId: null,
      words: shownWords(phrase.food).slice(0, 200),
      about: 'food',
      options,
    },
    stake: most,
  };
}
