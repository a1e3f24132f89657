import { GLASS_ML } from '../../../records/water';

/** Milliliters of a cup of the United States. */
export const CUP_ML = 236.6;

/** How a portion word is used besides naming a measure. */
export type Use =
  /** A stated amount may stand before it: '28 g bag of', '250 g serving'. */
  | 'stated'
  /** It is said to be filled: 'a box filled with apple juice'. */
  | 'filled'
  /** Names of foods hold it, where it says little of the food: 'granola bar'. */
  | 'light'
  /** It hangs on its number: '2slices'. */
  | 'glued'
  /** It counts what stands before it, and another food may follow: 'falafel 4 pcs hummus'. */
  | 'counts'
  /** It may stand behind its food: 'chess pie slice', 'almonds, small handful'. */
  | 'behind'
  /** So little that it hangs on the food before it: 'cold brew splash of oat milk'. */
  | 'little'
  /** The most common: they mean food, no matter what else a line says. */
  | 'common'
  /** A portion of the tables with it is a part of one: none of 'one of them'. */
  | 'part'
  /** Such a portion holds many, or some of one: even less so. */
  | 'pile';

/** A word for a portion, a piece or a vessel. One row is enough to read an amount in it. */
export interface PortionWord {
  word: string;
  /** Other spellings, and plurals that no rule makes. */
  forms?: string;
  /** Milliliters of a spoken volume. Every other word is a measure. */
  ml?: number;
  /** Usual weight of one where the food has no such portion; else the food's own usual portion is meant. */
  grams?: number;
  /** The same for drinks alone. */
  drinkGrams?: number;
  /** It stands for 'one of them' without a number: 'handful of grapes'. */
  loose?: true;
  /** What the tables' portions call it, where that is another word. */
  sameAs?: string;
  /** Words of the tables' portions that will do where none has its own, the best first. */
  alike?: string;
  /** What it is of where no food is named: '10 wings'. */
  alone?: string;
  uses?: readonly Use[];
}

