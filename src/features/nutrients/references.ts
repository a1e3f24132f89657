import { REFERENCE_ENERGY } from '#shared/nutrition/intake/reference-values';
import {
  dailyReference,
  type DailyReference,
  SOMEBODY,
} from '#shared/nutrition/nutrients/daily-reference';
import type { EveryNutrient } from '#shared/records/every-nutrient';
import { ADULT, isExpecting, type Profile } from '#shared/records/profile';
import type { TargetFields } from '#shared/records/target';
import {
  dayTargets,
  NO_OWN_TARGETS,
  ownBounds,
  type OwnTargets,
} from '#shared/rules/targets/day-targets';

import { format } from '../../ui/words/format';
import { messages } from './messages';

/** What a day is compared by. */
export interface Compared {
  /** Null without goals. */
  profile: Profile | null;
  /** Each daily target with the day it began, oldest first. */
  kept: readonly TargetFields[];
  own: OwnTargets;
}

export const NOTHING_SET: Compared = { profile: null, kept: [], own: NO_OWN_TARGETS };

/**
 * The published values for a person, with their own targets in front of them, and who that is in words. What the
 * person set on one side leaves the other as it is published.
 * @param day local, 'YYYY-MM-DD'; an average day of a week up to it has no weekday
 */
export function referencesFor(
  { profile, kept, own }: Compared,
  { day, isAverage = false }: { day: string; isAverage?: boolean },
): {
  referenceOf: (nutrient: EveryNutrient) => DailyReference;
  who: string;
  /** The published values are for others. */
  isExpecting: boolean;
} {
  const ofDays = profile ? dayTargets({ profile, kept, own }) : undefined;
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

/** Whether it is compared with the person's own target, and not with what is published. */
export function isTarget(nutrient: EveryNutrient): nutrient is (typeof TARGETS)[number] {
  return (TARGETS as readonly string[]).includes(nutrient);
}

function whoWords({ age, gender }: Profile): string {
  const isAdult = age >= ADULT;
  if (gender === 'male') return format(isAdult ? messages.men : messages.boys, { age });
  if (gender === 'female') return format(isAdult ? messages.women : messages.girls, { age });
  return format(messages.anybody, { age });
}
