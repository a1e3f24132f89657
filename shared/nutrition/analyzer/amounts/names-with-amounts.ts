import { ABSENCE } from '../language/words';

/** Units that stand behind a number where each food of a list has its amount behind it. */
export const UNITS =
  '(?:g|gm|gms|grams?|kg|ml|oz|floz|lb|tbsp|tsp|cups?|spears?|slices?|pieces?|pcs?|scoops?|spoons?|strips?|cans?|tins?|bottles?|handfuls?|bowls?|glass(?:es)?|katoris?)';

const COUNT = /^\d{1,3}(?:[./]\d{1,2})?$/;
const UNIT = new RegExp(`^${UNITS}$`);

// Of more than so many somebody tells grams: 'chicken 150 rice 200'.
const COUNT_MAX = 20;

function countOrGrams(number: string): string {
  return Number(number) > COUNT_MAX ? `${number} g` : `x${number}`;
}

/** 'chicken 200g rice 150g 1 banana': behind them an amount may stand before its name. */
function withRest(pairs: readonly string[], rest: readonly string[]): string[] | undefined {
  return pairs.length < 2 || rest.length < 2 ? undefined : [...pairs, rest.join(' ')];
}

/** 'egg 2 toast 2', 'eggs 4 oats 80 g': two names or more with an amount behind each; undefined where there is a rest. */
export function namesWithAmounts(part: string): string[] | undefined {
  const pairs: string[] = [];
  let name: string[] = [];
  const words = part.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    if (!COUNT.test(word)) {
      name.push(word);
      continue;
    }
    if (name.length === 0) return withRest(pairs, words.slice(at));
    const hasUnit = UNIT.test(next);
    pairs.push([...name, hasUnit ? `${word} ${next}` : countOrGrams(word)].join(' '));
    name = [];
    if (hasUnit) at += 1;
  }
  // 'eggs 3 bacon 2 no toast': what was not eaten stands behind the last.
  const isRest = name.some((word) => !word.startsWith(ABSENCE));
  if (isRest || pairs.length < 2) return undefined;
  return [...pairs.slice(0, -1), [...pairs.slice(-1), ...name].join(' ')];
}

/** How a food was when it was weighed, or how it was made. */
const STATES =
  '(?:raw|uncooked|dry|dried|cooked|boiled|steamed|grilled|baked|roasted|fried|air fried|pan fried|poached|frozen|drained|skim|skimmed|semi skimmed|whole)';

const WITH_STATE = new RegExp(
  String.raw`(\p{L}[\p{L}' %-]{2,40}) (\d{1,4}(?:\.\d{1,2})? ${UNITS})(?: (${STATES}))?(?: |$)`,
  'uy',
);

const ENDS_WITH_STATE = new RegExp(String.raw` ${UNITS} ${STATES}$`);

/**
 * 'chicken breast 200 g raw rice 80 g dry': where the last food has how it was weighed behind its amount, each of them
 * has; undefined where there are fewer than two, or words between them.
 */
export function namesWithStates(part: string): string[] | undefined {
  if (!ENDS_WITH_STATE.test(part)) return undefined;
  const foods: string[] = [];
  let at = 0;
  while (at < part.length) {
    WITH_STATE.lastIndex = at;
    const [whole, name = '', amount = '', state] = WITH_STATE.exec(part) ?? [];
    if (whole === undefined) return undefined;
    foods.push([...(state === undefined ? [] : [state]), name, amount].join(' '));
    at += whole.length;
  }
  return foods.length < 2 ? undefined : foods;
}
