// Measures how a model's names are grounded in the food tables:
//   npm run eval:grounding -- [--wrong | --high | --all] FILE...
// --wrong lists names that are off or, by their patterns, of another kind; --high lists every 'high' whose food has
// another name, so that a person can judge it.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { openFoodTables } from '#shared/nutrition/table/food-table';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';

import { groundedAnalysis } from '../api/features/photos/reading/ground-items';
import {
  foodOf,
  isAsked,
  isCalledOtherwise,
  isHigh,
  isOff,
  isOtherKind,
  readNames,
  scoreNames,
  seenOf,
  type Grounded,
} from './eval/grounding';

const FACTS = { id: '00000000-0000-4000-8000-000000000000', model: 'model', prompt: 'prompt' };

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      wrong: { type: 'boolean', default: false },
      high: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new Error('Use: npm run eval:grounding -- FILE...');
  const foods = openFoodTables(ALL_TABLES);
  for (const file of positionals) {
    const grounded = readNames(file).map((known): Grounded => {
      const reading = { verdict: 'food' as const, items: [seenOf(known)], questions: [] };
      return { known, analysis: groundedAnalysis(reading, { ...FACTS, foods }) };
    });
    const isShown = (one: Grounded) =>
      values.all ||
      (values.wrong && (isOff(one) || isOtherKind(one))) ||
      (values.high && isHigh(one) && isCalledOtherwise(one));
    for (const one of grounded.filter(isShown)) show(one);
    console.log(JSON.stringify({ file: path.basename(file), ...scoreNames(grounded) }));
  }
}

function show(one: Grounded): void {
  const { known, analysis } = one;
  const [item] = analysis.items;
  const name = [known.name, known.preparation].filter(Boolean).join(' | ');
  const accepted = `${known.kcal_low}-${known.kcal_high}`;
  const found = item
    ? `${item.confidence} ${Math.round(item.per100g.calories ?? 0)} of ${accepted}`
    : 'not found';
  console.log(`${found}${marksOf(one)}: ${name} -> ${foodOf(one) ?? "the model's figures"}`);
}

function marksOf(one: Grounded): string {
  const marks = { off: isOff(one), 'another kind': isOtherKind(one), asked: isAsked(one) };
  return Object.entries(marks)
    .flatMap(([mark, holds]) => (holds ? [`, ${mark}`] : []))
    .join('');
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
