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
  return name.length > 0 || pairs.length < 2 ? undefined : pairs;
}
