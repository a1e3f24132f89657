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
  cc: 1,
  mls: 1,
  millilitre: 1,
  millilitres: 1,
  milliliter: 1,
  milliliters: 1,
  cl: 10,
  centiliter: 10,
  centiliters: 10,
  centilitre: 10,
  centilitres: 10,
  dl: 100,
  deciliter: 100,
  deciliters: 100,
  decilitre: 100,
  decilitres: 100,
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
  tblsp: 14.79,
  tbl: 14.79,
  dessertspoon: 10,
  dessertspoons: 10,
  tsp: 4.93,
  tsps: 4.93,
  teaspoon: 4.93,
  teaspoons: 4.93,
  floz: 29.57,
  gallon: 3785,
  gallons: 3785,
  quart: 946,
  quarts: 946,
};

/**
 * Household measures: the word that the table's portions use for each, a weight that is usual for one
 * where a food has no such portion (null: the food's own usual portion), and whether the word may
 * stand for 'one of them' without a number ('handful of grapes').
 */
const MEASURES: Record<string, readonly [word: string, grams: number | null, loose?: true]> = {
  slice: ['slice', null],
  piece: ['piece', null],
  pc: ['piece', null],
  pce: ['piece', null],
  pk: ['package', null],
  pkt: ['packet', null, true],
  cap: ['capsule', 1],
  capsule: ['capsule', 1],
  softgel: ['capsule', 1],
  bunch: ['bunch', null],
  block: ['block', null],
  basket: ['basket', null],
  floret: ['floweret', null],
  floweret: ['floweret', null],
  loaf: ['loaf', null],
  punnet: ['punnet', null],
  skewer: ['skewer', null],
  finger: ['finger', null],
  triangle: ['triangle', null],
  row: ['row', null],
  pcs: ['piece', null],
  ct: ['piece', null],
  scp: ['scoop', 30, true],
  chunk: ['chunk', null],
  bowl: ['bowl', null, true],
  bowlful: ['bowl', null, true],
  plate: ['plate', null, true],
  plateful: ['plate', null, true],
  glass: ['glass', 240, true],
  mug: ['mug', 300, true],
  can: ['can', null, true],
  tin: ['can', null, true],
  bottle: ['bottle', null, true],
  handful: ['handful', 30, true],
  scoop: ['scoop', 30, true],
  bar: ['bar', null],
  pack: ['package', null, true],
  packet: ['packet', null, true],
  sachet: ['packet', null, true],
  package: ['package', null, true],
  pouch: ['pouch', null, true],
  bag: ['bag', null, true],
  box: ['box', null, true],
  jar: ['jar', null, true],
  tray: ['tray', null],
  order: ['order', null],
  serving: ['serving', null, true],
  helping: ['serving', null, true],
  portion: ['portion', null, true],
  fillet: ['fillet', null],
  filet: ['fillet', null],
  breast: ['breast', null],
  thigh: ['thigh', null],
  wing: ['wing', null],
  leg: ['leg', null],
  drumstick: ['drumstick', null],
  patty: ['patty', null],
  stick: ['stick', null],
  strip: ['strip', null],
  rasher: ['slice', null, true],
  link: ['link', null],
  ear: ['ear', null],
  stalk: ['stalk', null],
  spear: ['spear', null],
  sprig: ['sprig', null],
  head: ['head', null],
  clove: ['clove', 3],
  square: ['square', null],
  cube: ['cube', null],
  wedge: ['wedge', null],
  leaf: ['leaf', null],
  ring: ['ring', null],
  round: ['round', null],
  half: ['half', null],
  container: ['container', null],
  carton: ['carton', null],
  pot: ['pot', 150],
  tub: ['tub', null],
  shot: ['jigger', 44],
  jigger: ['jigger', 44],
  pat: ['pat', 5, true],
  drizzle: ['drizzle', 5, true],
  splash: ['splash', 15, true],
  dollop: ['dollop', 20, true],
  dab: ['pat', 5, true],
  smear: ['pat', 7, true],
  knob: ['pat', 10, true],
  spoonful: ['spoonful', 15, true],
  spoon: ['spoonful', 15],
  bite: ['bite', 12],
  mouthful: ['bite', 15, true],
  sip: ['sip', 15],
  gulp: ['sip', 30],
  rack: ['rack', 600],
  sleeve: ['sleeve', 110],
  bucket: ['bucket', null],
  palmsized: ['palm-sized', 110],
  fistsized: ['fist', 150],
  thumbsized: ['thumb', 25],
  decksized: ['deck', 85],
  golfballsized: ['golfball', 30],
  matchboxsized: ['matchbox', 30],
  pinch: ['pinch', 0.4, true],
  sprinkle: ['sprinkle', 2, true],
  sprinkling: ['sprinkle', 2, true],
  dash: ['dash', 2, true],
  cone: ['cone', null],
  pint: ['pint', 473],
  kernel: ['kernel', null],
  sheet: ['sheet', null],
  ladle: ['ladle', 120],
};

/** A unit that stands behind a number. */
export type Unit =
  | { kind: 'weight'; grams: number; ounces: boolean }
  | { kind: 'volume'; ml: number; spoken: boolean }
  | { kind: 'measure'; word: string; grams: number | null; loose: boolean };

/** What a word means as a unit; undefined where it is none. */
export function readUnit(word: string): Unit | undefined {
  if (Object.hasOwn(WEIGHTS, word))
    return { kind: 'weight', grams: WEIGHTS[word] ?? 1, ounces: /^(?:oz|ounce)/.test(word) };
  if (Object.hasOwn(VOLUMES, word))
    return { kind: 'volume', ml: VOLUMES[word] ?? 1, spoken: /^cups?$/.test(word) };
  const known = [word, singular(word)].find((form) => Object.hasOwn(MEASURES, form));
  const measure = known === undefined ? undefined : MEASURES[known];
  if (!measure) return undefined;
  const [name, grams, loose = false] = measure;
  return { kind: 'measure', word: name, grams, loose };
}

function singular(word: string): string {
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const SIZES: Record<string, Size> = {
  small: 'small',
  sm: 'small',
  little: 'small',
  mini: 'mini',
  tiny: 'small',
  smallish: 'small',
  thick: 'thick',
  thin: 'thin',
  miniature: 'mini',
  medium: 'medium',
  med: 'medium',
  standard: 'regular',
  reg: 'regular',
  regular: 'regular',
  average: 'medium',
  normal: 'regular',
  large: 'large',
  lg: 'large',
  lrg: 'large',
  big: 'large',
  huge: 'large',
  grande: 'grande',
  venti: 'venti',
  tall: 'tall',
  biggish: 'large',
  jumbo: 'large',
  massive: 'large',
  ginormous: 'large',
  xlarge: 'large',
  xl: 'large',
  footlong: 'footlong',
};

export type Size =
  | 'mini'
  | 'small'
  | 'regular'
  | 'medium'
  | 'large'
  | 'thick'
  | 'thin'
  | 'tall'
  | 'grande'
  | 'venti'
  | 'footlong';

export function readSize(word: string): Size | undefined {
  return Object.hasOwn(SIZES, word) ? SIZES[word] : undefined;
}
