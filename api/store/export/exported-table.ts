/** What a column holds, for a person who reads the export. */
export interface Meaning {
  words: string;
  /** How it is written: a time in ms as text, JSON as it is. */
  as?: 'time' | 'json';
}

/** Rows of a table that are a person's own: a file of the export. */
export interface ExportedTable {
  /** Without its ending. */
  file: string;
  table: string;
  /** The column with the id of the account. */
  owner: string;
  /** Also theirs where the host exports, who knows who asks: rows with the account's e-mail in this column. */
  hostAlso?: string;
  /** SQL, where not all of their rows are meant. */
  only?: string;
  /** Columns that tell the rows of a person apart and have an index after `owner`; `rowid` if missing. */
  key?: readonly string[];
  what: string;
  kept: string;
  columns: Record<string, Meaning>;
  /** SQL of fields that are no columns. */
  made?: Record<string, Meaning & { sql: string }>;
}

export const is = (words: string): Meaning => ({ words });
export const time = (words: string): Meaning => ({ words, as: 'time' });
export const json = (words: string): Meaning => ({ words, as: 'json' });

/** How long most of it is kept. */
export const ACCOUNT = 'as long as the account';
