import type { Profile } from '#shared/records/profile';
import type { TargetFields, TargetWay } from '#shared/records/target';

/** Sorts targets, oldest first. Of two set in the same minute, the one of a check-in is later. */
export function inOrder<Target extends Pick<TargetFields, 'since' | 'checkIn'>>(
  targets: Iterable<Target>,
): Target[] {
  const keyOf = ({ since, checkIn }: Target) => `${since} ${checkIn ?? ''}`;
  return [...targets].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** A target with the day from which it applies. */
export interface TargetStep {
  /** Local, 'YYYY-MM-DD'. */
  from: string;
  /** kcal per day. */
  calories: number;
}

/**
 * The user's targets by the day they began, oldest first. The last target set on a day applies to it, and equal
 * successive ones are one step. Before the first, the target that it replaced applies, or else itself.
 */
export function targetSteps(targets: Iterable<TargetFields>): TargetStep[] {
  const steps: TargetStep[] = [];
  for (const { since, calories, instead } of inOrder(targets)) {
    const from = since.slice(0, 10);
    if (steps.length === 0 && instead !== null) steps.push({ from: FIRST_DAY, calories: instead });
    const last = steps.at(-1);
    if (last?.from === from) {
      steps.pop();
      // The first target of all took no other's place. A check-in on its day must not change the days before it.
      if (steps.length === 0) steps.push({ ...last, from: FIRST_DAY });
    }
    if (steps.at(-1)?.calories !== calories) steps.push({ from, calories });
  }
  return steps;
}

const FIRST_DAY = '0000-01-01';

/**
 * The target of a day, in kcal.
 * @param steps the result of `targetSteps`
 * @param day local, 'YYYY-MM-DD'
 * @param now today's target, which is also used if there are no steps
 */
export function targetOn(steps: readonly TargetStep[], day: string, now: number): number {
  return (steps.findLast(({ from }) => from <= day) ?? steps[0])?.calories ?? now;
}

/**
 * How the user's target is determined. The profile takes precedence, because older versions of the app change only
 * the profile.
 * @param targets oldest first
 */
export function wayOf(
  { ownTarget, dailyCalorieTarget }: Pick<Profile, 'ownTarget' | 'dailyCalorieTarget'>,
  targets: readonly Pick<TargetFields, 'way' | 'calories'>[],
): TargetWay {
  if (!ownTarget || dailyCalorieTarget === null) return 'formula';
  const last = targets.at(-1);
  return last?.way === 'adaptive' && last.calories === dailyCalorieTarget ? 'adaptive' : 'own';
}
