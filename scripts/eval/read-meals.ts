import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { readNutribench } from './formats/nutribench';
import { readNutrition5k } from './formats/nutrition5k';
import { readTerse } from './formats/terse';
import { readWorld } from './formats/world';
import type { KnownMeal } from './known-meal';

const READERS = {
  terse: { read: readTerse, files: /\.jsonl$/ },
  nutribench: { read: readNutribench, files: /\.csv$/ },
  world: { read: readWorld, files: /\.json$/ },
  nutrition5k: { read: readNutrition5k, files: /^dish_.*\.csv$/ },
} as const;

export type Format = keyof typeof READERS;
export const FORMATS = Object.keys(READERS) as Format[];

/**
 * Reads described meals from a file, or from each file of the format in a folder.
 * @throws with a plain message if there are none
 */
export function readMeals(source: string, format: Format): KnownMeal[] {
  const { read, files } = READERS[format];
  const named = statSync(source).isDirectory()
    ? readdirSync(source)
        .filter((name) => files.test(name))
        .sort()
        .map((name) => path.join(source, name))
    : [source];
  const meals = named.flatMap((file) => read(readFileSync(file, 'utf8')));
  if (meals.length === 0) throw new Error(`${source} holds no meals of the format '${format}'.`);
  return meals;
}
