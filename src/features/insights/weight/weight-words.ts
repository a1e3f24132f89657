import type { WeightUnit } from '#shared/records/profile';
import { weightIn } from '#shared/rules/units';
import type { WeeklyChange } from '#shared/rules/weight-trend';

import type { WeightEntry } from '../../../store/weights';
import { dateWithYear } from '../../../ui/words/date';
import { unbroken } from '../../../ui/words/unbroken';
import { inUnit, type WeightView } from './weight-view';

/** Exactly as entered. */
export function enteredWords(entry: Pick<WeightEntry, 'weight' | 'weightUnit'>, unit: WeightUnit) {
  return `${weightIn(unit, entry.weight, entry.weightUnit)} ${unit}`;
}

/** '68.9 kg' */
export function kilogramsWords(kilograms: number, unit: WeightUnit): string {
  return unbroken(`${inUnit(kilograms, unit).toFixed(1)} ${unit}`);
}

export function trendWords({ trend, shown, unit }: WeightView): string {
  const last = trend.at(-1);
  if (!last) return 'Log your weight now and then, and its trend stands here.';
  if (trend.length === 1) {
    return `One weight so far: ${kilogramsWords(last.weight, unit)}. The trend begins with a second day.`;
  }
  const first = shown[0];
  if (!first || shown.length < 2) {
    return `The trend stood at ${kilogramsWords(last.trend, unit)} on ${dayWords(last.day)}, when you last weighed yourself.`;
  }
  const change = inUnit(last.trend, unit) - inUnit(first.trend, unit);
  return `The trend is ${kilogramsWords(last.trend, unit)}, ${changeWords(change, unit)} since ${dayWords(first.day)}.`;
}

const dayWords = (day: string) => unbroken(dateWithYear(day));

function changeWords(change: number, unit: WeightUnit): string {
  const size = sizeWords(change, unit);
  return size === null ? 'unchanged' : `${size} ${change > 0 ? 'up' : 'down'}`;
}

function weeklyWords({ kilograms, days }: WeeklyChange, lastDay: string, unit: WeightUnit): string {
  const change = inUnit(kilograms, unit);
  const size = sizeWords(change, unit);
  const pace = size === null ? 'Unchanged' : `${change > 0 ? 'Up' : 'Down'} ${size} a week`;
  return `${pace} over the ${unbroken(`${days} days`)} to ${dayWords(lastDay)}.`;
}

/** Null if it rounds to zero. */
function sizeWords(change: number, unit: WeightUnit): string | null {
  const size = Math.abs(change).toFixed(1);
  return size === '0.0' ? null : unbroken(`${size} ${unit}`);
}

export function paceWords({ trend, weekly, goal, unit }: WeightView): string[] {
  const last = trend.at(-1);
  if (!last) return [];
  const pace =
    weekly === null
      ? 'Four weighings inside four weeks, over at least two, tell the change a week.'
      : weeklyWords(weekly, last.day, unit);
  if (goal === null) return [pace];
  const left = Math.abs(inUnit(last.trend, unit) - inUnit(goal, unit));
  const target = kilogramsWords(goal, unit);
  return [
    pace,
    left < 0.05
      ? `You are at your target of ${target}.`
      : `${unbroken(`${left.toFixed(1)} ${unit}`)} to your target of ${target}.`,
  ];
}
