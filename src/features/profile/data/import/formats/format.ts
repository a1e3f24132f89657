import type { MealItem } from '#shared/records/meal-item';
import type { WeightUnit } from '#shared/records/profile';

import type { DateOrder } from '../table/dates';
import type { Answers } from '../parsed-file';
import type { Line, Table } from '../table/table';

/** A table that another program writes. */
export interface Format {
  /** A word for the program in the ids of what comes from it: it must never change. */
  key: string;
  program: (table: Table) => string;
  recognises: (table: Table) => boolean;
  /** The columns of the date; none where its lines are only counted. */
  date: readonly string[];
  /** The order in which the program of a table always writes dates; undefined where it has none. */
  dates?: (table: Table) => DateOrder | undefined;
  take: (at: LineContext) => void;
  /** Looks over the whole once every line was taken. */
  finish?: (found: Found) => void;
}

/** A line of a table on its way in. */
export interface LineContext {
  table: Table;
  line: Line;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** Where it stands, in words: 'Line 3'. */
  place: string;
  found: Found;
  answers: Answers;
}

/** Takes a weighing of a line, or says that there is none. */
export function takeWeighing(
  { day, place, found }: LineContext,
  { time, weight, unit }: Pick<Weighing, 'time' | 'unit'> & { weight: number | null },
): void {
  if (weight === null) found.problems.push(`${place}: no weight`);
  else found.weighings.push({ day, time, weight, unit, place });
}

/** What a reader has found in a file. */
export class Found {
  entries: Entry[] = [];
  weighings: Weighing[] = [];
  problems: string[] = [];
  leftOut: Reason[] = [];
  /** The unit of weights that the account it is from seems to have. */
  unit: WeightUnit | null = null;
}

/** A line of another program's diary: something eaten. */
export interface Entry {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:mm'; null where the other program tells none. */
  time: string | null;
  /** The other program's name of the meal; '' where it has none. */
  group: string;
  item: MealItem;
  notes?: string;
  /** Ways to say the food with its amount, where the program gave no figures: the analyser reads one. */
  said?: readonly string[];
  /** It stands for a whole day. */
  wholeDay?: true;
  /** What is written of it, from which the meal's id follows. */
  mark: readonly unknown[];
}

/** A weighing of another program's. */
export interface Weighing {
  day: string;
  time: string | null;
  weight: number;
  /** Null where the file does not tell. */
  unit: WeightUnit | null;
  /** Where in the file it stands: 'Line 3'. */
  place: string;
}

/** Why something that can be read does not come in. */
export type Reason =
  'exercise' | 'deleted' | 'empty-day' | 'incomplete-day' | 'total' | 'measurement';
