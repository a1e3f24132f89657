import type { CompactFoodTable } from '../compact-table';
import { BRANDS, ORIGINS, PIECES, PREPARATION, QUALITIES, SILENT } from './light-words';
import { T } from './tuning';
import { termsOf, wordsOf } from './words';

/** One name of a food for the search box: its description, or one of its other names. */
export interface IndexedName {
  place: number;
  words: string[];
  /** Words before the first comma: what the food is. */
  head: Set<string>;
  /** Whether it is the description itself. */
  own: boolean;
}

/** The names of the table, term by term, in flat arrays: it is asked at each key stroke. */
export interface TermIndex {
  /** How many foods and names there are. */
  foods: number;
  names: number;
  /** Number of a term; undefined where no name holds it. */
  termId: ReadonlyMap<string, number>;
  terms: readonly string[];
  /** How much a term tells: rare ones more, by number. */
  weights: Float32Array;
  /** Names that hold a term: `holders[holderStart[id] .. holderStart[id + 1]]`. */
  holders: Int32Array;
  holderStart: Int32Array;
  /** The food of a name, and the first name of a food: its description. */
  placeOf: Int32Array;
  firstName: Int32Array;
  /** The terms of a name, and how many of them stand before its first comma. */
  nameTerms: Int32Array;
  nameStart: Int32Array;
  headLength: Int32Array;
  /** The term that says what a name is: the last of its head before 'with', 'on', 'in'. */
  nounOf: Int32Array;
  /** Whether a name is a mere remark that many foods share ('skin removed'). */
  remark: Uint8Array;
}

export interface NameIndex extends TermIndex {
  /** For the search box: names, the numbers of those that hold a word, every word in order. */
  readonly search: SearchIndex;
}

export interface SearchIndex {
  names: IndexedName[];
  holding: Map<string, number[]>;
  vocabulary: string[];
}

// Another name that so many foods have is a remark on each of them.
const REMARK_FOODS = 2;

type Names = Pick<CompactFoodTable, 'names' | 'aliases'>;

/** Indexes every name of every food. */
export function indexNames(compact: Names): NameIndex {
  const index = indexTerms(compact);
  let search: SearchIndex | undefined;
  return {
    ...index,
    get search() {
      search ??= indexForSearch(compact);
      return search;
    },
  };
}

function indexTerms({ names, aliases }: Names): TermIndex {
  const texts: string[] = [];
  const firstName = new Int32Array(names.length + 1);
  names.forEach((name, place) => {
    firstName[place] = texts.length;
    texts.push(name);
    const others = aliases[place] ?? '';
    if (others !== '') texts.push(...others.split('|'));
  });
  firstName[names.length] = texts.length;
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);

  const termId = new Map<string, number>();
  const placeOf = new Int32Array(texts.length);
  const headLength = new Int32Array(texts.length);
  const nameStart = new Int32Array(texts.length + 1);
  const nounOf = new Int32Array(texts.length);
  const remark = new Uint8Array(texts.length);
  const flat: number[] = [];
  let place = 0;
  texts.forEach((text, name) => {
    while ((firstName[place + 1] ?? 0) <= name) place += 1;
    placeOf[name] = place;
    nameStart[name] = flat.length;
    remark[name] = (uses.get(text) ?? 0) > REMARK_FOODS ? 1 : 0;
    const comma = text.indexOf(',');
    const head = termsOf(comma < 0 ? text : text.slice(0, comma));
    const tail = comma < 0 ? [] : termsOf(text.slice(comma + 1));
    const noun = nounIn(comma < 0 ? text : text.slice(0, comma));
    nounOf[name] = -1;
    const seen = new Set<number>();
    head.concat(tail).forEach((term, at) => {
      if (SILENT.has(term)) return;
      let id = termId.get(term);
      if (id === undefined) termId.set(term, (id = termId.size));
      if (seen.has(id)) return;
      seen.add(id);
      if (term === noun) nounOf[name] = id;
      flat.push(id);
      if (at < head.length) headLength[name] = (headLength[name] ?? 0) + 1;
    });
  });
  nameStart[texts.length] = flat.length;
  const nameTerms = Int32Array.from(flat);
  const { holders, holderStart } = invert(nameTerms, nameStart, termId.size);
  const terms = [...termId.keys()];
  const shape = { foods: names.length, names: texts.length, termId, terms, placeOf, firstName };
  const flatNames = { nameTerms, nameStart, headLength, nounOf, remark, holders, holderStart };
  return {
    ...shape,
    ...flatNames,
    weights: weigh(terms, holders, holderStart, placeOf, names.length),
  };
}

const AFTER_NOUN = / (?:with|on|in|from|made|for|without|and|or) | ?[(/]/;

function nounIn(head: string): string | undefined {
  return termsOf(head.split(AFTER_NOUN)[0] ?? '').at(-1);
}

function invert(nameTerms: Int32Array, nameStart: Int32Array, terms: number) {
  const holderStart = new Int32Array(terms + 1);
  for (const id of nameTerms) holderStart[id + 1] = (holderStart[id + 1] ?? 0) + 1;
  for (let id = 0; id < terms; id += 1)
    holderStart[id + 1] = (holderStart[id + 1] ?? 0) + (holderStart[id] ?? 0);
  const next = holderStart.slice();
  const holders = new Int32Array(nameTerms.length);
  for (let name = 0; name + 1 < nameStart.length; name += 1) {
    for (let at = nameStart[name] ?? 0; at < (nameStart[name + 1] ?? 0); at += 1) {
      const id = nameTerms[at] ?? 0;
      holders[next[id] ?? 0] = name;
      next[id] = (next[id] ?? 0) + 1;
    }
  }
  return { holders, holderStart };
}

function weigh(
  terms: string[],
  holders: Int32Array,
  holderStart: Int32Array,
  placeOf: Int32Array,
  foods: number,
): Float32Array {
  return Float32Array.from(terms, (term, id) => {
    let held = 0;
    let last = -1;
    for (let at = holderStart[id] ?? 0; at < (holderStart[id + 1] ?? 0); at += 1) {
      const place = placeOf[holders[at] ?? 0] ?? 0;
      if (place !== last) held += 1;
      last = place;
    }
    const rarity = Math.log(1 + foods / (1 + held));
    const bounded = Math.min(T.idfHigh!, Math.max(T.idfLow!, rarity));
    if (PREPARATION.has(term)) return bounded * T.prep!;
    if (BRANDS.has(term)) return bounded * T.brand!;
    if (ORIGINS.has(term)) return bounded * T.origin!;
    if (PIECES.has(term)) return bounded * T.piece!;
    return QUALITIES.has(term) ? bounded * T.quality! : bounded;
  });
}

function indexForSearch({ names, aliases }: Names): SearchIndex {
  const indexed = names.flatMap((name, place) => {
    const others = aliases[place] ?? '';
    return [
      indexedName(name, place, true),
      ...(others === '' ? [] : others.split('|')).map((alias) => indexedName(alias, place, false)),
    ];
  });
  const holding = new Map<string, number[]>();
  indexed.forEach(({ words }, number) => {
    for (const word of words) {
      const list = holding.get(word);
      if (list) list.push(number);
      else holding.set(word, [number]);
    }
  });
  return { names: indexed, holding, vocabulary: [...holding.keys()].sort() };
}

function indexedName(name: string, place: number, own: boolean): IndexedName {
  const [head = ''] = name.split(',');
  return { place, own, words: [...new Set(wordsOf(name))], head: new Set(wordsOf(head)) };
}
