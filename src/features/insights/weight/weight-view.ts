import type { Profile, WeightUnit } from '#shared/records/profile';
import { daysAfter } from '#shared/rules/calendar';
import { inKilograms, weightIn } from '#shared/rules/units';
import {
  weeklyChange,
  weightTrend,
  type TrendDay,
  type WeeklyChange,
} from '#shared/rules/weight/weight-trend';

import type { WeightEntry } from '../../../store/weights';

/** What the weights of a person come to, in kg. */
export interface WeightView {
  unit: WeightUnit;
  today: string;
  trend: TrendDay[];
  /** The trend inside the days that are looked at. */
  shown: TrendDay[];
  /** Null while it cannot be told. */
  weekly: WeeklyChange | null;
  goal: number | null;
}

interface ViewOptions {
  profile: Profile | null;
  today: string;
  range: number;
}

/** The trend of some weights, for a person who reads them in one unit. */
export function weightView(
  weights: readonly WeightEntry[],
  { profile, today, range }: ViewOptions,
): WeightView {
  const trend = weightTrend(
    weights.map(({ weight, weightUnit, recordedAt }) => ({
      day: recordedAt.slice(0, 10),
      kilograms: inKilograms(weight, weightUnit),
    })),
  );
  const from = daysAfter(today, -range);
  return {
    unit: unitOf(weights, profile),
    today,
    trend,
    shown: trend.filter(({ day }) => day >= from && day <= today),
    weekly: weeklyChange(trend),
    goal: profile && inKilograms(profile.targetWeight, profile.weightUnit),
  };
}

/** The profile's unit; without one that of the last weight. */
export function unitOf(
  weights: readonly Pick<WeightEntry, 'weightUnit'>[],
  profile: Pick<Profile, 'weightUnit'> | null,
): WeightUnit {
  return profile?.weightUnit ?? weights.at(-1)?.weightUnit ?? 'kg';
}

/** Kilograms as a number of a person's unit, to two decimals: finer than any scales. */
export function finelyInUnit(kilograms: number, unit: WeightUnit): number {
  return Math.round((kilograms / inKilograms(1, unit)) * 100) / 100;
}

/** Kilograms as a number of a person's unit, to one decimal. */
export function inUnit(kilograms: number, unit: WeightUnit): number {
  return Math.round(weightIn(unit, kilograms, 'kg') * 10) / 10;
}
