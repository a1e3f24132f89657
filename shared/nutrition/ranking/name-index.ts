import { at } from './flat';
import { shapeOf, type NameShape } from './name-shapes';
import { textsOf, type Names } from './name-texts';
import { indexForSearch, type SearchIndex } from './search-index';
import { weighTerms, type Holders } from './term-weights';

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
