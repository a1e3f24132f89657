import type { Logger } from 'pino';

import { openFoodTables } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

import { seen } from '../../kit/vision-counterpart';

// Fakes for what a history does not need: the decoding of pictures, the disk and the provider.

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

export type SimulatedVision = ReturnType<typeof visionThat>;

/** A provider that fails, sees no food, or sees an apple. */
export function visionThat(luck: number) {
  return {
    model: 'simulated',
    prompt: 'simulated',
    read: async () => {
      if (luck < 0.2) throw new Error('The provider is down.');
      const verdict = luck < 0.4 ? 'not_food' : 'food';
      const reading = { verdict, items: luck < 0.4 ? [] : [seen()], questions: [] };
      return { reading, usage: { calls: 1, inputTokens: 100, outputTokens: 50 } };
    },
  };
}

export const SPENDING = {
  reserve: async () => ({ day: '', calls: 0, cost: 0 }),
  settle: async () => undefined,
};
