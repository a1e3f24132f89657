import { daysAfter, daysBetween, firstOfWeek } from '../calendar';

interface Week {
  /** The local day, 'YYYY-MM-DD'. */
  today: string;
  /** The day on which weeks begin, 1 for Monday to 7 for Sunday. */
  start: number;
  /** kcal of the complete days before today. Other days are unknown. */
  eaten: ReadonlyMap<string, number>;
  /** kcal eaten today so far. */
  eatenToday: number;
  /** The target of a day, in kcal. */
  targetOf: (day: string) => number;
  /** The minimum to eat per day, in kcal. */
  least: number;
}

export interface WeekBudget {
  /** kcal: the sum of the seven targets. */
  budget: number;
  /** kcal left for today and the following days; below zero if more was eaten. */
  left: number;
  /** Today and the days after it in this week. */
  daysLeft: number;
  /** kcal eaten today so far. They are in `perDay`, and not in `left`. */
  eatenToday: number;
  /**
   * kcal per day, for the whole of today and the following days, that use up the budget; null if that is less than
   * the body needs.
   */
  perDay: number | null;
  /** Incomplete days before today. They count as if their target had been eaten, never as zero. */
  unknown: number;
}

/** What is left of a week's targets. Never suggests eating less than the body needs. */
export function weekBudget({ today, start, eaten, eatenToday, targetOf, least }: Week): WeekBudget {
  const first = firstOfWeek(today, start);
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(first, at));
  const past = days.filter((day) => day < today);
  const budget = days.reduce((sum, day) => sum + targetOf(day), 0);
  const used = past.reduce((sum, day) => sum + (eaten.get(day) ?? targetOf(day)), 0);
  const daysLeft = 7 - daysBetween(first, today);
  const perDay = (budget - used) / daysLeft;
  return {
    budget,
    daysLeft,
    eatenToday,
    left: budget - used - eatenToday,
    perDay: perDay >= least ? perDay : null,
    unknown: past.filter((day) => !eaten.has(day)).length,
  };
}
