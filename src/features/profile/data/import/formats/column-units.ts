import { NUTRIENT_UNITS, type Nutrient } from '#shared/records/nutrients';

import { KJ_PER_KCAL } from '../foreign/nutrients-in';

type Unit = 'g' | 'mg' | 'µg' | 'kcal' | 'kJ' | '%';

const UNITS: Readonly<Partial<Record<string, Unit>>> = {
  ...{ g: 'g', gr: 'g', gram: 'g', grams: 'g' },
  ...{ mg: 'mg', milligram: 'mg', milligrams: 'mg' },
  // The micro sign and the Greek letter look the same.
  ...{ µg: 'µg', μg: 'µg', ug: 'µg', mcg: 'µg', microgram: 'µg', micrograms: 'µg' },
  ...{ kcal: 'kcal', cal: 'kcal', kj: 'kJ', kilojoule: 'kJ', kilojoules: 'kJ' },
  ...{ percent: '%', prozent: '%', dv: '%', rda: '%', rdi: '%', nrv: '%' },
};
const MILLIGRAMS: Readonly<Partial<Record<Unit, number>>> = { g: 1_000, mg: 1, µg: 0.001 };
const PER_WEIGHT = /(?:\/|\bper|\bpro)\s*100\s*g\b/i;

/** The unit that the name of a column tells: 'mg' of 'Sodium (mg)'; undefined where it tells none. */
export function unitOf(column: string): Unit | undefined {
  if (column.includes('%')) return '%';
  const words = column
    .replace(PER_WEIGHT, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.map((word) => UNITS[word]).find((unit) => unit !== undefined);
}

/**
 * What a figure of a column is multiplied by to be in the nutrient's own unit; null where it cannot be:
 * a share of a daily value is not an amount.
 */
export function factorOf(nutrient: Nutrient, column: string): number | null {
  const own = NUTRIENT_UNITS[nutrient];
  const unit = unitOf(column) ?? own;
  if (unit === own) return 1;
  if (own === 'kcal') return unit === 'kJ' ? 1 / KJ_PER_KCAL : null;
  const [from, to] = [MILLIGRAMS[unit], MILLIGRAMS[own]];
  return from === undefined || to === undefined ? null : from / to;
}

/** Why the figures of a column stay out, in words; undefined where they come in. */
export function whyNotTaken(nutrient: Nutrient, column: string): string | undefined {
  if (factorOf(nutrient, column) !== null) return undefined;
  return unitOf(column) === '%'
    ? `“${column}” is a percentage, not an amount: it is not imported.`
    : `“${column}” is not in ${NUTRIENT_UNITS[nutrient]}: it is not imported.`;
}
