import { at } from './flat';
import { BRANDS, ORIGINS, PIECES, PREPARATION, QUALITIES } from './light-words';
import { WEIGHTS } from './weights';
import { ABSENCE } from './words';

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

const SHARES: readonly (readonly [ReadonlySet<string>, number])[] = [
  [PREPARATION, WEIGHTS.preparation],
  [BRANDS, WEIGHTS.brand],
  [ORIGINS, WEIGHTS.origin],
  [PIECES, WEIGHTS.piece],
  [QUALITIES, WEIGHTS.quality],
];

function shareOf(term: string): number {
  if (term.startsWith(ABSENCE)) return WEIGHTS.preparation;
  return SHARES.find(([words]) => words.has(term))?.[1] ?? 1;
}
