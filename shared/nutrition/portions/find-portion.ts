import type { Food, Portion } from '../food';
import type { Size } from '../grammar/units';
import { wordsOf } from '../ranking/words';
import { P } from './tuning';

/** What is said of the amount besides its number. */
export interface Asked {
  /** The measure, as the table's portions call it; undefined for 'one of them'. */
  measure: string | undefined;
  size: Size | undefined;
  /** All words of the phrase, in plain form: 'single', 'school', 'bar', 'breast'. */
  hints: ReadonlySet<string>;
}

// Measures that nobody means who does not name them.
const SPECIAL =
  /guideline|mini|bite|snack|crust not|cocktail|baby|cubic|surface|linear|yield|100 calorie|with ice|no ice|dry|silver|fun|kernel|topping|in shell|crumbs?|ice cube|cup ice/i;
// Measures that are none of 'one of them'.
const NO_ITEM =
  /^\d*\/?\d* ?(?:cup|fl oz|tablespoon|teaspoon|oz\b)|guideline|inch\b|yields|\boz,|calorie package|topping/i;
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  slice: ['slice', 'piece'],
  piece: ['piece', 'slice', 'chunk'],
  package: ['package', 'packet', 'bag', 'pouch', 'box', 'container'],
  packet: ['packet', 'package', 'pouch', 'bag'],
  bag: ['bag', 'package', 'pouch'],
  pouch: ['pouch', 'packet', 'package', 'bag'],
  box: ['box', 'package', 'container', 'carton'],
  carton: ['carton', 'container', 'box'],
  container: ['container', 'carton', 'cup', 'package'],
  bottle: ['bottle'],
  can: ['can'],
  serving: ['serving', 'order', 'container', 'package'],
  jar: ['jar', 'container'],
  strip: ['strip', 'slice', 'piece', 'stick'],
  wedge: ['wedge', 'slice', 'piece'],
  bowl: ['bowl'],
  glass: ['glass', 'drink'],
  patty: ['patty'],
  link: ['link'],
  scoop: ['scoop'],
};
const SIZE_WORDS: Readonly<Record<Size, RegExp>> = {
  mini: /\bmini|bite|snack/i,
  small: /\bsmall\b/i,
  regular: /\bregular\b/i,
  medium: /\bmedium\b/i,
  large: /(?<!extra )(?<!extra-)\blarge\b/i,
  thick: /\bthick\b/i,
  thin: /\bthin\b/i,
};
const ANY_SIZE = /\bNFS\b|any size|NS as to size/i;
const SIZED =
  /\b(?:mini\w*|small|medium|regular|large|extra|thick|thin|jumbo|personal|king|individual)\b/i;

/** The portion of a food that a measure means ('1 slice'); undefined where it has none such. */
export function findMeasure(food: Food, asked: Asked & { measure: string }): Portion | undefined {
  let reserve: Portion | undefined;
  for (const [rank, word] of (ALIKE[asked.measure] ?? [asked.measure]).entries()) {
    const pattern = new RegExp(`\\b${word}(?:s|es)?\\b`, 'i');
    const holding = food.portions.filter(
      ({ text }) =>
        pattern.test(text) && !text.startsWith('Guideline') && (rank === 0 || !NO_ITEM.test(text)),
    );
    const plain = holding.filter(({ text }) => isAsked(text, asked));
    if (plain.length > 0) return best(food, plain, asked);
    reserve ??= holding.length > 0 ? best(food, holding, asked) : undefined;
  }
  return reserve;
}

/** Whether a measure is one that people mean, or that the words name. */
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

/** Whether a portion is of a size. */
export function isSized({ text }: Portion, size: Size): boolean {
  return SIZE_WORDS[size].test(text);
}

/** What one of a food weighs: the portion named after it, else the one of its size. */
export function findItem(food: Food, asked: Asked): Portion | undefined {
  const items = food.portions.filter(({ text }) => !NO_ITEM.test(text));
  return items.length === 0 ? undefined : best(food, items, asked);
}

function best(food: Food, portions: readonly Portion[], asked: Asked): Portion | undefined {
  const head = new Set(wordsOf(food.description));
  let winner: Portion | undefined;
  let most = -Infinity;
  for (const portion of portions) {
    const points = pointsOf(food, portion, asked, head);
    if (points > most) {
      winner = portion;
      most = points;
    }
  }
  return winner;
}

function pointsOf(
  food: Food,
  { text, grams }: Portion,
  { size, hints, measure }: Asked,
  head: Set<string>,
): number {
  const words = wordsOf(text.replace(/^[\d/.]+ /, '').replaceAll(/\(.*?\)/g, ''));
  const held = words.filter((word) => hints.has(word)).length;
  const isNamed = words.some((word) => head.has(word));
  let points = held * P.hint! - (words.length - held) * P.unasked!;
  if (measure === undefined && isNamed) points += P.isNamed!;
  if (SPECIAL.test(text) && !words.some((word) => hints.has(word) && SPECIAL.test(word)))
    points -= P.special!;
  if (grams === food.usualGrams) points += P.usual!;
  return (
    points +
    sizePoints(
      text,
      size,
      words.some((word) => hints.has(word) && SIZED.test(word)),
    )
  );
}

function sizePoints(text: string, size: Size | undefined, isSaid: boolean): number {
  if (size !== undefined) {
    if (SIZE_WORDS[size].test(text)) return P.size!;
    if (size === 'medium' && SIZE_WORDS.regular.test(text)) return P.size! * 0.8;
    if (size === 'regular' && SIZE_WORDS.medium.test(text)) return P.size! * 0.6;
    return SIZED.test(text) ? -P.size! * 0.4 : 0;
  }
  if (ANY_SIZE.test(text)) return P.anySize!;
  if (SIZE_WORDS.medium.test(text) || SIZE_WORDS.regular.test(text)) return P.medium!;
  return SIZED.test(text) && !isSaid ? -P.sized! : 0.1;
}
