import type { FoodFields } from '#shared/records/food';

import type { Food } from '../food';

/** The table that a person's own foods are from, as items name it. */
export const PERSONAL_TABLE = 'Your foods';

/** A food of a person's own, with the names that it is found by in their words. */
export interface PersonalFood extends Food {
  names: readonly string[];
}

// Codes have at most 20 characters, of which the end of an id makes 16: 62 bits that differ.
const CODE_START = 'own ';

/** Code of a food of a person's own. @param id of its record */
export function personalCode(id: string): string {
  return CODE_START + id.replaceAll('-', '').slice(-16);
}

/** A food of a person's own as any other food. @param id of its record */
export function personalFood(id: string, fields: FoodFields): PersonalFood {
  const { name, brand, per100, portions } = fields;
  return {
    table: PERSONAL_TABLE,
    code: personalCode(id),
    description: brand === null ? name : `${name}, ${brand}`.slice(0, 300),
    per100g: per100,
    portions,
    usualGrams: portions[0]?.grams ?? null,
    // With its maker before or behind it as well.
    names: brand === null ? [name] : [name, `${brand} ${name}`, `${name} ${brand}`],
  };
}
