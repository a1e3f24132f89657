import { portionWords } from './portion-words';
import { isTalk, numberBefore, type Found } from './tokens';
import { readUnit, type Unit } from './units';

const VESSELS = new Set(portionWords('stated'));
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
  const number = numberBefore(tokens, place) ?? oneOf(tokens, place, unit);
  if (!number || (number.vague && isThing(tokens, place, unit))) return undefined;
  return { count: number.count, unit, from: number.from, to, vague: false };
}

/** 'cup of rice' */
function oneOf(tokens: readonly string[], place: number, unit: Unit) {
  if (unit.kind !== 'volume' || tokens[place + 1] !== 'of') return undefined;
  return { count: 1, from: place, vague: false };
}

/** 'a peanut butter cup with': a thing that is called a cup, and no measure. */
function isThing(tokens: readonly string[], place: number, unit: Unit): boolean {
  const isSpoken = unit.kind === 'volume' && unit.spoken;
  return isSpoken && tokens[place + 1] !== 'of' && place + 1 < tokens.length;
}

/** Past the vessel that a stated amount is in: '28 g bag of', '12 floz can', '250 g serving of'. */
function afterVessel(tokens: readonly string[], from: number): number {
  const near = tokens.slice(from, from + VESSEL_WORDS_MAX);
  const of = near.indexOf('of');
  if (of === 0) return from + 1;
  if (of > 0 && readUnit(near[of - 1] ?? '')) return from + of + 1;
  const isVesselAlone =
    near.length > 0 && from + near.length === tokens.length && endsWithVessel(near);
  return isVesselAlone ? tokens.length : from;
}

/** 'can', 'large bag': nothing but a vessel, and how it is. */
function endsWithVessel(words: readonly string[]): boolean {
  const talk = words.slice(0, -1).every((word) => isTalk(word) || readUnit(word));
  return talk && VESSELS.has(words.at(-1) ?? '');
}
