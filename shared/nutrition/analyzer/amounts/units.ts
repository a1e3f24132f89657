import { portionWord } from './portion-word';
import { type PortionWord } from './portion-words';

/** Grams of one unit of weight. */
const WEIGHTS: Record<string, number> = {
  g: 1,
  gr: 1,
  gm: 1,
  gms: 1,
  grms: 1,
  gramm: 1,
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
  ozs: 28.35,
  lb: 453.6,
  lbs: 453.6,
  pound: 453.6,
  pounds: 453.6,
};

/** Milliliters of one unit of volume; spoken ones are portion words. */
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
  floz: 29.57,
  gallon: 3785,
  gallons: 3785,
  gal: 3785,
  gals: 3785,
  quart: 946,
  quarts: 946,
  qt: 946,
  qts: 946,
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
    return { kind: 'volume', ml: VOLUMES[word] ?? 1, spoken: false };
  const row = portionWord(word);
  return row && unitOf(row);
}

function unitOf({ word, ml, sameAs = word, grams, loose }: PortionWord): Unit {
  if (ml !== undefined) return { kind: 'volume', ml, spoken: word === 'cup' };
  return { kind: 'measure', word: sameAs, grams: grams ?? null, loose: loose ?? false };
}

const SIZES: Record<string, Size> = {
  small: 'small',
  sm: 'small',
  little: 'small',
  mini: 'mini',
  tiny: 'small',
  smallish: 'small',
  teeny: 'small',
  wee: 'small',
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
  giant: 'large',
  gigantic: 'large',
  enormous: 'large',
  humongous: 'large',
  oversized: 'large',
  ginormous: 'large',
  xlarge: 'large',
  xl: 'large',
  footlong: 'footlong',
  funsize: 'fun',
  kingsize: 'king',
  sharersize: 'sharing',
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
  | 'footlong'
  | 'fun'
  | 'king'
  | 'sharing';

export function readSize(word: string): Size | undefined {
  return Object.hasOwn(SIZES, word) ? SIZES[word] : undefined;
}

const SPOON_ML = 20;

/** A spoon, or another volume that is no larger. */
export function isSpoon(unit: Unit): boolean {
  return unit.kind === 'volume' && unit.ml <= SPOON_ML;
}
