import { at } from './flat';
import { SILENT } from './light-words';
import { type Names, textsOf } from './name-texts';
import { type Holders, weighTerms } from './term-weights';
import { termsOf, wordsOf } from './words';

// What a food comes with is none of what it is.
const AFTER_CORE = /,? (?:with|on|in|made|prepared|excluding|and\/or) /;

const AFTER_NOUN = / (?:with|on|in|from|made|for|without|and|or) | ?[(/]/;

/** The names of the table, term by term, in flat arrays: it is asked at each key stroke. */
export interface TermIndex extends Holders {
  /** How many foods and names there are. */
  foods: number;
  names: number;
  /** Number of a term; undefined where no name holds it. */
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
  /** The description of each food, by its place. */
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
      search ??= indexForSearch(compact);
      return search;
    },
  };
}

function indexTerms(compact: Names): TermIndex {
  const { texts, ...named } = textsOf(compact);
  const shapes = texts.map((text) => shapeOf(text));
  const termId = numbered(shapes);
  const idOf = (term: string | undefined) => (term === undefined ? -1 : (termId.get(term) ?? -1));
  const nameTerms = Int32Array.from(
    shapes.flatMap((shape) => shape.terms),
    idOf,
  );
  const nameStart = starts(shapes.map((shape) => shape.terms.length));
  const held = invert(nameTerms, nameStart, termId.size);
  const terms = [...termId.keys()];
  const foods = compact.names.length;
  return {
    ...named,
    ...held,
    foods,
    names: texts.length,
    termId,
    terms,
    nameTerms,
    nameStart,
    headLength: Int32Array.from(shapes, (shape) => shape.headLength),
    coreLength: Int32Array.from(shapes, (shape) => shape.coreLength),
    nounOf: Int32Array.from(shapes, (shape) => idOf(shape.noun)),
    weights: weighTerms(terms, held, { placeOf: named.placeOf, foods }),
  };
}

function numbered(shapes: readonly NameShape[]): Map<string, number> {
  const termId = new Map<string, number>();
  for (const { terms } of shapes)
    for (const term of terms) if (!termId.has(term)) termId.set(term, termId.size);
  return termId;
}

/** Where each of some stretches begins, and behind them where the last ends. */
function starts(lengths: readonly number[]): Int32Array {
  const begins = new Int32Array(lengths.length + 1);
  lengths.forEach((length, number) => {
    begins[number + 1] = at(begins, number) + length;
  });
  return begins;
}

function invert(nameTerms: Int32Array, nameStart: Int32Array, terms: number): Holders {
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

/** The terms of a name, and what each of them is for it. */
interface NameShape {
  /** Each once, in order. */
  terms: string[];
  /** How many of them stand before the first comma. */
  headLength: number;
  /** How many stand before the first 'with', 'on', 'in': among them is what it is. */
  coreLength: number;
  /** The term that says what it is: the last of its head before 'with', 'on', 'in'. */
  noun: string | undefined;
}

function shapeOf(text: string): NameShape {
  const [head = ''] = text.split(',', 1);
  const headTerms = termsOf(head);
  const all = head === text ? headTerms : [...headTerms, ...termsOf(text.slice(head.length + 1))];
  const core = termsBefore(AFTER_CORE, text, all).length;
  const noun = termsBefore(AFTER_NOUN, head, headTerms).at(-1);
  const shape: NameShape = { terms: [], headLength: 0, coreLength: 0, noun: undefined };
  for (const [place, term] of all.entries()) {
    if (SILENT.has(term) || shape.terms.includes(term)) continue;
    shape.terms.push(term);
    shape.headLength += Number(place < headTerms.length);
    shape.coreLength += Number(place < core);
    if (term === noun) shape.noun = noun;
  }
  return shape;
}

/** The terms before the first of some words; `all` where the text has none of them. */
function termsBefore(words: RegExp, text: string, all: string[]): string[] {
  const [before = ''] = text.split(words, 1);
  return before === text ? all : termsOf(before);
}

/** One name of a food for the search box: its description, or one of its other names. */
interface IndexedName {
  place: number;
  words: string[];
  /** Words before the first comma: what the food is. */
  head: Set<string>;
  /** Whether it is the description itself. */
  own: boolean;
}

/** For the search box: names, the numbers of those that hold a word, every word in order. */
interface SearchIndex {
  names: IndexedName[];
  holding: Map<string, number[]>;
  vocabulary: string[];
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
