/**
 * Text as the analyser reads it: lower case, no accents, plain signs.
 * Letters of other scripts stay; emoji and invisible characters go.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[–—]/g, '-')
    .replace(/\p{Extended_Pictographic}|\p{Cf}/gu, ' ');
}

const IRREGULAR: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  knives: 'knife',
  geese: 'goose',
  mice: 'mouse',
  teeth: 'tooth',
  children: 'child',
  fries: 'fries',
  hummus: 'hummus',
  couscous: 'couscous',
  swiss: 'swiss',
  asparagus: 'asparagus',
  molasses: 'molasses',
  citrus: 'citrus',
  brussels: 'brussels',
  grits: 'grits',
  oats: 'oat',
  yoghurt: 'yogurt',
  yogourt: 'yogurt',
  doughnut: 'doughnut',
  donut: 'doughnut',
  donuts: 'doughnut',
  omelette: 'omelet',
  omelettes: 'omelet',
  porridge: 'oatmeal',
  chilli: 'chili',
  chillies: 'chili',
  mayo: 'mayonnaise',
  veg: 'vegetable',
  veggie: 'vegetable',
  veggies: 'vegetable',
  potatoes: 'potato',
  tomatoes: 'tomato',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  pies: 'pie',
  tortillas: 'tortilla',
  caffeine: 'caffeine',
  bbq: 'barbecue',
  coke: 'cola',
  pepsi: 'cola',
  tunafish: 'tuna',
  fried: 'fried',
  grilled: 'grilled',
  toast: 'toasted',
  broth: 'broth',
};

/** A word in the form under which names are indexed: singular, in one spelling. */
export function stem(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  if (word.length <= 3 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us'))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|z|ss|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)?%?/gu;

/** The indexed words of a name or a phrase. */
export function wordsOf(text: string): string[] {
  return (normalise(text).match(WORD) ?? []).map((word) => stem(word.replace(/'s?$|'/g, '')));
}
