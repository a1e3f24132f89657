import type { DayMark } from '#shared/records/day-mark';

import type { CompleteDay } from './targets/expenditure';

export type DayStatus = DayMark | 'not-logged';

/** What the diary knows of a day with a meal. */
export interface EatenDay {
  /** Known sums; `calories` in kcal. */
  nutrients: { calories: number | null };
  /** Meals without figures yet. */
  unread: number;
  /** Foods of unknown calories. */
  unweighed: number;
}

export interface DayFacts {
  /** undefined without a meal. */
  intake: EatenDay | undefined;
  /** What the person says; undefined where they say nothing. */
  mark: DayMark | undefined;
  /** Whether the day is past. */
  isOver: boolean;
  /** Resting energy in kcal a day; undefined where no goals are set. */
  resting: number | undefined;
}

/** Below this share of resting energy a day nobody has marked has most likely a meal missing. Our choice. */
const LEAST_SHARE_OF_RESTING = 0.5;
/** kcal a day, for who has set no goals: about the least of adults. */
const USUAL_RESTING = 1_400;

/**
 * The person's word stands, also for a day without food. A day nobody has marked is complete if it is
 * over, each food of it has calories, and they are at least half of resting energy.
 */
export function dayStatus({ intake, mark, isOver, resting }: DayFacts): DayStatus {
  if (mark !== undefined) return mark;
  if (!intake) return 'not-logged';
  const calories = caloriesOf(intake);
  const isEnough = calories !== null && calories >= leastOfDay(resting);
  return isOver && isEnough ? 'complete' : 'partial';
}

/**
 * From how many kcal on a day is complete that nobody has marked.
 * @param resting resting energy in kcal a day; undefined where no goals are set
 */
export function leastOfDay(resting = USUAL_RESTING): number {
  return resting * LEAST_SHARE_OF_RESTING;
}

interface Diary {
  /** By local day, 'YYYY-MM-DD'. */
  intakes: ReadonlyMap<string, EatenDay>;
  /** By local day. */
  marks: ReadonlyMap<string, DayMark>;
  /** The local day. */
  today: string;
  /** kcal a day; undefined where no goals are set. */
  resting: number | undefined;
}

/**
 * The complete days before today, oldest first, with what was eaten. A day that the person marked counts
 * only if each food of it has calories: else its sum is too low, however complete it is.
 */
export function completeDays({ intakes, marks, today, resting }: Diary): CompleteDay[] {
  const days = [...new Set([...intakes.keys(), ...marks.keys()])].filter((day) => day < today);
  return days.sort().flatMap((day) => {
    const intake = intakes.get(day);
    const status = dayStatus({ intake, mark: marks.get(day), isOver: true, resting });
    const calories = intake ? caloriesOf(intake) : 0;
    return status === 'complete' && calories !== null ? [{ day, calories }] : [];
  });
}

/** Null unless each food has calories. */
function caloriesOf(intake: EatenDay): number | null {
  const isWhole = intake.unread === 0 && intake.unweighed === 0;
  return isWhole ? intake.nutrients.calories : null;
}
