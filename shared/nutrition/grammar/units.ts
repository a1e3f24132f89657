/** Grams of one unit of weight. */
const WEIGHTS: Record<string, number> = {
  g: 1,
  gr: 1,
  gm: 1,
  gms: 1,
  gram: 1,
  grams: 1,
  gramme: 1,
  grammes: 1,
  kg: 1000,
  kilo: 1000,
  kilos: 1000,
  kilogram: 1000,
  kilograms: 1000,
  mg: 0.001,
  oz: 28.35,
  ounce: 28.35,
  ounces: 28.35,
  lb: 453.6,
  lbs: 453.6,
  pound: 453.6,
  pounds: 453.6,
};

/** Millilitres of one unit of volume (US cup and spoons). */
const VOLUMES: Record<string, number> = {
  ml: 1,
  mls: 1,
  millilitre: 1,
  millilitres: 1,
  milliliter: 1,
  milliliters: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  litre: 1000,
  litres: 1000,
  liter: 1000,
  liters: 1000,
  cup: 236.6,
  cups: 236.6,
  tbsp: 14.79,
  tbsps: 14.79,
  tbs: 14.79,
  tablespoon: 14.79,
  tablespoons: 14.79,
  tsp: 4.93,
  tsps: 4.93,
  teaspoon: 4.93,
  teaspoons: 4.93,
  floz: 29.57,
  pint: 473,
  pints: 473,
};

/**
 * Household measures: the word that the table's portions use for each, and a weight that is usual
 * for one where a food has no such portion (null: the food's own usual portion).
 */
const MEASURES: Record<string, { word: string; grams: number | null }> = {
  slice: { word: 'slice', grams: null },
  piece: { word: 'piece', grams: null },
  pc: { word: 'piece', grams: null },
  pcs: { word: 'piece', grams: null },
  bowl: { word: 'bowl', grams: null },
  plate: { word: 'plate', grams: null },
  glass: { word: 'glass', grams: 240 },
  mug: { word: 'mug', grams: 300 },
  can: { word: 'can', grams: null },
  tin: { word: 'can', grams: null },
  bottle: { word: 'bottle', grams: 500 },
  handful: { word: 'handful', grams: 30 },
  scoop: { word: 'scoop', grams: 30 },
  bar: { word: 'bar', grams: null },
  pack: { word: 'bag', grams: null },
  packet: { word: 'packet', grams: null },
  bag: { word: 'bag', grams: null },
  serving: { word: 'serving', grams: null },
  portion: { word: 'portion', grams: null },
  fillet: { word: 'fillet', grams: null },
  breast: { word: 'breast', grams: null },
  thigh: { word: 'thigh', grams: null },
  wing: { word: 'wing', grams: null },
  drumstick: { word: 'drumstick', grams: null },
  patty: { word: 'patty', grams: null },
  stick: { word: 'stick', grams: null },
  strip: { word: 'strip', grams: null },
  rasher: { word: 'slice', grams: null },
  link: { word: 'link', grams: null },
  ear: { word: 'ear', grams: null },
  stalk: { word: 'stalk', grams: null },
  clove: { word: 'clove', grams: 3 },
  square: { word: 'square', grams: null },
  cube: { word: 'cube', grams: null },
  wedge: { word: 'wedge', grams: null },
  leaf: { word: 'leaf', grams: null },
  container: { word: 'container', grams: null },
  carton: { word: 'container', grams: null },
  pot: { word: 'container', grams: 150 },
  tub: { word: 'container', grams: null },
  shot: { word: 'jigger', grams: 44 },
  pat: { word: 'pat', grams: 5 },
  drizzle: { word: 'drizzle', grams: 5 },
  splash: { word: 'splash', grams: 15 },
  dollop: { word: 'dollop', grams: 20 },
  knob: { word: 'pat', grams: 10 },
  spoonful: { word: 'tablespoon', grams: 15 },
  spoon: { word: 'tablespoon', grams: 15 },
  pinch: { word: 'pinch', grams: 0.4 },
  dash: { word: 'dash', grams: 5 },
  cone: { word: 'cone', grams: null },
};

/** A unit that stands behind a number. */
export type Unit =
  | { kind: 'weight'; grams: number }
  | { kind: 'volume'; ml: number }
  | { kind: 'measure'; word: string; grams: number | null };

/** What a word means as a unit; undefined where it is none. */
export function readUnit(word: string): Unit | undefined {
  if (Object.hasOwn(WEIGHTS, word)) return { kind: 'weight', grams: WEIGHTS[word] ?? 1 };
  if (Object.hasOwn(VOLUMES, word)) return { kind: 'volume', ml: VOLUMES[word] ?? 1 };
  const measure = MEASURES[word] ?? MEASURES[singular(word)];
  return measure && { kind: 'measure', ...measure };
}

function singular(word: string): string {
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const SIZES: Record<string, 'small' | 'medium' | 'large'> = {
  small: 'small',
  sm: 'small',
  little: 'small',
  mini: 'small',
  tiny: 'small',
  kid: 'small',
  medium: 'medium',
  med: 'medium',
  regular: 'medium',
  average: 'medium',
  large: 'large',
  lg: 'large',
  lrg: 'large',
  big: 'large',
  huge: 'large',
  grande: 'large',
  venti: 'large',
  xl: 'large',
};

export type Size = 'small' | 'medium' | 'large';

export function readSize(word: string): Size | undefined {
  return Object.hasOwn(SIZES, word) ? SIZES[word] : undefined;
}
