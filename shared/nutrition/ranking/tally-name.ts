import type { AskedTerms } from './asked-terms';
import { at, weightAt } from './flat';
import type { NameIndex } from './name-index';
import { WEIGHTS } from './weights';

/** What a name says besides what is asked for, and where it says what is. */
export interface Tally {
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

export function tally(index: NameIndex, asked: AskedTerms, name: number): Tally {
  const start = at(index.nameStart, name);
  const headEnd = start + at(index.headLength, name);
  const head = weighTerms(index, asked, { from: start, to: headEnd });
  const tail = weighTerms(index, asked, { from: headEnd, to: at(index.nameStart, name + 1) });
  const coreEnd = start + at(index.coreLength, name);
  const total = head.held + head.extra;
  return {
    extraHead: head.extra,
    extraTail: tail.extra,
    headShare: total === 0 ? 0 : head.held / total,
    noun: nounIn(index, asked, {
      from: start,
      to: Math.min(headEnd, coreEnd),
      noun: at(index.nounOf, name),
    }),
    hasTailNoun: nounIn(index, asked, { from: headEnd, to: coreEnd, noun: -1 }) > 0,
  };
}

interface Stretch {
  from: number;
  to: number;
}

function weighTerms(index: NameIndex, asked: AskedTerms, { from, to }: Stretch) {
  let held = 0;
  let extra = 0;
  for (let term = from; term < to; term += 1) {
    const id = at(index.nameTerms, term);
    if (asked.idSet.has(id)) held += weightAt(index.weights, id);
    else extra += weightAt(index.weights, id);
  }
  return { held, extra };
}

function nounIn(
  index: NameIndex,
  asked: AskedTerms,
  { from, to, noun }: Stretch & { noun: number },
): number {
  let best = 0;
  for (let term = from; term < to; term += 1) {
    const id = at(index.nameTerms, term);
    if (asked.nouns.has(id)) best = Math.max(best, id === noun ? 1 : WEIGHTS.sideNoun);
  }
  return best;
}
