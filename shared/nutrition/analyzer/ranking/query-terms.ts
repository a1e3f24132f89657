import {
  BRANDS,
  CLASSES,
  FILLER,
  LOOKS,
  ORIGINS,
  PIECES,
  PREPARATION,
  QUALITIES,
  SILENT,
  VESSELS,
} from '../language/word-classes';
import { type NameIndex, weightAt } from './name-index';
import { WEIGHTS } from './weights';
import { joinCompounds } from '../language/compounds';
import { ABSENCE, termsOf, wordsOf } from '../language/words';

/** The terms that a phrase asks for. */
export interface QueryTerms {
  /** Every word and every term of the phrase, in its order. */
  words: readonly string[];
  terms: readonly string[];
  /** Numbers of the terms; -1 for one that no name holds. */
  ids: readonly number[];
  idSet: ReadonlySet<number>;
  weights: Float32Array;
  total: number;
  /** The terms that say what the thing is: the last before 'with', 'on', 'in' and the last of all. */
  nouns: ReadonlySet<number>;
  set: ReadonlySet<string>;
  /** The terms that can say what a thing is, a bit each. */
  naming: number;
  /** Weight of what is said more than once, beyond the first time; undefined where nothing is. */
  repeated: readonly number[] | undefined;
  weightOf: (mask: number) => number;
}

// A bit each in a mask of 32.
const TERMS_MAX = 30;
const JOINTS = /\b(?:with|on|in|from|without|of|over|and)\b/;

export function queryTerms(index: NameIndex, phrase: string): QueryTerms {
  const words = wordsOf(phrase);
  const said = joinCompounds(words);
  const terms = [...new Set(said)]
    .filter((term) => !SILENT.has(term) && !FILLER.has(term))
    .slice(0, TERMS_MAX);
  const found = terms.map((term) => lookUp(index, term));
  const weights = Float32Array.from(found, ({ weight }) => weight);
  const known = found.filter(({ id }) => id >= 0);
  const canName = known.some(
    ({ term }) => isNaming(term) && !VESSELS.has(term) && !LOOKS.has(term),
  );
  return {
    words,
    terms: said,
    ids: found.map(({ id }) => id),
    weights,
    idSet: new Set(known.map(({ id }) => id)),
    total: canName ? weights.reduce((sum, weight) => sum + weight, 0) : 0,
    nouns: nounsOf(phrase, found),
    set: new Set([...said, ...known.map(({ id }) => index.terms[id] ?? '')]),
    naming: maskOf(terms, isNaming),
    repeated: repeatedWeights(said, found),
    weightOf: (mask) => sumOf(weights, mask),
  };
}

function maskOf(terms: readonly string[], holds: (term: string) => boolean): number {
  return terms.reduce((mask, term, bit) => (holds(term) ? mask | (1 << bit) : mask), 0);
}

function sumOf(weights: Float32Array, mask: number): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    sum += weightAt(weights, 31 - Math.clz32(rest & -rest));
  return sum;
}

function repeatedWeights(
  said: readonly string[],
  found: readonly Looked[],
): readonly number[] | undefined {
  const times = (term: string) => said.filter((one) => one === term).length;
  if (new Set(said).size === said.length) return undefined;
  return found.map(({ term, id, weight }) => (id < 0 ? 0 : weight * (times(term) - 1)));
}

/** Whether a term can say what a thing is, and not only how it is. */
export function isNaming(term: string): boolean {
  const isLight = PREPARATION.has(term) || QUALITIES.has(term) || BRANDS.has(term);
  return !isLight && !ORIGINS.has(term) && !term.startsWith(ABSENCE) && !/^\d+%?$/.test(term);
}

interface Looked {
  term: string;
  id: number;
  weight: number;
}

function lookUp(index: NameIndex, term: string): Looked {
  const id = index.termId.get(term);
  if (id !== undefined) return { term, id, weight: weightAt(index.weights, id) };
  return { term, id: -1, weight: isNaming(term) ? WEIGHTS.unknown : WEIGHTS.unknown / 3 };
}

function nounsOf(phrase: string, found: readonly Looked[]): Set<number> {
  const [head = ''] = phrase.split(JOINTS);
  const headTerms = new Set(termsOf(head));
  const naming = found.filter(({ term, id }) => id >= 0 && isNaming(term));
  const things = naming.filter(({ term }) => !PIECES.has(term));
  const heads = things.filter(({ term }) => headTerms.has(term));
  const noun = (heads.at(-1) ?? things.at(-1) ?? naming.at(-1))?.id;
  // 'clementine fruit', 'lemon pie tart': what is of a class may be listed by itself.
  const isClass = CLASSES.has(found.at(-1)?.term ?? '');
  const besides = isClass ? heads.filter(({ term }) => !CLASSES.has(term)).at(-1)?.id : undefined;
  return new Set([noun, besides].filter((id) => id !== undefined));
}
