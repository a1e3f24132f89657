import { isTalk, measureAt, numberBefore, type Found } from './tokens';
import { readUnit, type Unit } from './units';

const VESSEL =
  /^(?:can|bottle|bag|box|packet|package|pack|container|carton|bowl|glass|mug|serving|portion|piece|slice|pouch|jar|tub)$/;
const VESSEL_WORDS_MAX = 5;

/** A weight or a volume anywhere: '165 g', 'a cup of', 'two 12 floz cans of'; a weight before a volume. */
export function findStated(tokens: readonly string[]): Found | undefined {
  const found = tokens.flatMap((_, place) => statedAt(tokens, place) ?? []);
  return found.find(({ unit }) => unit?.kind === 'weight') ?? found[0];
}

function statedAt(tokens: readonly string[], place: number): Found | undefined {
  const unit = readUnit(tokens[place] ?? '');
  if (unit?.kind !== 'weight' && unit?.kind !== 'volume') return undefined;
  const to = afterVessel(tokens, place + 1);
  const number = numberBefore(tokens, place);
  if (number) {
    const { count, from, vague } = number;
    return vague && isThing(tokens, place, unit)
      ? undefined
      : { count, unit, from, to, vague: false };
  }
  // 'cup of rice'
  const isOne = unit.kind === 'volume' && tokens[place + 1] === 'of';
  return isOne ? { count: 1, unit, from: place, to, vague: false } : undefined;
}

/** 'a peanut butter cup with': a thing that is called a cup, and no measure. */
function isThing(tokens: readonly string[], place: number, unit: Unit): boolean {
  const isSpoken = unit.kind === 'volume' && unit.spoken;
  return isSpoken && tokens[place + 1] !== 'of' && place + 1 < tokens.length;
}

/** Past the vessel that a stated amount is in: '28 g bag of', '12 floz can', '250 g serving of'. */
function afterVessel(tokens: readonly string[], from: number): number {
  const last = Math.min(tokens.length, from + VESSEL_WORDS_MAX);
  for (let place = from; place < last; place += 1) {
    const isOf = tokens[place] === 'of';
    if (isOf && (place === from || readUnit(tokens[place - 1] ?? ''))) return place + 1;
    if (VESSEL.test(tokens[place] ?? '') && place === tokens.length - 1) return place + 1;
    if (!isTalk(tokens[place] ?? '') && !measureAt(tokens, place)) return from;
  }
  return from;
}
