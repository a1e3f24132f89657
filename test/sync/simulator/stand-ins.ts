import type { Logger } from 'pino';

import { openFoodTables } from '#shared/nutrition/food-table';
import { ALL_TABLES } from '#shared/nutrition/tables/all';

// What a history needs no real one of: the decoding of pictures, the disk and the provider.

export const TABLE = openFoodTables(ALL_TABLES);

const nothing = () => undefined;
export const SILENT = {
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
} as unknown as Logger;

export const PICTURES = {
  read: async () => ({
    bytes: Buffer.from('x'),
    sha256: '0'.repeat(64),
    mime: 'image/jpeg',
    width: 8,
    height: 8,
  }),
  keep: async () => undefined,
};

/** A provider that fails, sees no food, or sees an apple. */
export function visionThat(luck: number) {
  return {
    model: 'simulated',
    read: async () => {
      if (luck < 0.2) throw new Error('The provider is down.');
      const weight = { grams: 150, grams_low: 120, grams_high: 180 };
      const apple = { name: 'apple', household_measure: '1', confidence: 'high', ...weight };
      return { is_food: luck >= 0.4, items: luck < 0.4 ? [] : [apple] };
    },
  };
}