export const PORTION_WORDS: readonly PortionWord[] = [
  // Volumes: US cup and spoons.
  {
    word: 'cup',
    forms: 'cups cupful cupfuls',
    ml: CUP_ML,
    uses: ['filled', 'light', 'glued', 'common'],
  },
  {
    word: 'tbsp',
    forms:
      'tbsps tbs tablespoon tablespoons tblsp tbl tbls tblspn tbspn tablespoonful tablespoonfuls',
    ml: 14.79,
    uses: ['glued'],
  },
  {
    word: 'tsp',
    forms: 'tsps teaspoon teaspoons teaspoonful teaspoonfuls',
    ml: 4.93,
    uses: ['glued'],
  },
  { word: 'dessertspoon', forms: 'dessertspoons', ml: 10 },

  // Vessels and packs.
  {
    word: 'bowl',
    forms: 'bowlful',
    loose: true,
    uses: ['stated', 'filled', 'light', 'common', 'pile'],
  },
  { word: 'katori', grams: 150, loose: true, uses: ['pile'] },
  {
    word: 'plate',
    forms: 'plateful',
    loose: true,
    uses: ['behind', 'filled', 'light', 'common', 'pile'],
  },
  {
    word: 'glass',
    grams: GLASS_ML,
    loose: true,
    alike: 'drink',
    uses: ['behind', 'stated', 'filled', 'light', 'common'],
  },
  { word: 'flask', forms: 'thermos', grams: 350, uses: ['behind', 'stated', 'filled'] },
  { word: 'mug', grams: 300, loose: true, uses: ['behind', 'stated', 'filled', 'light', 'pile'] },
  {
    word: 'can',
    forms: 'tin',
    drinkGrams: 355,
    loose: true,
    uses: ['behind', 'stated', 'light', 'glued'],
  },
  {
    word: 'bottle',
    drinkGrams: 480,
    loose: true,
    uses: ['behind', 'stated', 'filled', 'light', 'glued'],
  },
  { word: 'jar', loose: true, alike: 'container', uses: ['behind', 'stated', 'filled', 'pile'] },
  { word: 'pot', grams: 150, alike: 'tub container', uses: ['pile'] },
  { word: 'tupperware', grams: 400, uses: ['behind', 'stated', 'pile'] },
  { word: 'nest', grams: 150, uses: ['behind', 'stated'] },
  { word: 'tub', alike: 'pot container', uses: ['behind', 'stated'] },
  {
    word: 'bag',
    loose: true,
    alike: 'package pouch',
    uses: ['behind', 'stated', 'filled', 'light', 'pile'],
  },
  {
    word: 'pouch',
    drinkGrams: 180,
    loose: true,
    alike: 'packet package bag',
    uses: ['behind', 'stated', 'filled', 'light'],
  },
  {
    word: 'box',
    drinkGrams: 200,
    loose: true,
    alike: 'package container carton',
    uses: ['stated', 'filled', 'light', 'pile'],
  },
  {
    word: 'carton',
    drinkGrams: 240,
    alike: 'container box',
    uses: ['behind', 'stated', 'filled', 'light'],
  },
  { word: 'container', alike: 'carton cup package', uses: ['stated', 'light', 'pile'] },
  {
    word: 'package',
    loose: true,
    alike: 'packet bag pouch box container',
    uses: ['stated', 'light', 'pile'],
  },
  { word: 'pack', sameAs: 'package', loose: true, uses: ['stated', 'light', 'glued'] },
  { word: 'pk', sameAs: 'package' },
  {
    word: 'packet',
    forms: 'pkt',
    loose: true,
    alike: 'package pouch bag',
    uses: ['behind', 'stated', 'light', 'pile'],
  },
  { word: 'sachet', sameAs: 'packet', loose: true },
  { word: 'tray' },
  { word: 'basket', uses: ['pile'] },
  { word: 'punnet', uses: ['behind', 'pile'] },
  { word: 'bucket' },
  { word: 'sleeve', grams: 110 },
  { word: 'pint', forms: 'pt', grams: 473, uses: ['behind', 'glued'] },
  { word: 'schooner', drinkGrams: 425, alone: 'beer' },
  { word: 'stubby', drinkGrams: 375, alike: 'bottle', alone: 'beer' },
  { word: 'tallboy', drinkGrams: 473, alike: 'can', alone: 'beer' },
  { word: 'tumbler', drinkGrams: 240, alike: 'glass' },
  { word: 'shot', sameAs: 'jigger', grams: 44 },
  { word: 'jigger', grams: 44 },
  { word: 'ladle', grams: 120, uses: ['pile'] },
  { word: 'spoonful', grams: 15, loose: true, alike: 'tablespoon', uses: ['pile'] },
  { word: 'spoon', sameAs: 'spoonful', grams: 15 },
  { word: 'scoop', forms: 'scp', grams: 30, loose: true, uses: ['behind', 'light', 'glued'] },

  // What is served.
  {
    word: 'serving',
    loose: true,
    alike: 'order container package',
    uses: ['behind', 'stated', 'light', 'glued', 'pile'],
  },
  { word: 'helping', sameAs: 'serving', loose: true },
  { word: 'portion', loose: true, uses: ['behind', 'stated', 'light', 'glued', 'pile'] },
  { word: 'order', uses: ['light', 'pile'] },

  // Parts of a thing.
  {
    word: 'slice',
    alike: 'piece',
    uses: ['behind', 'stated', 'light', 'glued', 'counts', 'common', 'part'],
  },
  {
    word: 'rasher',
    alike: 'slice',
    alone: 'bacon',
    loose: true,
    uses: ['glued', 'counts', 'part'],
  },
  {
    word: 'piece',
    alike: 'slice chunk',
    uses: ['behind', 'stated', 'light', 'glued', 'counts', 'common', 'part'],
  },
  { word: 'pc', forms: 'pcs pce ct', sameAs: 'piece', uses: ['glued', 'counts'] },
  { word: 'ball', alike: 'piece scoop', uses: ['glued', 'counts'] },
  { word: 'strip', alike: 'slice piece stick', uses: ['light', 'part'] },
  { word: 'stick', uses: ['light', 'part'] },
  { word: 'wedge', alike: 'slice piece', uses: ['behind', 'light', 'part'] },
  { word: 'segment', alike: 'section', uses: ['behind', 'light', 'part'] },
  { word: 'ring', uses: ['light', 'part'] },
  { word: 'chunk', uses: ['light', 'part'] },
  { word: 'cube', uses: ['light', 'part'] },
  { word: 'square', uses: ['light', 'part'] },
  { word: 'half', uses: ['light', 'part'] },
  { word: 'leaf', uses: ['light', 'part'] },
  { word: 'sprig', uses: ['part'] },
  { word: 'floweret', uses: ['part'] },
  { word: 'floret', sameAs: 'floweret', uses: ['light', 'part'] },
  { word: 'finger' },
  { word: 'triangle' },
  { word: 'round' },
  { word: 'sheet' },
  { word: 'row', uses: ['pile'] },
  { word: 'block', alike: 'package', uses: ['pile'] },
  { word: 'loaf', grams: 600, uses: ['pile'] },
  { word: 'bunch', uses: ['pile'] },
  { word: 'rack', grams: 600 },
  { word: 'skewer' },
  { word: 'cone' },
  { word: 'capsule', forms: 'cap softgel', grams: 1 },

  // Things that are called by their measure.
  { word: 'bar', uses: ['light', 'glued'] },
  { word: 'fillet', uses: ['light'] },
  { word: 'filet', sameAs: 'fillet', uses: ['light'] },
  { word: 'patty', alone: 'hamburger patty', uses: ['light'] },
  { word: 'link', alone: 'sausage', uses: ['light'] },
  { word: 'wing', alone: 'chicken wing' },
  { word: 'drumstick', alone: 'chicken drumstick' },
  { word: 'thigh', alone: 'chicken thigh' },
  { word: 'breast' },
  { word: 'leg' },
  { word: 'clove', grams: 3, alone: 'garlic' },
  { word: 'ear' },
  { word: 'stalk', uses: ['light'] },
  { word: 'spear', uses: ['light'] },
  { word: 'head', uses: ['light'] },
  { word: 'kernel', uses: ['light'] },

  // Little of something.
  { word: 'handful', grams: 30, loose: true, uses: ['behind', 'pile'] },
  { word: 'fistful', forms: 'fistfull', sameAs: 'handful', grams: 30, loose: true },
  { word: 'servingspoon', grams: 60, uses: ['pile'] },
  { word: 'dollop', grams: 20, loose: true, uses: ['little', 'pile'] },
  { word: 'splash', grams: 15, loose: true, uses: ['little'] },
  { word: 'drizzle', grams: 5, loose: true, uses: ['little'] },
  { word: 'pat', grams: 5, loose: true, uses: ['little'] },
  { word: 'dab', sameAs: 'pat', grams: 5, loose: true },
  { word: 'smear', sameAs: 'pat', grams: 7, loose: true, uses: ['little'] },
  { word: 'knob', sameAs: 'pat', grams: 10, loose: true, uses: ['little', 'pile'] },
  { word: 'bite', grams: 12 },
  { word: 'mouthful', sameAs: 'bite', grams: 15, loose: true },
  { word: 'sip', grams: 15 },
  { word: 'gulp', sameAs: 'sip', grams: 30 },
  { word: 'pinch', grams: 0.4, loose: true, uses: ['little'] },
  {
    word: 'sprinkle',
    forms: 'sprinkling',
    grams: 2,
    loose: true,
    alike: 'pinch',
    uses: ['little', 'pile'],
  },
  { word: 'dash', grams: 2, loose: true, uses: ['little'] },
  { word: 'squeeze', sameAs: 'splash', grams: 5, loose: true, uses: ['little'] },
  { word: 'squirt', sameAs: 'splash', grams: 10, loose: true, uses: ['little'] },
  { word: 'glug', sameAs: 'splash', grams: 10, loose: true, uses: ['little'] },

  // As large as a thing: `plainAmounts` writes them as one word.
  { word: 'palmsized', sameAs: 'palm-sized', grams: 110 },
  { word: 'fistsized', sameAs: 'fist', grams: 150 },
  { word: 'thumbsized', sameAs: 'thumb', grams: 25 },
  { word: 'decksized', sameAs: 'deck', grams: 85 },
  { word: 'golfballsized', sameAs: 'golfball', grams: 30 },
  { word: 'matchboxsized', sameAs: 'matchbox', grams: 30 },
];
