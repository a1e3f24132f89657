import type { DayMark } from '#shared/records/day-mark';

import type { CompleteDay } from './targets/expenditure';

export type DayStatus = DayMark | 'not-logged';

/** The sums of a day with at least one meal. */
export interface EatenDay {
  /** Known sums; `calories` in kcal. */
  nutrients: { calories: number | null };
  /** Meals without nutrients yet. */
  unread: number;
  /** Foods of unknown calories. */
  unweighed: number;
}

export interface DayFacts {
  /** undefined without a meal. */
  intake: EatenDay | undefined;
  /** The user's mark; undefined if there is none. */
  mark: DayMark | undefined;
  /** Whether the day is past. */
  isOver: boolean;
  /** Resting energy in kcal per day; undefined if no goals are set. */
  resting: number | undefined;
}

/** An unmarked day below this share of resting energy most likely lacks a meal. Our own choice. */
const LEAST_SHARE_OF_RESTING = 0.5;
/** kcal per day, for users without goals: about the lowest resting energy of adults. */
const USUAL_RESTING = 1_400;

/**
 * The user's mark decides, also for a day without food. An unmarked day is complete if it is over, every food has
 * known calories, and their sum is at least half of resting energy.
 */
export function dayStatus({ intake, mark, isOver, resting }: DayFacts): DayStatus {
  if (mark !== undefined) return mark;
  if (!intake) return 'not-logged';
  const calories = caloriesOf(intake);
  const isEnough = calories !== null && calories >= leastOfDay(resting);
  return isOver && isEnough ? 'complete' : 'partial';
}

/**
 * The kcal from which an unmarked day counts as complete.
 * @param resting resting energy in kcal per day; undefined if no goals are set
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
  /** Resting energy in kcal per day; undefined if no goals are set. */
  resting: number | undefined;
}

/**
 * The complete days before today, oldest first, with their calories. A marked day is included only if every food has
 * known calories; otherwise its sum would be too low.
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

/** Null unless every food has known calories. */
function caloriesOf(intake: EatenDay): number | null {
  const isWhole = intake.unread === 0 && intake.unweighed === 0;
  return isWhole ? intake.nutrients.calories : null;
}
