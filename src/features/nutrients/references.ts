import { REFERENCE_ENERGY } from '#shared/nutrition/intake/reference-values';
import {
  dailyReference,
  type DailyReference,
  SOMEBODY,
} from '#shared/nutrition/nutrients/daily-reference';
import type { EveryNutrient } from '#shared/records/every-nutrient';
import { ADULT, type Profile } from '#shared/records/profile';
import { dailyTargets } from '#shared/rules/targets/daily-targets';

import { format } from '../../ui/words/format';
import { messages } from './messages';

/** The published values for a person, and who that is in words. @param profile null without goals */
export function referencesFor(profile: Profile | null): {
  referenceOf: (nutrient: EveryNutrient) => DailyReference;
  who: string;
} {
  const targets = profile ? dailyTargets(profile) : undefined;
  const energy = targets?.calories ?? REFERENCE_ENERGY;
  return {
    referenceOf: (nutrient) =>
      isTarget(nutrient) && targets
        ? { least: { amount: targets[nutrient], source: messages.yourOwnTarget } }
        : dailyReference(nutrient, profile ?? SOMEBODY, energy),
    who: profile ? whoWords(profile) : messages.adults,
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
