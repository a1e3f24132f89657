import { byNutrient, NUTRIENT_ROWS, type Nutrient } from '#shared/records/nutrients';

/** Figures are kept as integers: the value times this. Calories are whole, fat has two decimals. */
export const SCALES: Record<Nutrient, number> = byNutrient(
  (nutrient) => NUTRIENT_ROWS[nutrient].scale,
);

/** Portions weigh tenths of a gram. */
export const GRAMS_SCALE = 10;

/** What a table is: a survey's foods as eaten, a reference of ingredients, or our own dishes. */
export type TableKind = 'survey' | 'reference' | 'own';

/** The committed form of a table: one array a column, foods in the order of their codes. */
export interface CompactFoodTable {
  schema: number;
  kind: TableKind;
  release: string;
  counts: { foods: number; portions: number; aliases: number };
  /** FNV-1a of everything below, see `checksumOf`. */
  checksum: string;
  codes: CompactCodes;
  names: string[];
  /** Other names of a food, '|' between them. */
  aliases: string[];
  categories: string[];
  categoryOf: number[];
  /** Per 100 g, one column a nutrient, in the order of NUTRIENTS; null where the source does not tell. */
  nutrients: (number | null)[][];
  portionTexts: string[];
  /** For each food: text, weight, text, weight ... */
  portions: number[][];
  /** Weight where nobody says how much; null where the table does not tell. */
  usual: (number | null)[];
  /** Plain words that mean each food besides its names, as `nameKeys` finds them, '|' between them. */
  keys?: string[];
  /** The same for each food of the additions. */
  addedKeys?: string[];
  /** What this table says of foods of the tables before it. */
  additions?: CompactAdditions;
}

/** Codes in order: those that are numbers of one length as the steps between them, others in full. */
export type CompactCodes = { digits: number; codeSteps: number[] } | { full: string[] };

/** The codes of a table, written out. */
export function codesOf(codes: CompactCodes): string[] {
  if ('full' in codes) return codes.full;
  let code = 0;
  return codes.codeSteps.map((step) => {
    code += step;
    return String(code).padStart(codes.digits, '0');
  });
}

/** Names and measures for foods of other tables, by code, and measures for whole categories. */
export interface CompactAdditions {
  codes: string[];
  /** Other names of each, '|' between them. */
  aliases: string[];
  /** Measures of each: text, weight ...; the texts are this table's. */
  portions: number[][];
  /** Weight where nobody says how much, in place of the table's own; null leaves that. */
  usual: (number | null)[];
  /** Weight of one where somebody counts; null where its portions tell it. */
  ones: (number | null)[];
  categories: string[];
  categoryPortions: number[][];
}

const HEAD = new Set(['schema', 'kind', 'release', 'counts', 'checksum']);

/** A fingerprint of the table's content: 64-bit FNV-1a in hex, over its JSON. */
export function checksumOf(table: CompactFoodTable): string {
  const text = JSON.stringify(Object.entries(table).filter(([key]) => !HEAD.has(key)));
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < text.length; index += 1) {
    low ^= text.charCodeAt(index);
    // Multiplication by the 64-bit prime 0x100000001b3, in two halves.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x1_0000_0000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
