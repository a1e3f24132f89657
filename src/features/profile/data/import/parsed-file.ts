import type { WeightUnit } from '#shared/records/profile';

import type { Incoming } from '../../../../store/import';
import type { DateOrder } from './table/dates';
import type { ChosenColumns } from './formats/guess-columns';

/** The user's answers about a file; an answer is missing if it was not asked or not answered yet. */
export interface Answers {
  dates?: DateOrder;
  weights?: WeightUnit;
  incomplete?: 'leave-out' | 'take';
  columns?: ChosenColumns;
}

/** As many records as a slow phone can receive from the worker without blocking its page. */
export const RECORDS_AT_ONCE = 100;

/** A question that only the user can answer. */
export type Ask =
  | { about: 'dates'; guess: null; example: string }
  | { about: 'weights'; guess: WeightUnit | null; example: string }
  | { about: 'incomplete'; guess: 'leave-out'; days: number };

/** A food with a name and an amount but no numbers, which the analyzer will read. */
export interface Unread {
  /** Id of its meal, and its index among the items. */
  meal: string;
  place: number;
  /** Descriptions of the food, the best one first. */
  said: readonly string[];
}

/** The content of a file, before anything is saved. */
export interface ParsedFile {
  /** Its source, as shown to the user: 'MyFitnessPal'. */
  source: string;
  incoming: Incoming[];
  /** Messages about lines that could not be read. */
  problems: string[];
  /** Messages about data that is left out on purpose, with the reason. */
  leftOut: string[];
  unread: Unread[];
  /** Ids of meals that are the sum of a day. */
  wholeDays: string[];
  asks: Ask[];
  /** The columns of a table of unknown format, with guesses of their contents. */
  columns: { names: readonly string[]; chosen: ChosenColumns } | null;
}

/** An empty result for a file. */
export function nothingFrom(source: string): ParsedFile {
  return {
    source,
    incoming: [],
    problems: [],
    leftOut: [],
    unread: [],
    wholeDays: [],
    asks: [],
    columns: null,
  };
}

/** The whole file cannot be read; the message is shown to the user. */
export class UnreadableFile extends Error {}
