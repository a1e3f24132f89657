import type { CompactFoodTable } from '../../table/compact-table';
import { BRANDS, ORIGINS, PIECES, PREPARATION, QUALITIES, SILENT } from '../language/word-classes';
import { searchIndex, type SearchIndex } from './search-index';
import { WEIGHTS } from './weights';
import { ABSENCE, termsOf } from '../language/words';

// Another name that more foods than this have is a remark on each of them.
const REMARK_FOODS = 2;

const REMARK =
  /^(?:with|made|in|on|without|from|no|any|all|NS|other|includes?|prepared|used)\b|\bdish$/;

// Another name of pickles; people who write it mean bread, and butter.
const MISLEADING = new Set(['bread and butter']);

// 'Corn chips, plain (Fritos)': what stands in brackets is a name, too, unless it tells whose it is.
const BRANDED = /\(([A-Z][^()\d]+)\)/;

const CHAINS = /McDonald|Burger King|Wendy|Taco Bell|KFC|Subway|Chick|Dunkin|Starbuck/;

const SHARES: readonly (readonly [ReadonlySet<string>, number])[] = [
  [PREPARATION, WEIGHTS.preparation],
  [BRANDS, WEIGHTS.brand],
  [ORIGINS, WEIGHTS.origin],
  [PIECES, WEIGHTS.piece],
  [QUALITIES, WEIGHTS.quality],
];

/**
 * The number at a place of a flat array; 0 behind its end. One function for each kind of array: the engine
 * makes each fast for its own.
 */
export function at(list: Int32Array, place: number): number {
  return list[place] ?? 0;
}

// What a food comes with is none of what it is.
const AFTER_CORE = /,? (?:with|on|in|made|prepared|excluding|and\/or) /;

