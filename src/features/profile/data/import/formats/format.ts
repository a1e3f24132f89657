import type { MealItem } from '#shared/records/meal-item';
import type { WeightUnit } from '#shared/records/profile';

import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import type { DateOrder } from '../table/dates';
import type { Answers } from '../parsed-file';
import type { Line, Table } from '../table/table';

/** A table that another program writes. */
export interface Format {
  /** Part of the ids of what is imported: it must never change. */
  key: string;
  program: (table: Table) => string;
  recognises: (table: Table) => boolean;
  /** The columns of the date; none where its lines are only counted. */
  date: readonly string[];
  /** The order in which the program of a table always writes dates; undefined where it has none. */
  dates?: (table: Table) => DateOrder | undefined;
  take: (at: LineContext) => void;
  /** Called once every line was taken. */
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

export function takeWeighing(
  { day, place, found }: LineContext,
  { time, weight, unit }: Pick<Weighing, 'time' | 'unit'> & { weight: number | null },
): void {
  if (weight === null) found.problems.push(format(messages.noWeight, { place }));
  else found.weighings.push({ day, time, weight, unit, place });
}

/** What a reader has found in a file. */
export class Found {
  entries: Entry[] = [];
  weighings: Weighing[] = [];
  problems: string[] = [];
  leftOut: Reason[] = [];
  /** The unit of weights that the account seems to have. */
  unit: WeightUnit | null = null;
}

/** Something eaten. */
export interface Entry {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:mm'; null where the file has none. */
  time: string | null;
  /** The other program's name of the meal; '' where it has none. */
  group: string;
  item: MealItem;
  notes?: string;
  /** Descriptions of a food without figures: the analyzer reads one of them. */
  said?: readonly string[];
  /** It stands for a whole day. */
  wholeDay?: true;
  /** The meal's id is derived from it. */
  mark: readonly unknown[];
}

export interface Weighing {
  day: string;
  time: string | null;
  weight: number;
  /** Null where the file has none. */
  unit: WeightUnit | null;
  /** Where in the file it stands: 'Line 3'. */
  place: string;
}

/** Why something readable is not imported. */
export type Reason =
  'exercise' | 'deleted' | 'empty-day' | 'incomplete-day' | 'total' | 'measurement';
