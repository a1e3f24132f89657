import { FILLER } from '../grammar/filler';
import { likeTerm } from './like-term';
import { BRANDS, ORIGINS, PIECES, PREPARATION, QUALITIES, SILENT } from './light-words';
import type { NameIndex } from './name-index';
import { T } from './tuning';
import { termsOf } from './words';

/** The terms that a phrase asks for. */
export interface AskedTerms {
  /** Numbers of the terms; -1 for one that no name holds. */
  ids: readonly number[];
  idSet: ReadonlySet<number>;
  weights: readonly number[];
  total: number;
  /** The terms that say what the thing is: the last before 'with', 'on', 'in' and the last of all. */
  nouns: ReadonlySet<number>;
  /** The terms as they stand. */
  set: ReadonlySet<string>;
  /** The terms that can say what a thing is, a bit each. */
  naming: number;
  /** Weight of what is said more than once, beyond the first time; undefined where nothing is. */
  repeated: readonly number[] | undefined;
  /** Whether one of them is known only by its likeness to a term. */
  guessed: boolean;
  weightOf: (mask: number) => number;
}

// A bit each in a mask of 32.
const TERMS_MAX = 30;
const JOINTS = /\b(?:with|on|in|from|without|of|over|and)\b/;

export function askedTerms(index: NameIndex, phrase: string): AskedTerms {
  const said = termsOf(phrase);
  const all = [...new Set(said)];
  const terms = all.filter((term) => !SILENT.has(term) && !FILLER.has(term)).slice(0, TERMS_MAX);
  const found = terms.map((term) => lookUp(index, term));
  const ids = found.map(({ id }) => id);
  const weights = found.map(({ weight }) => weight);
  const repeats = terms.map((term) => said.filter((one) => one === term).length - 1);
  const known = ids.filter((id) => id >= 0);
  return {
    ids,
    weights,
    idSet: new Set(known),
    total: terms.some((term, at) => (ids[at] ?? -1) >= 0 && isNaming(term))
      ? weights.reduce((sum, weight) => sum + weight, 0)
      : 0,
    nouns: nounsOf(index, phrase, terms, ids),
    set: new Set([
      ...all,
      ...terms.flatMap((_, at) => ((ids[at] ?? -1) >= 0 ? [index.terms[ids[at] ?? 0] ?? ''] : [])),
    ]),
    guessed: found.some(({ guessed }) => guessed),
    naming: terms.reduce((mask, term, bit) => (isNaming(term) ? mask | (1 << bit) : mask), 0),
    repeated: ids.some((id, at) => id >= 0 && (repeats[at] ?? 0) > 0)
      ? weights.map((weight, at) => weight * (repeats[at] ?? 0))
      : undefined,
    weightOf: (mask) => {
      let sum = 0;
      for (let rest = mask; rest !== 0; rest &= rest - 1)
        sum += weights[31 - Math.clz32(rest & -rest)] ?? 0;
      return sum;
    },
  };
}

/** Whether a term can say what a thing is, and not only how it is. */
export function isNaming(term: string): boolean {
  return (
    !PREPARATION.has(term) && !QUALITIES.has(term) && !BRANDS.has(term) && !/^\d+%?$/.test(term)
  );
}

function lookUp(index: NameIndex, term: string) {
  const id = index.termId.get(term);
  if (id !== undefined) return { id, weight: index.weights[id] ?? 0, guessed: false };
  const like = likeTerm(index, term);
  if (like === undefined)
    return { id: -1, weight: isNaming(term) ? T.unknown! : T.unknown! / 3, guessed: false };
  return { id: like, weight: (index.weights[like] ?? 0) * T.fuzzy!, guessed: true };
}

function nounsOf(index: NameIndex, phrase: string, terms: string[], ids: number[]): Set<number> {
  const nouns = new Set<number>();
  const [head = ''] = phrase.split(JOINTS);
  const headTerms = new Set(termsOf(head));
  const last = (at: (term: string) => boolean) => {
    for (let place = terms.length - 1; place >= 0; place -= 1) {
      const id = ids[place] ?? -1;
      if (id < 0 || !at(terms[place] ?? '') || !isNaming(terms[place] ?? '')) continue;
      nouns.add(id);
      return;
    }
  };
  last((term) => headTerms.has(term) && !PIECES.has(term));
  if (nouns.size === 0) last((term) => !PIECES.has(term));
  if (nouns.size === 0) last(() => true);
  return nouns;
}
