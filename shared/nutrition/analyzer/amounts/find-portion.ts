import type { Food, Portion } from '../../table/food';
import { portionWord, portionWords } from './portion-word';
import { readUnit, type Size } from './units';
import { withoutBrackets, wordsOf } from '../language/words';

/** How the measures of a food are weighed against each other for what is said of an amount. */
export const POINTS = {
  said: 1.2, // Each word of the measure that is said ('single serving bag').
  unsaid: 0.175, // Each word of it that is not.
  named: 1, // It is named after the food ('1 taco').
  special: 2, // It is one that nobody means who does not name it.
  part: 3, // It is a part of one, and one is counted.
  collection: 4, // It is a pile or a vessel of them.
  whole: 0.8, // It is a whole one.
  saidPart: 2, // Its part is said: 'baby carrots'.
  saidMeasure: 3, // Its measure is said beside the name: 'cod fillets'.
  usual: 0.6, // It weighs what is usual.
  size: 3, // It is of the size that is said.
  anySize: 2, // No size is said: it is of any, of a medium one, of another.
  mediumSize: 0.7,
  otherSize: 0.8,
  tinyShare: 0.175, // Less than this share of the usual weight is one of many ('1 fry'), and none for 'fries'.
} as const;

/** What is said of the amount besides its number. */
export interface Asked {
  /** The measure, as the table's portions call it; undefined for 'one of them'. */
  measure: string | undefined;
  size: Size | undefined;
  /** All words of the phrase, in plain form: 'single', 'school', 'bar', 'breast'. */
  hints: ReadonlySet<string>;
  /** A number stands before the food itself: '1 pizza', 'half a pizza'. */
  counted: boolean;
}

// Measures that nobody means who does not name them.
const SPECIAL =
  /guideline|mini|bite|snack|crust not|cocktail|baby|cubic|surface|linear|yield|100 calorie|with ice|no ice|dry|silver|fun|kernel|topping|in shell|crumbs?|ice cube|cup ice/i;
const NO_ITEM =
  /^\d*(?:\/\d*)? ?(?:cup|fl oz|tablespoon|teaspoon|oz\b)|guideline|inch\b|yields|\boz,|calorie package|topping|\blbs?\b|pound/i;
