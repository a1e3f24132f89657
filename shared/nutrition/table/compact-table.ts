import { byNutrient, NUTRIENT_ROWS, type Nutrient } from '#shared/records/nutrients';

/** Values are stored as integers: the value times this. Calories have no decimals, fat has two. */
export const SCALES: Record<Nutrient, number> = byNutrient(
  (nutrient) => NUTRIENT_ROWS[nutrient].scale,
);

/** Weights of portions are stored in tenths of a gram. */
export const GRAMS_SCALE = 10;

/** What a table is: a survey's foods as eaten, a reference of ingredients, or our own dishes. */
export type TableKind = 'survey' | 'reference' | 'own';

/** The committed form of a table: one array per column, with foods in the order of their codes. */
export interface CompactFoodTable {
  schema: number;
  kind: TableKind;
  release: string;
  counts: { foods: number; portions: number; aliases: number };
  /** FNV-1a of everything below, see `checksumOf`. */
  checksum: string;
  codes: CompactCodes;
  names: string[];
  /** Other names of a food, separated by '|'. */
  aliases: string[];
  categories: string[];
  categoryOf: number[];
  /** Per 100 g, one column per nutrient, in the order of NUTRIENTS; null if the source has no value. */
  nutrients: (number | null)[][];
  portionTexts: string[];
  /** For each food: text, weight, text, weight ... */
  portions: number[][];
  /** Weight if no amount is given; null if the table has none. */
  usual: (number | null)[];
  /** Plain words that mean each food besides its names, from `nameKeys`, separated by '|'. */
  keys?: string[];
  /** The same for each food of the additions. */
  addedKeys?: string[];
  /** What this table adds to foods of the tables before it. */
  additions?: CompactAdditions;
}

/** Codes in order: numeric codes of one length as the steps between them, others in full. */
export type CompactCodes = { digits: number; codeSteps: number[] } | { full: string[] };

/** The codes of a table in full. */
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
  /** Other names of each, separated by '|'. */
  aliases: string[];
  /** Measures of each: text, weight ...; the texts are this table's. */
  portions: number[][];
  /** Weight if no amount is given, instead of the table's own; null keeps that. */
  usual: (number | null)[];
  /** Weight of one piece if the user gives a count; null if its portions have it. */
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
