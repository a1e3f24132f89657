import type { MealItem } from '#shared/records/meal-item';
import type { WeightUnit } from '#shared/records/profile';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import type { DateOrder } from '../table/dates';
import type { Answers } from '../parsed-file';
import type { Line, Table } from '../table/table';

/** The format of a table exported by another program. */
export interface Format {
  /** Part of the ids of imported records, so it must never change. */
  key: string;
  program: (table: Table) => string;
  recognises: (table: Table) => boolean;
  /** Possible names of the date column; empty if lines are only counted. */
  date: readonly string[];
  /** The order in which the program always writes dates; undefined if it varies. */
  dates?: (table: Table) => DateOrder | undefined;
  take: (at: LineContext) => void;
  /** Called after all lines. */
  finish?: (found: Found) => void;
}

/** A line of a table that is being read. */
export interface LineContext {
  table: Table;
  line: Line;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** Its position, as shown to the user: 'Line 3'. */
  place: string;
  found: Found;
  answers: Answers;
}

export function takeWeighing(
  { day, place, found }: LineContext,
  { time, weight, unit }: Pick<Weighing, 'time' | 'unit'> & { weight: number | null },
): void {
  if (weight === null) found.problems.push(format(messages.noWeight, { place }));
  else found.weighings.push({ day, time, weight, unit, place });
}

/** Collects the data found in a file. */
export class Found {
  entries: Entry[] = [];
  weighings: Weighing[] = [];
  problems: string[] = [];
  leftOut: Reason[] = [];
  /** The unit of weights that the account seems to have. */
  unit: WeightUnit | null = null;
}

/** A diary entry of the file. */
export interface Entry {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:mm'; null if the file has none. */
  time: string | null;
  /** The other program's name of the meal; '' if it has none. */
  group: string;
  item: MealItem;
  notes?: string;
  /** Descriptions of a food without numbers, one of which the analyzer will read. */
  said?: readonly string[];
  /** The entry is the sum of a whole day. */
  wholeDay?: true;
  /** The meal's id is derived from it. */
  mark: readonly unknown[];
}

export interface Weighing {
  day: string;
  time: string | null;
  weight: number;
  /** Null if the file has none. */
  unit: WeightUnit | null;
  /** Its position in the file: 'Line 3'. */
  place: string;
}

/** Why a readable line is not imported. */
export type Reason =
  'exercise' | 'deleted' | 'empty-day' | 'incomplete-day' | 'total' | 'measurement';
