import type { Profile } from '#shared/records/profile';
import type { TargetFields, TargetWay } from '#shared/records/target';

/** Oldest first. Of two set in the same minute, the one of a check-in is the later. */
export function inOrder<Target extends Pick<TargetFields, 'since' | 'checkIn'>>(
  targets: Iterable<Target>,
): Target[] {
  const keyOf = ({ since, checkIn }: Target) => `${since} ${checkIn ?? ''}`;
  return [...targets].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** What a target is, and since which day it is. */
export interface TargetStep {
  /** Local, 'YYYY-MM-DD'. */
  from: string;
  /** kcal a day. */
  calories: number;
}

/**
 * The targets of a person by the day they began, oldest first: a day has the last that was set on it, and of equal
 * ones that follow each other only the first is a step. Before the first stands what it took the place of.
 */
export function targetSteps(targets: Iterable<TargetFields>): TargetStep[] {
  const steps: TargetStep[] = [];
  for (const { since, calories, instead } of inOrder(targets)) {
    const from = since.slice(0, 10);
    if (steps.length === 0 && instead !== null) steps.push({ from: FIRST_DAY, calories: instead });
    if (steps.at(-1)?.from === from) steps.pop();
    if (steps.at(-1)?.calories !== calories) steps.push({ from, calories });
  }
  return steps;
}

const FIRST_DAY = '0000-01-01';

/**
 * The target of a day, in kcal.
 * @param steps as `targetSteps` gives them
 * @param day local, 'YYYY-MM-DD'
 * @param now the target that stands today; it also is that of days before any is known
 */
export function targetOn(steps: readonly TargetStep[], day: string, now: number): number {
  return (steps.findLast(({ from }) => from <= day) ?? steps[0])?.calories ?? now;
}

/**
 * How a person's target comes about. The profile decides: an older version of the app changes it alone.
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
