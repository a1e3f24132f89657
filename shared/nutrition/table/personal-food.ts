import { OPEN_FOOD_FACTS, type FoodFields } from '#shared/records/food';

import type { Food } from './food';

/** The table of the user's custom foods, as items name it. */
export const PERSONAL_TABLE = 'Your foods';
/** The table of custom foods that were read from a label. */
export const LABEL_TABLE = 'Your foods, by their labels';

/** A custom food, with the names by which it is found in the user's words. */
export interface PersonalFood extends Food {
  names: readonly string[];
}

/** Where an item of a meal, or a food, comes from. */
type Origin = Pick<Food, 'table' | 'code'>;

// Codes have at most 20 characters, of which the end of an id makes 16: 62 random bits.
const CODE_START = 'own ';
const BARCODE_START = 'gtin ';

/**
 * Code of a custom food: its barcode if it has one, because that identifies it everywhere.
 * @param id of its record
 */
export function personalCode(id: string, barcode: string | null): string {
  if (barcode !== null) return BARCODE_START + barcode;
  return CODE_START + id.replaceAll('-', '').slice(-16);
}

/** The barcode in a code; null if it has none. */
export function barcodeOf({ code }: Pick<Food, 'code'>): string | null {
  return code.startsWith(BARCODE_START) ? code.slice(BARCODE_START.length) : null;
}

/** Whether the nutrients come from a label, no matter who read it. */
export function isFromLabel({ table, code }: Origin): boolean {
  return table === LABEL_TABLE || table === OPEN_FOOD_FACTS || barcodeOf({ code }) !== null;
}

/** A custom food as a food of a table. @param id of its record */
export function personalFood(id: string, fields: FoodFields): PersonalFood {
  const { name, brand, barcode, per100, portions, source } = fields;
  const saysBrand = brand === null || name.toLowerCase().includes(brand.toLowerCase());
  return {
    table: tableOf(source),
    code: personalCode(id, barcode),
    description: saysBrand ? name : `${name}, ${brand}`.slice(0, 300),
    per100g: per100,
    portions,
    usualGrams: portions[0]?.grams ?? null,
    // Also with its brand before or after it.
    names: brand === null ? [name] : [name, `${brand} ${name}`, `${name} ${brand}`],
  };
}

// An item's table has at most 60 characters.
function tableOf(source: FoodFields['source']): string {
  if (source.kind === 'database') return source.name.slice(0, 60);
  return source.kind === 'label' ? LABEL_TABLE : PERSONAL_TABLE;
}
