import type { MacroTarget } from '#shared/records/macro-target';
import type { NutrientTarget } from '#shared/records/nutrient-target';
import { ADULT, isExpecting, type Profile } from '#shared/records/profile';
import type { TargetFields } from '#shared/records/target';
import type { WeekdayTarget } from '#shared/records/weekday-target';
import type { Weight } from '#shared/records/weight';

import { inKilograms, weightIn } from '../units';
import { type Calculation, type DailyTargets, dailyTargets, macrosFor } from './daily-targets';
import { ownMacros } from './own-macros';
import { targetOn, targetSteps } from './target-history';
import { boundedShifts, NO_SHIFTS, shiftOn } from './weekday-shifts';

/** The targets that a user has set besides the day's energy, each list oldest first. */
export interface OwnTargets {
  macros: readonly MacroTarget[];
  weekdays: readonly WeekdayTarget[];
  nutrients: readonly NutrientTarget[];
}

export const NO_OWN_TARGETS: OwnTargets = { macros: [], weekdays: [], nutrients: [] };

interface Given {
  profile: Profile;
  /** Each daily target with the day it began, oldest first. */
  kept: readonly TargetFields[];
  own: OwnTargets;
  /** Oldest first. Without any, the profile's weight applies to every day. */
  weights?: readonly Weight[];
}

export interface DayTargets {
  /** The targets of a day, 'YYYY-MM-DD', with the shift of its weekday. */
  of: (day: string) => DailyTargets;
  /** The same without the shift: the targets of an average day of the week. */
  usual: (day: string) => DailyTargets;
}

/**
 * The targets that applied on each day. Grams by body weight use the weight of the day. Goal, height and age have no
 * history: for them every day uses the profile.
 */
export function dayTargets({ profile, kept, own, weights = [] }: Given): DayTargets {
  const now = dailyTargets(profile);
  const steps = targetSteps(kept);
  const energyOn = (day: string) => targetOn(steps, day, now.calories);
  const withEnergy = (day: string, calories: number): DailyTargets => {
    const figures = startedBy(own.macros, day);
    const weighed = weighedOn(profile, weights, day);
    const weight = inKilograms(weighed.currentWeight, weighed.weightUnit);
    const fiber = ownBounds(own.nutrients, 'fiber', day).least;
    return {
      ...now,
      calories,
      ...macrosFor(weighed, calories),
      ...(figures && ownMacros(figures, { calories, weight })),
      ...(fiber !== null && { fiber }),
    };
  };
  return {
    usual: (day) => withEnergy(day, energyOn(day)),
    of: (day) => {
      const usual = energyOn(day);
      const shifts = startedBy(own.weekdays, day)?.shifts ?? NO_SHIFTS;
      const floor = leastShifted(profile, now.calculation, usual);
      return withEnergy(day, usual + shiftOn(boundedShifts(shifts, usual, floor), day));
    },
  };
}

/** The profile with the last weight up to a day, or else the first one after it. */
function weighedOn(profile: Profile, weights: readonly Weight[], day: string): Profile {
  const { weightUnit } = profile;
  const last = weights.findLast(({ recordedAt }) => recordedAt.slice(0, 10) <= day) ?? weights[0];
  if (!last) return profile;
  return { ...profile, currentWeight: weightIn(weightUnit, last.weight, last.weightUnit) };
}

/**
 * The kcal that no weekday's shift goes below: the minimum to eat or, where no deficit is allowed (under 18, in
 * pregnancy and while breastfeeding), the expenditure. A target that is already lower is its own limit.
 */
export function leastShifted(
  profile: Pick<Profile, 'age' | 'expecting'>,
  { least, expenditure }: Pick<Calculation, 'least' | 'expenditure'>,
  calories: number,
): number {
  const hasNoDeficit = profile.age < ADULT || isExpecting(profile);
  return Math.min(calories, hasNoDeficit ? Math.max(least, expenditure) : least);
}

/** The user's own minimum and maximum of a nutrient on a day; null if the published value applies. */
export function ownBounds(
  targets: readonly NutrientTarget[],
  nutrient: string,
  day: string,
): Pick<NutrientTarget, 'least' | 'most'> {
  const ownTarget = startedBy(
    targets.filter((target) => target.nutrient === nutrient),
    day,
  );
  return { least: ownTarget?.least ?? null, most: ownTarget?.most ?? null };
}

/** The last target that began on or before a day. @param targets oldest first */
export function startedBy<Target extends { since: string }>(
  targets: readonly Target[],
  day: string,
): Target | undefined {
  return targets.findLast(({ since }) => since.slice(0, 10) <= day);
}
