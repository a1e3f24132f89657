import type { WeightUnit } from '#shared/records/profile';

import type { Incoming } from '../../../../store/import';
import type { DateOrder } from './table/dates';
import type { ChosenColumns } from './formats/guess-columns';

/** The user's answers about a file; what is missing was not asked, or not answered yet. */
export interface Answers {
  dates?: DateOrder;
  weights?: WeightUnit;
  incomplete?: 'leave-out' | 'take';
  columns?: ChosenColumns;
}

/** What a slow phone takes over from the worker without blocking its page. */
export const RECORDS_AT_ONCE = 100;

/** A question that only the user can answer. */
export type Ask =
  | { about: 'dates'; guess: null; example: string }
  | { about: 'weights'; guess: WeightUnit | null; example: string }
  | { about: 'incomplete'; guess: 'leave-out'; days: number };

/** A food with a name and an amount but no figures: the analyzer reads it. */
export interface Unread {
  /** Id of its meal, and its place among the items. */
  meal: string;
  place: number;
  /** Ways to say it, the best one first. */
  said: readonly string[];
}

/** What a file holds, before anything of it is kept. */
export interface ParsedFile {
  /** Where it is from, in words: 'MyFitnessPal'. */
  source: string;
  incoming: Incoming[];
  /** What could not be read, a line each, in words. */
  problems: string[];
  /** What is left out on purpose, and why. */
  leftOut: string[];
  unread: Unread[];
  /** Ids of meals that stand for a whole day. */
  wholeDays: string[];
  asks: Ask[];
  /** The columns of a table that is none of the known formats, with a guess at what each holds. */
  columns: { names: readonly string[]; chosen: ChosenColumns } | null;
}

/** A file of which nothing is known yet. */
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

/** The file as a whole cannot be read; the message is for its owner. */
export class UnreadableFile extends Error {}
