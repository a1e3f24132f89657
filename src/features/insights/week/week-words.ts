import type { WeekSentence } from '#shared/nutrition/intake/my-week';
import { ALL_KNOWN } from '#shared/nutrition/intake/reference-values';
import type { TopFood } from '#shared/nutrition/intake/top-foods';
import type { Nutrient } from '#shared/records/nutrients';
import { ADULT, type WeightUnit } from '#shared/records/profile';
import type { WeeklyWeight } from '#shared/rules/weekly-weight';

import { numberWords, shownAmount } from '../../../ui/figures/number-words';
import {
  NUTRIENT_NAMES,
  nutrientIn,
  nutrientUnit,
  nutrientWords,
} from '../../../ui/figures/nutrient-words';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { listed } from '../../../ui/words/listed';
import { energyIn, energyUnit, energyWords } from '../../../ui/words/quantity';
import { unbroken } from '../../../ui/words/text';
import { wholeWords } from '../../../ui/words/whole-words';
import { messages } from '../messages';
import { percentWords } from '../nutrients/nutrient-line';
import { finelyInUnit } from '../weight/weight-view';

export const WEEK = 7;

/** The user's targets; empty without goals. */
export interface Aims {
  /** kcal a day, the average of the mentioned days. */
  calories?: number;
  /** Whether these days had different targets. */
  isMean?: boolean;
  /** g a day. */
  protein?: number;
  /** In years; limits are published for adults. */
  age?: number;
}

export function sentenceWords(sentence: WeekSentence, aims: Aims): string {
  switch (sentence.kind) {
    case 'energy':
      return energySaid(sentence, aims);
    case 'change':
      return changeSaid(sentence);
    default:
      return sourcedSaid(sentence, aims);
  }
}

function energySaid(
  { average, coverage, days }: Extract<WeekSentence, { kind: 'energy' }>,
  { calories, isMean = false }: Aims,
): string {
  const energy = energyWords(average);
  const isKnown = coverage >= ALL_KNOWN;
  return format(messages.energySaid, {
    days: days.length,
    energy: isKnown ? energy : format(messages.atLeastAmount, { amount: energy }),
    // Not compared with the target if some calories are unknown, because the sum may be higher.
    target: calories === undefined || !isKnown ? '' : besideTarget(average, calories, isMean),
  });
}

function besideTarget(average: number, target: number, isMean: boolean): string {
  // Subtracts rounded numbers, so that the result matches the numbers on the screen.
  const apart = Math.round(energyIn(average)) - Math.round(energyIn(target));
  if (apart === 0) return messages.energyOnTarget;
  return format(isMean ? messages.besideTargets : messages.besideTarget, {
    energy: `${wholeWords(Math.abs(apart))} ${energyUnit()}`,
    direction: apart > 0 ? 'over' : 'under',
    target: energyWords(target),
  });
}

type Sourced = Extract<WeekSentence, { foods: unknown }>;

// The World Health Organization's limit for adults (2012), in mg a day.
const SODIUM_LIMIT = 2_000;

function sourcedSaid({ kind, average, coverage, foods }: Sourced, { protein, age }: Aims): string {
  const named = mainFoods(foods);
  const share = percentWords(named.reduce((sum, food) => sum + food.share, 0));
  const words = nutrientWords(kind, average);
  const amount = coverage < ALL_KNOWN ? format(messages.atLeastAmount, { amount: words }) : words;
  const from = listed(named.map(({ name }) => name));
  if (kind === 'fiber') return format(messages.fiberSaid, { foods: from, share, amount });
  if (kind === 'protein') {
    const aim =
      protein === undefined ? '' : format(messages.ofYourTarget, { target: `${protein} g` });
    return format(messages.proteinSaid, { foods: from, share, amount, target: aim });
  }
  const limit = nutrientWords('sodium', SODIUM_LIMIT);
  const isOver = average > SODIUM_LIMIT;
  // If too much is unknown, the sum may be above the limit.
  const isKnown = isOver || coverage >= ENOUGH_TO_JUDGE;
  const isAdult = age === undefined || age >= ADULT;
  const standing =
    isKnown && isAdult ? format(isOver ? messages.limitOver : messages.limitWithin, { limit }) : '';
  return format(messages.sodiumSaid, { foods: from, share, amount, limit: standing });
}

const ENOUGH_TO_JUDGE = 0.8;
const MOST_NAMED = 3;
const ENOUGH_SHARE = 0.5;

/** The fewest foods that contain half of the amount, at most three. */
export function mainFoods(foods: readonly TopFood[]): readonly TopFood[] {
  let share = 0;
  const end = foods.findIndex((food) => (share += food.share) >= ENOUGH_SHARE);
  return foods.slice(0, Math.min(MOST_NAMED, end === -1 ? MOST_NAMED : end + 1));
}

function changeSaid({
  nutrient,
  averages,
  food,
}: Extract<WeekSentence, { kind: 'change' }>): string {
  const change = shownChange(nutrient, averages);
  const size = Math.abs(change);
  if (size === 0) return messages.littleChanged;
  const said = format(messages.mostChanged, {
    name: NUTRIENT_NAMES[nutrient].toLowerCase(),
    nutrient: `${numberWords(size)} ${nutrientUnit(nutrient)}`,
    direction: change > 0 ? 'more' : 'less',
  });
  if (!food) return said;
  const part = Math.abs(food.change);
  return format(messages.accountsFor, {
    said,
    name: food.name,
    change:
      nutrientIn(nutrient, part) < size
        ? format(messages.ofIt, { nutrient: nutrientWords(nutrient, part) })
        : messages.allOfIt,
  });
}

/** The change in the shown unit. Subtracts rounded numbers, so that it matches the numbers next to it. */
export function shownChange(
  nutrient: Nutrient,
  [now, before]: readonly [now: number, before: number],
): number {
  return shownAmount(nutrientIn(nutrient, now)) - shownAmount(nutrientIn(nutrient, before));
}

/** Describes the weight's trend and how certain it is. */
export function weightSaid({ change, low, high, isSure }: WeeklyWeight, unit: WeightUnit): string {
  const size = (kilograms: number) =>
    unbroken(`${finelyInUnit(Math.abs(kilograms), unit).toFixed(1)} ${unit}`);
  if (!isSure)
    return format(messages.weightUnsure, {
      size: size(change),
      direction: change > 0 ? 'up' : 'down',
      low: size(Math.min(0, low)),
      high: size(Math.max(0, high)),
    });
  const [least, most] = [
    Math.min(Math.abs(low), Math.abs(high)),
    Math.max(Math.abs(low), Math.abs(high)),
  ];
  return format(messages.weightSure, {
    direction: change > 0 ? 'up' : 'down',
    size: size(change),
    low: size(least),
    high: size(most),
  });
}

/** 'Known for 64% of the calories'; null if all is known. */
export function knownWords(coverage: number): string | null {
  if (coverage >= ALL_KNOWN) return null;
  const percent = Math.min(99, Math.round(coverage * 100));
  return format(isGentle() ? messages.knownForFood : messages.unknownPart, { percent });
}