const AFTER_NOUN = / (?:with|on|in|from|made|for|without|and|or) | ?[(/]/;

/** The names of the table, term by term, in flat arrays: it is asked at each key stroke. */
export interface TermIndex extends Holders {
  foods: number;
  names: number;
  termId: ReadonlyMap<string, number>;
  terms: readonly string[];
  /** How much a term tells: rare ones more, by number. */
  weights: Float32Array;
  /** The food of a name, and the first name of a food: its description. */
  placeOf: Int32Array;
  firstName: Int32Array;
  /** The terms of a name: `nameTerms[nameStart[name] .. nameStart[name + 1]]`. */
  nameTerms: Int32Array;
  nameStart: Int32Array;
  /** How many of them stand before its first comma, and before its first 'with', 'on', 'in'. */
  headLength: Int32Array;
  coreLength: Int32Array;
  /** The term that says what a name is; -1 where none does. */
  nounOf: Int32Array;
  /** Whether a name is a mere remark that many foods share ('skin removed'). */
  remark: Uint8Array;
}

export interface NameIndex extends TermIndex {
  readonly descriptions: readonly string[];
  /** Made when the search box is first used. */
  readonly search: SearchIndex;
}

/** Indexes every name of every food. */
export function indexNames(compact: Names): NameIndex {
  let search: SearchIndex | undefined;
  return {
    ...indexTerms(compact),
    descriptions: compact.names,
    get search() {
      search ??= searchIndex(compact);
      return search;
    },
  };
}

function indexTerms(compact: Names): TermIndex {
  const { texts, ...named } = textsOf(compact);
  const { termId, ...shapes } = shapesOf(texts);
  const held = invert(shapes, termId.size);
  const terms = [...termId.keys()];
  const foods = compact.names.length;
  return {
    ...named,
    ...shapes,
    ...held,
    foods,
    names: texts.length,
    termId,
    terms,
    weights: weighTerms(terms, held, { placeOf: named.placeOf, foods }),
  };
}

type Shapes = Pick<
  TermIndex,
  'termId' | 'nameTerms' | 'nameStart' | 'headLength' | 'coreLength' | 'nounOf'
>;

/** The terms of every name, numbered as they come. */
function shapesOf(texts: readonly string[]): Shapes {
  const termId = new Map<string, number>();
  const nameTerms: number[] = [];
  const nameStart = new Int32Array(texts.length + 1);
  const headLength = new Int32Array(texts.length);
  const coreLength = new Int32Array(texts.length);
  const nounOf = new Int32Array(texts.length);
  texts.forEach((text, name) => {
    const shape = shapeOf(text);
    for (const term of shape.terms) {
      const id = termId.get(term) ?? termId.size;
      if (id === termId.size) termId.set(term, id);
      nameTerms.push(id);
    }
    nameStart[name + 1] = nameTerms.length;
    headLength[name] = shape.headLength;
    coreLength[name] = shape.coreLength;
    nounOf[name] = termId.get(shape.noun ?? '') ?? -1;
  });
  return {
    termId,
    nameTerms: Int32Array.from(nameTerms),
    nameStart,
    headLength,
    coreLength,
    nounOf,
  };
}

function starts(lengths: readonly number[]): Int32Array {
  const begins = new Int32Array(lengths.length + 1);
  lengths.forEach((length, number) => {
    begins[number + 1] = at(begins, number) + length;
  });
  return begins;
}

function invert(
  { nameTerms, nameStart }: Pick<Shapes, 'nameTerms' | 'nameStart'>,
  terms: number,
): Holders {
  const counts = new Array<number>(terms).fill(0);
  for (const id of nameTerms) counts[id] = (counts[id] ?? 0) + 1;
  const holderStart = starts(counts);
  const next = holderStart.slice();
  const holders = new Int32Array(nameTerms.length);
  for (let name = 0; name + 1 < nameStart.length; name += 1) {
    for (const id of nameTerms.subarray(at(nameStart, name), at(nameStart, name + 1))) {
      holders[at(next, id)] = name;
      next[id] = at(next, id) + 1;
    }
  }
  return { holders, holderStart };
}

interface NameShape {
  terms: string[];
  headLength: number;
  coreLength: number;
  /** The term that says what it is: the last of its head before 'with', 'on', 'in'. */
  noun: string | undefined;
}

function shapeOf(text: string): NameShape {
  const comma = text.indexOf(',');
  const head = comma === -1 ? text : text.slice(0, comma);
  const headTerms = termsOf(head);
  const all = comma === -1 ? headTerms : [...headTerms, ...termsOf(text.slice(comma + 1))];
  const core = termsBefore(AFTER_CORE, text, all).length;
  const noun = termsBefore(AFTER_NOUN, head, headTerms).at(-1);
  const shape: NameShape = { terms: [], headLength: 0, coreLength: 0, noun: undefined };
  all.forEach((term, place) => {
    if (SILENT.has(term) || shape.terms.includes(term)) return;
    shape.terms.push(term);
    if (place < headTerms.length) shape.headLength += 1;
    if (place < core) shape.coreLength += 1;
    if (term === noun) shape.noun = noun;
  });
  return shape;
}

function termsBefore(words: RegExp, text: string, all: string[]): string[] {
  const end = text.search(words);
  return end === -1 ? all : termsOf(text.slice(0, end));
}

/** The weight at a place of a flat array; 0 behind its end. */
export function weightAt(list: Float32Array, place: number): number {
  return list[place] ?? 0;
}

/** Names that hold each term: `holders[holderStart[id] .. holderStart[id + 1]]`. */
export interface Holders {
  holders: Int32Array;
  holderStart: Int32Array;
}

/** How much each term tells: a rare one more, one for a preparation, a maker or a piece less. */
export function weighTerms(
  terms: readonly string[],
  held: Holders,
  { placeOf, foods }: { placeOf: Int32Array; foods: number },
): Float32Array {
  return Float32Array.from(terms, (term, id) => {
    const rarity = Math.log(1 + foods / (1 + foodsHolding(held, placeOf, id)));
    return Math.min(WEIGHTS.rarityMax, Math.max(WEIGHTS.rarityMin, rarity)) * shareOf(term);
  });
}

/** Names of a food stand side by side, so a food is counted where the place changes. */
function foodsHolding({ holders, holderStart }: Holders, placeOf: Int32Array, id: number): number {
  let count = 0;
  let last = -1;
  for (let held = at(holderStart, id); held < at(holderStart, id + 1); held += 1) {
    const place = at(placeOf, at(holders, held));
    if (place !== last) count += 1;
    last = place;
  }
  return count;
}

function shareOf(term: string): number {
  if (term.startsWith(ABSENCE)) return WEIGHTS.preparation;
  return SHARES.find(([words]) => words.has(term))?.[1] ?? 1;
}

export type Names = Pick<CompactFoodTable, 'names' | 'aliases'>;

/** Every name of every food, a food's own first. */
interface NameTexts {
  texts: string[];
  /** The first name of each food, and behind them the number of names. */
  firstName: Int32Array;
  placeOf: Int32Array;
  remark: Uint8Array;
}

function textsOf({ names, aliases }: Names): NameTexts {
  const texts: string[] = [];
  const places: number[] = [];
  const firstName = new Int32Array(names.length + 1);
  names.forEach((name, place) => {
    texts.push(name, ...others(name, aliases[place] ?? ''));
    while (places.length < texts.length) places.push(place);
    firstName[place + 1] = texts.length;
  });
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
  const isRemark = (text: string) =>
    (uses.get(text) ?? 0) > REMARK_FOODS || REMARK.test(text) || MISLEADING.has(text);
  return {
    texts,
    firstName,
    placeOf: Int32Array.from(places),
    remark: Uint8Array.from(texts.map((text) => Number(isRemark(text)))),
  };
}

function others(name: string, aliases: string): string[] {
  const listed = aliases === '' ? [] : aliases.split('|');
  const brand = BRANDED.exec(name)?.[1];
  return brand === undefined || CHAINS.test(brand) ? listed : [...listed, brand];
}
