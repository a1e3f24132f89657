import type { WeightUnit } from '#shared/records/profile';
import { weightIn } from '#shared/rules/units';

import type { WeightEntry } from '../../../store/weights';
import { dateWithYear } from '../../../ui/words/date';
import { inUnit, type WeightView } from './weight-view';

/** A weight that a person entered, in the unit that they read, as exactly as they entered it. */
export function enteredWords(entry: Pick<WeightEntry, 'weight' | 'weightUnit'>, unit: WeightUnit) {
  return `${weightIn(unit, entry.weight, entry.weightUnit)} ${unit}`;
}

/** Kilograms in a person's unit: '68.9 kg'. */
export function kilogramsWords(kilograms: number, unit: WeightUnit): string {
  return `${inUnit(kilograms, unit).toFixed(1)} ${unit}`;
}

/** Where the trend stands and how far it came in the days that are looked at. */
export function trendWords({ trend, shown, unit }: WeightView): string {
  const last = trend.at(-1);
  if (!last) return 'Log your weight now and then, and its trend stands here.';
  if (trend.length === 1) {
    return `One weight so far: ${kilogramsWords(last.weight, unit)}. The trend begins with a second day.`;
  }
  const first = shown[0];
  if (!first || shown.length < 2) {
    return `The trend stood at ${kilogramsWords(last.trend, unit)} on ${dateWithYear(last.day)}, when you last weighed yourself.`;
  }
  const change = inUnit(last.trend, unit) - inUnit(first.trend, unit);
  return `The trend is ${kilogramsWords(last.trend, unit)}, ${changeWords(change, unit)} since ${dateWithYear(first.day)}.`;
}

function changeWords(change: number, unit: WeightUnit): string {
  const size = Math.abs(change).toFixed(1);
  if (size === '0.0') return 'unchanged';
  return `${size} ${unit} ${change > 0 ? 'up' : 'down'}`;
}

/** How fast it goes, and how far it is to the goal. */
export function paceWords({ trend, weekly, goal, unit }: WeightView): string[] {
  const last = trend.at(-1);
  if (!last) return [];
  const pace =
    weekly === null
      ? 'Four weighings inside four weeks, over at least two, tell the change a week.'
      : `Of late ${changeWords(inUnit(weekly, unit), unit)} a week.`;
  if (goal === null) return [pace];
  const left = Math.abs(inUnit(last.trend, unit) - inUnit(goal, unit));
  const target = kilogramsWords(goal, unit);
  return [
    pace,
    left < 0.05
      ? `You are at your target of ${target}.`
      : `${left.toFixed(1)} ${unit} to your target of ${target}.`,
  ];
}
