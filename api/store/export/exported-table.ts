/** The meaning of a column, for the user who reads the export. */
export interface Meaning {
  words: string;
  /** How it is written: a time in ms as text, JSON as parsed JSON. */
  as?: 'time' | 'json';
}

/** Rows of a table that belong to a user: one file of the export. */
export interface ExportedTable {
  /** Without its extension. */
  file: string;
  table: string;
  /** The column with the id of the account. */
  owner: string;
  /** If the host runs the export: rows with the account's email in this column are the user's, too. */
  hostAlso?: string;
  /** An SQL condition, if only some of the rows are exported. */
  only?: string;
  /** Columns that identify a row among the user's rows and have an index after `owner`; `rowid` if missing. */
  key?: readonly string[];
  what: string;
  kept: string;
  columns: Record<string, Meaning>;
  /** SQL of fields that are not columns. */
  made?: Record<string, Meaning & { sql: string }>;
}

export const is = (words: string): Meaning => ({ words });
export const time = (words: string): Meaning => ({ words, as: 'time' });
export const json = (words: string): Meaning => ({ words, as: 'json' });

/** How long most data is kept. */
export const ACCOUNT = 'as long as the account';
