import type { QueryTerms } from './query-terms';
import { DISHES } from '../language/word-classes';
import { at, type NameIndex, weightAt } from './name-index';
import { WEIGHTS } from './weights';
import { termsOf } from '../language/words';

/** Words that are a name of the food, whole and without a rest. */
export const WHOLE = {
  cover: 1,
  precision: 1,
  head: 1,
  isNoun: true,
  described: true,
  joint: true,
} as const;

/** Headings under which the table lists foods that people call by what stands after the comma. */
const HEADINGS = `
  fish|shellfish|soft drink|cookie|cereal|soup|cheese|bread|roll|candy|chocolate candy|beef|pork|lamb|veal|game meat|beans|nuts|
  seeds|cake|pie|tea|coffee|sauce|wine|yogurt|egg|pasta|crackers|cracker|snack|snacks|salad dressing|dip|syrup|sugar|potato|
  nutritional drink|sports drink|energy drink|fruit drink|fruit juice drink|pastry|doughnut|muffin|milk|cream|oil|pickles|sausage|
  luncheon meat|rice|water|liquor|cocktail|sandwich|peppers|pepper|greens|squash|melon|berries|fruit|vegetable|vegetables|
  topping|jam|jelly|lettuce|tortilla|chips|corn|onions|turkey|chicken|ham|bacon|hot dog|frankfurter|ice cream|pudding|popcorn|
  pretzels|nutrition bar|cereal or granola bar|cold cut|spices|sweetener|sugar substitute|cabbage|mushrooms|noodles|dumpling|
  fast food|restaurant|infusion|beverage|alcoholic beverage|leavening agents|flour|wheat flour|wheat|seaweed|mollusks|crustaceans|
  cake or cupcake|seafood|meat|poultry|sushi|burger|pancakes|mexican|indian|african|chinese|dish
`;

const HEADS = new Set(HEADINGS.split('|').map((head) => termsOf(head).join(' ')));

const JOINT = /\b(?:and|with|in|on|or)\b/;

const known = new WeakMap<NameIndex, Map<number, boolean>>();

interface Held {
  name: number;
  isOwn: boolean;
  /** Asked terms that the name holds, and those that any name of its food holds, a bit each. */
  mask: number;
  foodMask: number;
}

// A name that lacks the noun, or whose noun is another, must hold more than this of the words.
const SURE_COVER = 0.75;
const SURE_PRECISION = 0.6;
/** So much of a head's weight is all of it. */
export const WHOLE_HEAD = 0.99;
/** So much of the words' weight is all of them. */
export const WHOLE_COVER = 0.95;
// Under a wide heading a noun counts a little less than as a head.
const NOUN_UNDER_HEADING = 0.8;

/** How well one name fits: what it holds of the words, what they lack, what it says besides. */
export function scoreName(index: NameIndex, query: QueryTerms, held: Held): Match | undefined {
  const own = query.weightOf(held.mask);
  const matched = own + query.weightOf(held.foodMask & ~held.mask) * WEIGHTS.other;
  const cover = matched / query.total;
  if (cover < WEIGHTS.coverMin) return undefined;
  const counted = withHeading(index, query, {
    name: held.name,
    tally: tally(index, query, held.name),
  });
  const { extraHead, extraTail, headShare, noun } = counted;
  const precision = own / (own + extraHead + extraTail || 1);
  if (!isMeant({ cover, precision, noun, headShare })) return undefined;
  const missing = Math.max(0, query.total - matched) * WEIGHTS.missing;
  const gain = matched - missing - extraOf(counted) - (noun === 0 ? WEIGHTS.noNoun : 0);
  const description = index.descriptions[at(index.placeOf, held.name)] ?? '';
  const bonus = headShare * WEIGHTS.head + noun * WEIGHTS.noun - faults(index, query, held);
  return {
    place: at(index.placeOf, held.name),
    cover,
    precision,
    score: gain + bonus,
    gain: gain + repeatedWeight(query, held.mask),
    head: headShare,
    isNoun: noun >= NOUN_UNDER_HEADING,
    described: held.isOwn,
    joint: JOINT.test(description),
    description,
    named: false,
  };
}

/** 'Soft drink, cola': a wide heading is not missed where what stands under it is named. */
function withHeading(
  index: NameIndex,
  query: QueryTerms,
  { name, tally: counted }: { name: number; tally: Tally },
): Tally {
  const start = at(index.nameStart, name);
  if (counted.hasTailNoun && isGenericHead(index, start, start + at(index.headLength, name)))
    return {
      ...counted,
      extraHead: counted.extraHead * WEIGHTS.generic,
      noun: Math.max(counted.noun, NOUN_UNDER_HEADING),
    };
  if (query.idSet.has(at(index.nounOf, name))) return counted;
  return { ...counted, extraHead: counted.extraHead * WEIGHTS.otherNoun };
}

type Fit = Pick<Match, 'cover' | 'precision'> & Pick<Tally, 'noun' | 'headShare'>;

