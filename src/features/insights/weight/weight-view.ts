import type { Profile, WeightUnit } from '#shared/records/profile';
import { daysAfter } from '#shared/rules/calendar';
import { inKilograms, weightIn } from '#shared/rules/units';
import {
  type TrendDay,
  weeklyChange,
  type WeeklyChange,
  weightTrend,
} from '#shared/rules/weight-trend';

import type { WeightEntry } from '../../../store/weights';
import { unbroken } from '../../../ui/words/text';

/** In kg. */
export interface WeightView {
  unit: WeightUnit;
  today: string;
  trend: TrendDay[];
  /** The trend of the selected days. */
  shown: TrendDay[];
  /** Null while there is too little data. */
  weekly: WeeklyChange | null;
  goal: number | null;
  /** The last logged weight itself; null before the first. */
  latest: number | null;
}

interface ViewOptions {
  profile: Profile | null;
  /** The unit chosen in an unfinished sign-up, if there are no goals yet. */
  left?: WeightUnit | undefined;
  today: string;
  range: number;
}

export function weightView(
  weights: readonly WeightEntry[],
  { profile, left, today, range }: ViewOptions,
): WeightView {
  const trend = weightTrend(
    weights.map(({ weight, weightUnit, recordedAt }) => ({
      day: recordedAt.slice(0, 10),
      kilograms: inKilograms(weight, weightUnit),
    })),
  );
  const from = daysAfter(today, -range);
  const latest = weights.at(-1);
  return {
    unit: profile?.weightUnit ?? latest?.weightUnit ?? left ?? 'kg',
    today,
    trend,
    shown: trend.filter(({ day }) => day >= from && day <= today),
    weekly: weeklyChange(trend),
    latest: latest ? inKilograms(latest.weight, latest.weightUnit) : null,
    goal: profile && inKilograms(profile.targetWeight, profile.weightUnit),
  };
}

/** Rounds to two decimals, which is more precise than any scale. */
export function finelyInUnit(kilograms: number, unit: WeightUnit): number {
  return Math.round((kilograms / inKilograms(1, unit)) * 100) / 100;
}

export function inUnit(kilograms: number, unit: WeightUnit): number {
  return Math.round(weightIn(unit, kilograms, 'kg') * 10) / 10;
}

/** '68.9 kg' */
export function kilogramsWords(kilograms: number, unit: WeightUnit): string {
  return unbroken(`${inUnit(kilograms, unit).toFixed(1)} ${unit}`);
}
