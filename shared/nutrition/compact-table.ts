import type { Nutrient } from '#shared/records/nutrients';

/** Figures are kept as integers: the value times this. Calories are whole, fat has two decimals. */
export const SCALES: Record<Nutrient, number> = {
  calories: 1,
  protein: 100,
  carbs: 100,
  fat: 100,
  fiber: 10,
  sugar: 100,
  saturatedFat: 1_000,
  sodium: 1,
  cholesterol: 1,
  vitaminC: 10,
};

/** Portions weigh tenths of a gram. */
export const GRAMS_SCALE = 10;

/** The committed form of the table: one array a column, foods in the order of their codes. */
export interface CompactFoodTable {
  schema: number;
  release: string;
  counts: { foods: number; portions: number; aliases: number };
  /** FNV-1a of everything below, see `checksumOf`. */
  checksum: string;
  /** Codes in rising order, each as the step from the one before. */
  codeSteps: number[];
  names: string[];
  /** Other names of a food, '|' between them. */
  aliases: string[];
  categories: string[];
  categoryOf: number[];
  /** Per 100 g, one column a nutrient, in the order of NUTRIENTS. */
  nutrients: (number | null)[][];
  portionTexts: string[];
  /** For each food: text, weight, text, weight ... */
  portions: number[][];
  /** Weight where nobody says how much; null where the table does not tell. */
  usual: (number | null)[];
}

/** A fingerprint of the table's content: 64-bit FNV-1a in hex, over its JSON. */
export function checksumOf(table: CompactFoodTable): string {
  const {
    codeSteps,
    names,
    aliases,
    categories,
    categoryOf,
    nutrients,
    portionTexts,
    portions,
    usual,
  } = table;
  const text = JSON.stringify([
    codeSteps,
    names,
    aliases,
    categories,
    categoryOf,
    nutrients,
    portionTexts,
    portions,
    usual,
  ]);
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
