import { REFERENCE_ENERGY } from '#shared/nutrition/intake/reference-values';
import {
  dailyReference,
  type DailyReference,
  SOMEBODY,
} from '#shared/nutrition/nutrients/daily-reference';
import type { EveryNutrient } from '#shared/records/every-nutrient';
import { ADULT, isExpecting, type Profile } from '#shared/records/profile';
import type { TargetFields } from '#shared/records/target';
import type { Weight } from '#shared/records/weight';
import {
  dayTargets,
  NO_OWN_TARGETS,
  ownBounds,
  type OwnTargets,
} from '#shared/rules/targets/day-targets';

import { format } from '../../ui/words/format';
import { messages } from './messages';

/** Data from which reference values follow. */
export interface Compared {
  /** Null without goals. */
  profile: Profile | null;
  /** Each daily target with the day it began, oldest first. */
  kept: readonly TargetFields[];
  own: OwnTargets;
  /** Oldest first. */
  weights: readonly Weight[];
}

export const NOTHING_SET: Compared = {
  profile: null,
  kept: [],
  own: NO_OWN_TARGETS,
  weights: [],
};

/**
 * The published reference values for the user, with the user's own targets taking precedence, and a description of the
 * group they are for. An own minimum does not change the published maximum, and vice versa.
 * @param day local, 'YYYY-MM-DD'
 * @param isAverage for the average day of a week up to `day`, which has no weekday
 */
export function referencesFor(
  { profile, kept, own, weights }: Compared,
  { day, isAverage = false }: { day: string; isAverage?: boolean },
): {
  referenceOf: (nutrient: EveryNutrient) => DailyReference;
  who: string;
  /** Whether the user is pregnant or breastfeeding, so that the published values do not apply. */
  isExpecting: boolean;
} {
  const ofDays = profile ? dayTargets({ profile, kept, own, weights }) : undefined;
  const targets = isAverage ? ofDays?.usual(day) : ofDays?.of(day);
  const energy = targets?.calories ?? REFERENCE_ENERGY;
  return {
    referenceOf: (nutrient) =>
      isTarget(nutrient) && targets
        ? { least: { amount: targets[nutrient], source: messages.yourOwnTarget } }
        : {
            ...dailyReference(nutrient, profile ?? SOMEBODY, energy),
            ...ownReference(ownBounds(own.nutrients, nutrient, day)),
          },
    who: profile ? whoWords(profile) : messages.adults,
    isExpecting: profile !== null && isExpecting(profile),
  };
}

function ownReference({ least, most }: ReturnType<typeof ownBounds>): DailyReference {
  const source = messages.setByYou;
  return {
    ...(least !== null && { least: { amount: least, source } }),
    ...(most !== null && { most: { amount: most, source } }),
  };
}

const TARGETS = ['calories', 'protein', 'carbs', 'fat'] as const;

/** Whether the nutrient is compared with the user's daily target instead of published values. */
export function isTarget(nutrient: EveryNutrient): nutrient is (typeof TARGETS)[number] {
  return (TARGETS as readonly string[]).includes(nutrient);
}

function whoWords({ age, gender }: Profile): string {
  const isAdult = age >= ADULT;
  if (gender === 'male') return format(isAdult ? messages.men : messages.boys, { age });
  if (gender === 'female') return format(isAdult ? messages.women : messages.girls, { age });
  return format(messages.anybody, { age });
}
