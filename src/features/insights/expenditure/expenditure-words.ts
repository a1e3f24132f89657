import type { WeightUnit } from '#shared/records/profile';
import { type CheckIn, MOST_STEP } from '#shared/rules/targets/check-in';
import {
  type Expenditure,
  LEAST_COMPLETE,
  LEAST_WEIGHINGS,
  type Thin,
} from '#shared/rules/targets/expenditure';

import { wordsOfBounds } from '../../../ui/profile/calculation';
import { format } from '../../../ui/words/format';
import { energyFigure, energyWords } from '../../../ui/words/quantity';
import { unbroken } from '../../../ui/words/text';
import { dateWords } from '../spans';
import { inUnit } from '../weight/weight-view';
import type { ExpenditureView } from './expenditure-view';
import { messages } from './messages';

const kcal = (value: number) => unbroken(energyWords(value));

/** How certain the number is, or where it comes from if it could not be measured. */
export function rangeWords({ now, measuredOn }: ExpenditureView): string {
  const { low, high } = now;
  if (low !== null && high !== null) {
    return format(messages.likelyBetween, { low: energyFigure(low), high: kcal(high) });
  }
  if (measuredOn === null) return messages.byTheFormulas;
  return format(messages.asMeasuredOn, { day: unbroken(dateWords(measuredOn)) });
}

/** Null while nothing can be measured. */
export function reasonWords({ now, profile }: ExpenditureView): string | null {
  const { eaten, kilogramsPerWeek } = now;
  if (eaten === null || kilogramsPerWeek === null) return null;
  const change = changeWords(kilogramsPerWeek, profile.weightUnit);
  return format(messages.fromWhatYouAte, { eaten: kcal(eaten), change });
}

function changeWords(kilograms: number, unit: WeightUnit): string {
  const change = inUnit(kilograms, unit);
  if (Math.abs(change) < 0.05) return messages.heldSteady;
  const size = unbroken(`${Math.abs(change).toFixed(1)} ${unit}`);
  return format(change > 0 ? messages.wentUp : messages.wentDown, { size });
}

const THIN_WORDS: Record<Thin, string> = {
  'few-days': format(messages.fewDays, { days: LEAST_COMPLETE.days }),
  'few-weighings': format(messages.fewWeighings, { days: LEAST_WEIGHINGS.days }),
  'short-span': format(messages.shortSpan, { days: LEAST_WEIGHINGS.span }),
  'old-weighing': format(messages.oldWeighing, { days: LEAST_WEIGHINGS.age }),
};

export function thinWords({ thin }: Expenditure): string[] {
  return thin.map((reason) => THIN_WORDS[reason]);
}

export function countedWords({ now }: ExpenditureView): string[] {
  const { days, weighings, leftOut, strayWeighings, week } = now;
  return [
    format(messages.counted, { day: unbroken(dateWords(week)), days, weights: weighings }),
    ...(leftOut > 0 ? [format(messages.leftOut, { leftOut })] : []),
    ...(strayWeighings > 0 ? [format(messages.stray, { stray: strayWeighings })] : []),
  ];
}

/** What changed and why, one sentence each. */
export function checkInWords(
  { current, measured, calculation, isSlowed }: CheckIn,
  { profile }: ExpenditureView,
): string[] {
  return [
    format(messages.untilNow, { energy: kcal(current) }),
    measured
      ? format(messages.yourBodyUses, { used: kcal(calculation.expenditure) })
      : messages.theFormulasGive,
    ...(measured ? [goalWords(calculation.change)] : []),
    ...wordsOfBounds(profile, calculation.bounds),
    ...(isSlowed ? [format(messages.checkInChangeLimited, { most: kcal(MOST_STEP) })] : []),
  ];
}

function goalWords(change: number): string {
  if (change === 0) return messages.toKeep;
  return format(change < 0 ? messages.toLose : messages.toGain, {
    change: kcal(Math.abs(change)),
  });
}
