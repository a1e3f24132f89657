import type { Portion } from '#shared/nutrition/table/food';

// A number of pieces before its words; weights and the like stay as in the source.
const PIECES =
  /^(\d+\/\d+|\d*\.\d+|\d+|half(?: an?)?) (?!(?:oz|ounces?|g|grams?|ml|milliliter|lbs?|cups?|tbsp|tablespoons?|teaspoons?|tsp|fl|pound|inch|dozen)\b)(.*)$/i;

/**
 * Portions of one piece each: '6 pieces' of 132 g becomes '1 piece' of 22 g, so that a count is not treated as a single
 * piece and multiplied. If the food already has a portion of one, that is kept.
 */
export function dividedPortions(portions: readonly Portion[]): Portion[] {
  const ones = new Set(
    portions.filter(({ text }) => text.startsWith('1 ')).map(({ text }) => text),
  );
  const divided: Portion[] = [];
  for (const portion of portions) {
    const one = divide(portion);
    if (one !== portion && ones.has(one.text)) continue;
    ones.add(one.text);
    divided.push(one);
  }
  return divided;
}

function divide(portion: Portion): Portion {
  const [, number = '', words = ''] = PIECES.exec(portion.text) ?? [];
  const count = number.startsWith('half') ? 0.5 : fraction(number);
  if (!(count > 0) || count === 1) return portion;
  return { text: `1 ${count > 1 ? singular(words) : words}`, grams: portion.grams / count };
}

function fraction(number: string): number {
  const [over, under = '1'] = number.split('/');
  return Number(over) / Number(under);
}

/** '6 pieces' and '3 small wings (2 oz)' in the singular: the first plural is the thing. */
function singular(words: string): string {
  const [name = '', ...rest] = words.split(/(?=[ ,(])/);
  const whole = [name, ...rest];
  const at = whole.findIndex((word) => /[^s]s$/.test(word));
  return whole.map((word, place) => (place === at ? oneOf(word) : word)).join('');
}

function oneOf(word: string): string {
  if (word.endsWith('leaves')) return word.replace(/leaves$/, 'leaf');
  if (word.endsWith('anchovies')) return word.replace(/ies$/, 'y');
  if (/(?:berries|candies|patties|cherries|cookies)$/.test(word))
    return word.endsWith('cookies') ? word.slice(0, -1) : word.replace(/ies$/, 'y');
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
