/** A food of the tables, with its name there, and other names that people have for it. */
export type Synonym = readonly [code: string, name: string, also: string];