const SIZE_WORDS: Readonly<Record<Size, RegExp>> = {
  mini: /\bmini|bite|snack/i,
  small: /\bsmall\b/i,
  regular: /\bregular\b/i,
  medium: /\bmedium\b/i,
  large: /(?<!extra )(?<!extra-)\blarge\b/i,
  thick: /\bthick\b/i,
  thin: /\bthin\b/i,
  tall: /\btall\b/i,
  grande: /\bgrande\b/i,
  venti: /\bventi\b/i,
  fun: /\bfun\b/i,
  king: /\bking\b/i,
  sharing: /\bsharing\b/i,
  footlong: /\b(?:foot ?long|12[ -]?inch|12")/i,
};
const ANY_SIZE = /\bNFS\b|any size|NS as to size/i;
const SIZED =
  /\b(?:mini\w*|small|medium|regular|large|extra|thick|thin|jumbo|personal|king|individual|tall|grande|venti)\b/i;

// A part of a thing is none of 'one of them', unless there is nothing else or its word is said.
const PART = anyWord([
  ...portionWords('part'),
  ...['slices', 'section', 'leaves', 'cherry', 'grape', 'baby', 'new', 'crumbled', 'quarter'],
  ...['string', 'popcorn', 'heart', 'cracker-size'],
]);
// What holds many, or some of it, even less so.
const COLLECTION = anyWord([
  ...portionWords('pile'),
  ...['doorstep', 'spread', 'matchbox', 'package', 'rack'],
]);
const WHOLE_ONE = /^1 (?:whole|fruit|regular|medium)\b/i;

/** The portion of a food that a measure means ('1 slice'); undefined where it has none such. */
export function findMeasure(food: Food, asked: Asked & { measure: string }): Portion | undefined {
  let reserve: Portion | undefined;
  for (const [rank, word] of namesOf(asked.measure).entries()) {
    const pattern = new RegExp(`\\b${word}(?:s|es)?\\b`, 'i');
    const holding = food.portions.filter(
      ({ text }) =>
        pattern.test(text) && !text.startsWith('Guideline') && isMeasure(text, asked, rank),
    );
    const plain = holding.filter(({ text }) => isAsked(text, asked));
    if (plain.length > 0) return best(food, plain, asked);
    reserve ??= holding.length > 0 ? best(food, holding, asked) : undefined;
  }
  return reserve;
}

function namesOf(measure: string): string[] {
  return [measure, ...(portionWord(measure)?.alike?.split(' ') ?? [])];
}

/** '1 cup, pieces' is a cup and no piece. */
function isMeasure(text: string, { measure }: Asked, rank: number): boolean {
  return (rank === 0 && !PART.test(measure ?? '')) || !NO_ITEM.test(text);
}

function isAsked(text: string, { hints }: Asked): boolean {
  return !SPECIAL.test(text) || wordsOf(text).some((word) => SPECIAL.test(word) && hints.has(word));
}

const CUP_PIECE = /miniature|individual|microwav|snack|single|school|dipping|pudding|fruit/i;

/** A 'cup' that is a thing and no measure: 'an individual cup'. */
export function findCup(food: Food, asked: Asked): Portion | undefined {
  const cups = food.portions.filter(({ text }) => {
    const words = CUP_PIECE.exec(text);
    return /\bcup\b|container/.test(text) && words && asked.hints.has(words[0].toLowerCase());
  });
  return cups[0];
}

/** Whether a measure tells no size, so that it is of the usual one. */
export function isUnsized({ text }: Portion): boolean {
  return ANY_SIZE.test(text) || !SIZED.test(text);
}

/** Whether a portion is of a size. */
export function isSized({ text }: Portion, size: Size): boolean {
  return SIZE_WORDS[size].test(text);
}

// A whole pizza is meant by who says its size or 'whole'; else a piece or two of it.
const WHOLE = /\bpizza \(/;
const MEDIUM_PIZZA = /^1 medium pizza/;
const SAYS_WHOLE = [
  'whole',
  'entire',
  'personal',
  'small',
  'large',
  'big',
  'individual',
  'inch',
  'frozen',
];

/** What one of a food weighs: the portion named after it, else the one of its size. */
export function findItem(food: Food, asked: Asked): Portion | undefined {
  const whole = asked.counted || saysWhole(asked);
  const items = food.portions.filter(
    ({ text }) => !NO_ITEM.test(text) && (whole || !WHOLE.test(text)),
  );
  return items.length === 0 ? undefined : best(food, items, asked);
}

/** 'a medium pizza' is all of it, 'pizza, medium crust' none. */
function saysWhole({ hints }: Asked): boolean {
  if (hints.has('medium') && !hints.has('crust') && !hints.has('thick')) return true;
  return SAYS_WHOLE.some((word) => hints.has(word));
}

/** Who counts pizzas and tells no size means the usual one, and no piece of it. */
function isWholePizza(text: string, { measure, size, counted }: Asked): boolean {
  return counted && measure === undefined && size === undefined && MEDIUM_PIZZA.test(text);
}

function best(food: Food, portions: readonly Portion[], asked: Asked): Portion | undefined {
  const head = new Set(wordsOf(food.description));
  const rated = portions.map((portion) => ({
    portion,
    points: pointsOf(portion, asked, { head, usualGrams: food.usualGrams }),
  }));
  const most = Math.max(...rated.map(({ points }) => points));
  return rated.find(({ points }) => points === most)?.portion;
}

interface Measured {
  head: ReadonlySet<string>;
  usualGrams: number | null;
}

function pointsOf({ text, grams }: Portion, asked: Asked, { head, usualGrams }: Measured): number {
  const { hints, size, measure } = asked;
  const words = wordsOf(withoutBrackets(text.replace(/^[\d/.]+ /, '')));
  // The food's own name tells nothing of which of its portions is meant.
  const said = words.filter(
    (word) => hints.has(word) && (measure !== undefined || !head.has(word) || readUnit(word)),
  );
  const named = words.filter((word) => head.has(word)).length / (words.length || 1);
  const isSpecial = SPECIAL.test(text) && !said.some((word) => SPECIAL.test(word));
  const points = [
    said.length * POINTS.said - (words.length - said.length) * POINTS.unsaid,
    measure === undefined ? POINTS.named * named + onePoints(text, said, grams === usualGrams) : 0,
    isSpecial ? -POINTS.special : 0,
    isWholePizza(text, asked) ? POINTS.size : 0,
    grams === usualGrams ? POINTS.usual : 0,
    size === undefined
      ? unsizedPoints(
          text,
          said.some((word) => SIZED.test(word)),
        )
      : sizePoints(text, size),
  ];
  return points.reduce((sum, one) => sum + one, 0);
}

/** A handful or a bag is none of 'one of them'. */
export function isPile({ text }: Portion): boolean {
  return COLLECTION.test(text) || /\b(?:package|packet|bag|box|can)\b/.test(text);
}

/** What is counted is a thing, and no part or pile of it that is not named. */
function onePoints(text: string, said: readonly string[], isUsual: boolean): number {
  const [thing = ''] = withoutBrackets(text).split(',');
  if (said.some((word) => readUnit(word)?.kind === 'measure')) return POINTS.saidMeasure;
  if (COLLECTION.test(thing) && !said.some((word) => COLLECTION.test(word)))
    return -POINTS.collection;
  const isPartSaid = said.some((word) => PART.test(word));
  // Of a thing that is served by the piece a piece is one.
  if (PART.test(thing) && !(isUsual && thing === '1 piece'))
    return isPartSaid ? POINTS.saidPart : -POINTS.part;
  return WHOLE_ONE.test(thing) ? POINTS.whole : 0;
}

/** 'Medium' and 'regular' are nearly the same; another size than the one that is said is wrong. */
function sizePoints(text: string, size: Size): number {
  if (SIZE_WORDS[size].test(text)) return POINTS.size;
  const near = NEAR_SIZES[size];
  if (near && SIZE_WORDS[near.size].test(text)) return POINTS.size * near.share;
  return SIZED.test(text) ? -POINTS.size * 0.4 : 0;
}

const NEAR_SIZES: Partial<Record<Size, { size: Size; share: number }>> = {
  medium: { size: 'regular', share: 0.8 },
  regular: { size: 'medium', share: 0.6 },
  tall: { size: 'small', share: 0.6 },
  grande: { size: 'medium', share: 0.6 },
  venti: { size: 'large', share: 0.6 },
  sharing: { size: 'large', share: 0.6 },
  king: { size: 'large', share: 0.6 },
};

function unsizedPoints(text: string, isSaid: boolean): number {
  if (ANY_SIZE.test(text) && !/\bpiece\/slice\b/.test(text)) return POINTS.anySize;
  if (SIZE_WORDS.medium.test(text) || SIZE_WORDS.regular.test(text)) return POINTS.mediumSize;
  return SIZED.test(text) && !isSaid ? -POINTS.otherSize : 0.1;
}

function anyWord(words: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i');
}