/** With little of the words, or without their noun, a name is hardly meant by them. */
function isMeant({ cover, precision, noun, headShare }: Fit): boolean {
  if (noun > 0) return true;
  if (cover < SURE_COVER && headShare < WHOLE_HEAD) return false;
  return cover >= SURE_COVER && precision >= SURE_PRECISION;
}

function extraOf({ extraHead, extraTail }: Tally): number {
  const extra = extraHead * WEIGHTS.extraHead + extraTail * WEIGHTS.extraTail;
  return Math.min(WEIGHTS.extraMax, extra);
}

function faults(index: NameIndex, query: QueryTerms, { name, isOwn }: Held): number {
  const noun = at(index.nounOf, name);
  const isOther = !query.idSet.has(noun) && DISHES.has(index.terms[noun] ?? '');
  return (isOwn ? 0 : WEIGHTS.alias) + (isOther ? WEIGHTS.otherDish : 0);
}

function repeatedWeight({ repeated }: QueryTerms, mask: number): number {
  if (!repeated) return 0;
  return repeated.reduce((sum, weight, bit) => sum + (mask & (1 << bit) ? weight : 0), 0);
}

function isGenericHead(index: NameIndex, start: number, end: number): boolean {
  let answers = known.get(index);
  if (!answers) known.set(index, (answers = new Map<number, boolean>()));
  const before = answers.get(start);
  if (before !== undefined) return before;
  const terms = Array.from(index.nameTerms.subarray(start, end), (id) => index.terms[id] ?? '');
  const answer = HEADS.has(terms.join(' '));
  answers.set(start, answer);
  return answer;
}

interface Tally {
  /** Weight of the terms that are not asked for, in the head and behind it. */
  extraHead: number;
  extraTail: number;
  /** Share of the head that is asked for, 0 to 1. */
  headShare: number;
  /** 1 where the noun of the phrase is that of the name, less where it stands beside it, 0 without. */
  noun: number;
  /** The noun of the phrase stands behind the first comma. */
  hasTailNoun: boolean;
}

function tally(index: NameIndex, query: QueryTerms, name: number): Tally {
  const start = at(index.nameStart, name);
  const headEnd = start + at(index.headLength, name);
  const head = weighTerms(index, query, { from: start, to: headEnd });
  const tail = weighTerms(index, query, { from: headEnd, to: at(index.nameStart, name + 1) });
  const coreEnd = start + at(index.coreLength, name);
  const total = head.held + head.extra;
  return {
    extraHead: head.extra,
    extraTail: tail.extra,
    headShare: total === 0 ? 0 : head.held / total,
    noun: nounIn(index, query, {
      from: start,
      to: Math.min(headEnd, coreEnd),
      noun: at(index.nounOf, name),
    }),
    hasTailNoun: nounIn(index, query, { from: headEnd, to: coreEnd, noun: -1 }) > 0,
  };
}

interface Stretch {
  from: number;
  to: number;
}

function weighTerms(index: NameIndex, query: QueryTerms, { from, to }: Stretch) {
  let held = 0;
  let extra = 0;
  for (let term = from; term < to; term += 1) {
    const id = at(index.nameTerms, term);
    if (query.idSet.has(id)) held += weightAt(index.weights, id);
    else extra += weightAt(index.weights, id);
  }
  return { held, extra };
}

function nounIn(
  index: NameIndex,
  query: QueryTerms,
  { from, to, noun }: Stretch & { noun: number },
): number {
  let best = 0;
  for (let term = from; term < to; term += 1) {
    const id = at(index.nameTerms, term);
    if (query.nouns.has(id)) best = Math.max(best, id === noun ? 1 : WEIGHTS.sideNoun);
  }
  return best;
}

const PLAIN_COVER = 0.95;
const PLAIN_PRECISION = 0.8;

/** 'cucumber' is all but the whole name of a food. */
export function isPlainFood({ isNoun, cover, precision, described, head }: Match): boolean {
  const isHead = isNoun && described && head >= PLAIN_COVER;
  return isHead && cover >= PLAIN_COVER && precision >= PLAIN_PRECISION;
}

/** A name of our own list, or all but the whole name of a food. */
export function isPlainName(match: Match): boolean {
  return match.named || isPlainFood(match);
}

/** How words find their food. */
export type Find = (food: string) => Match | undefined;

/** A food that words may mean. */
export interface Match {
  place: number;
  /** Share of the words' weight that the food's name holds, 0 to 1. */
  cover: number;
  /** Share of the name's weight that the words ask for, 0 to 1. */
  precision: number;
  /** How well it fits, on the scale of the words' weights: more words held, more points. */
  score: number;
  /** The same without what only orders foods: what a reading of a whole meal adds up. */
  gain: number;
  /** Share of its head's weight that the words ask for, 0 to 1. */
  head: number;
  /** It is the thing that the words call it, by its head or under a wide heading. */
  isNoun: boolean;
  /** It fits by the food's description, and not by another name that it has. */
  described: boolean;
  /** Its description names several things: 'beans and rice', 'pizza with meat'. */
  joint: boolean;
  /** Of the food, where it was found by the words of a name. */
  description?: string;
  /** A plain word of our own list names it. */
  named: boolean;
  /** A word of the phrase is misspelled, and taken for one of the name. */
  slip?: true;
}
