import type { DateOrder } from '../cells/dates-of';
import type { Found } from '../foreign/found';
import type { Answers } from '../parsed-file';
import type { Line, Table } from '../table/table';

/** A line of a table on its way in. */
export interface At {
  table: Table;
  line: Line;
  /** 'YYYY-MM-DD'. */
  day: string;
  /** Where it stands, in words: 'Line 3'. */
  place: string;
  found: Found;
  answers: Answers;
}

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
  take: (at: At) => void;
  /** Looks over the whole once every line was taken. */
  finish?: (found: Found) => void;
}
