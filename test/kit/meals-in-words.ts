import { readFileSync } from 'node:fs';
import path from 'node:path';

import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { totalNutrients } from '#shared/nutrition/items/totals';

import { foodTable } from './foods';

const SETS = path.resolve(__dirname, '../../scripts/eval/sets');

/** The lines of an evaluation set of meals, as people typed them. */
export function linesOfSet(name: string): string[] {
  const lines = readFileSync(path.join(SETS, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => (JSON.parse(line) as { text: string }).text);
}

export const itemsOf = (text: string) => analyseText(foodTable(), text, { by: 'device' }).items;

/** In kcal. */
export const caloriesOf = (text: string) => totalNutrients(itemsOf(text)).calories ?? 0;
