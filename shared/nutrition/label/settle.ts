import { NUTRIENT_UNITS } from '#shared/records/nutrients';

import { energyMisfit } from './check-figures';
import type { Option } from './options';
import type { RowName } from './row-names';

export type Figure = Exclude<RowName, 'energy'>;
export type Options = ReadonlyMap<Figure, readonly Option[]>;

/** How the amounts of a label are compared. */
export interface Scale {
  /** The amount of an option in the common basis of comparison: 100 g, or a serving. */
  amount: (option: Option) => number;
  /** The possible calories of that basis, the most likely first; empty if none were read. */
  calories: readonly number[];
  /** Grams of that basis; undefined if unknown. */
  grams: number | undefined;
}

export interface Settled {
  option: Option;
  /** Whether another option is about as good. */
  unclear: boolean;
}

const BURNT: readonly Figure[] = ['fat', 'carbs', 'protein', 'fiber'];
const WHOLES: Partial<Record<Figure, Figure>> = { saturatedFat: 'fat', sugar: 'carbs' };

const MISFIT = 14;
const MISFIT_MOST = 6;
const IMPOSSIBLE = 20;
const PART_OVER_WHOLE = 3;
const SECOND_CHOICE = 0.8;
const CLOSE = 0.6;
// A smaller difference is not worth a question to the user.
const SAME = 0.06;

/**
 * Chooses for every row the option that fits the others: the sources of the calories together, by the energy that they
 * account for, and then the parts by their wholes.
 */
export function settle(options: Options, scale: Scale): Map<Figure, Settled> {
  const settled = settleTogether(options, scale);
  for (const [figure, choices] of options) {
    if (settled.has(figure)) continue;
    const whole = WHOLES[figure];
    const limit = whole && settled.get(whole);
    const costs = choices.map((option) => ({
      choice: [option],
      cost:
        partCost(option, limit && scale.amount(limit.option), scale) +
        sizeCost(figure, option, scale),
    }));
    const best = bestOf(costs, 0, scale);
    if (best) settled.set(figure, best);
  }
  return settled;
}

/** The cost of a part relative to its whole, which may be unknown. */
function partCost(option: Option, whole: number | undefined, { amount }: Scale): number {
  const over = whole !== undefined && amount(option) > whole + 0.5;
  return option.cost + (over ? PART_OVER_WHOLE : 0);
}

function sizeCost(figure: Figure, option: Option, scale: Scale): number {
  return isGrams(figure) ? tooMuch(option, scale) : 0;
}

function isGrams(figure: Figure): boolean {
  return figure === 'salt' || NUTRIENT_UNITS[figure] === 'g';
}

function tooMuch(option: Option, { amount, grams }: Scale): number {
  return grams !== undefined && amount(option) > grams * 1.01 + 0.5 ? IMPOSSIBLE : 0;
}

interface Combination {
  choice: readonly Option[];
  cost: number;
}

function settleTogether(options: Options, scale: Scale): Map<Figure, Settled> {
  const present = BURNT.filter((figure) => (options.get(figure)?.length ?? 0) > 0);
  let combinations: Combination[] = [{ choice: [], cost: 0 }];
  for (const figure of present) {
    combinations = combinations.flatMap(({ choice, cost }) =>
      (options.get(figure) ?? []).map((option) => ({
        choice: [...choice, option],
        cost: cost + option.cost + tooMuch(option, scale),
      })),
    );
  }
  const judged = combinations.map(({ choice, cost }) => {
    const parts: Partial<Record<Figure, number>> = {};
    for (const [index, figure] of present.entries()) {
      const option = choice[index];
      if (option) parts[figure] = scale.amount(option);
    }
    return { choice, cost: cost + misfitOf(parts, scale) + partsCost(parts, options, scale) };
  });
  const found = present.map((figure, index) => [figure, bestOf(judged, index, scale)] as const);
  return new Map(found.flatMap(([figure, best]) => (best ? [[figure, best]] : [])));
}

/** The cost of wholes by their parts, each with its best option. */
function partsCost(
  wholes: Partial<Record<Figure, number>>,
  options: Options,
  scale: Scale,
): number {
  let cost = 0;
  for (const [part, whole] of Object.entries(WHOLES) as [Figure, Figure][]) {
    const costs = (options.get(part) ?? []).map((one) => partCost(one, wholes[whole], scale));
    if (costs.length > 0) cost += Math.min(...costs);
  }
  return cost;
}

/** The sum means something only if all three are known. */
function misfitOf(parts: Partial<Record<Figure, number>>, { calories, grams }: Scale): number {
  const { fat, carbs, protein } = parts;
  const together = (fat ?? 0) + (carbs ?? 0) + (protein ?? 0);
  const size = grams !== undefined && together > grams * 1.01 + 1 ? IMPOSSIBLE : 0;
  if (fat === undefined || carbs === undefined || protein === undefined) return size;
  const misfits = calories.map(
    (kcal, index) =>
      Math.min(MISFIT_MOST, MISFIT * Math.max(0, energyMisfit(kcal, parts) - 0.04)) +
      (index === 0 ? 0 : SECOND_CHOICE),
  );
  return size + (misfits.length > 0 ? Math.min(...misfits) : 0);
}

/** The cheapest option, and whether one with another value for this row is hardly more expensive. */
function bestOf(
  combinations: readonly Combination[],
  index: number,
  { amount }: Scale,
): Settled | undefined {
  const inOrder = [...combinations].sort((one, other) => one.cost - other.cost);
  const [best] = inOrder;
  const option = best?.choice[index];
  if (!best || !option) return undefined;
  const value = amount(option);
  const rival = inOrder.find(({ choice: { [index]: other } }) => {
    return other !== undefined && Math.abs(amount(other) - value) > SAME * value;
  });
  return { option, unclear: rival !== undefined && rival.cost - best.cost < CLOSE };
}
