// Measures how recipe lines are parsed, against lines that were judged beforehand:
//   npm run eval:ingredients -- [--wrong] FILE...
// --wrong lists the lines whose food or weight is not accepted. Never use it on a set aside.
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readIngredients } from '#shared/nutrition/recipes/read-ingredients';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';
import { openFoodTables } from '#shared/nutrition/table/food-table';

import { judgeLine, readLines, type JudgedLine } from './eval/judge-line';
import { share } from './eval/statistics';

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { wrong: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new Error('Use: npm run eval:ingredients -- FILE...');
  const table = openFoodTables(ALL_TABLES);
  for (const file of positionals) {
    const judged = readLines(file).flatMap((known) => {
      const [read] = readIngredients(table, known.line, { by: 'device' });
      return read ? [judgeLine(known, read)] : [];
    });
    if (values.wrong) for (const one of judged.filter(({ isRight }) => !isRight)) show(one);
    console.log(JSON.stringify({ file: path.basename(file), ...figuresOf(judged) }));
  }
}

function figuresOf(judged: readonly JudgedLine[]) {
  const part = (holds: (one: JudgedLine) => boolean) =>
    share(judged.filter(holds).length, judged.length);
  return {
    n: judged.length,
    food_right: part(({ isFood }) => isFood),
    food_and_grams_right: part(({ isRight }) => isRight),
    // Wrong, and shown neither as not understood nor as uncertain.
    silently_wrong: part(
      ({ isRight, read }) =>
        !isRight && !read.unread && read.items.every(({ confidence }) => confidence !== 'low'),
    ),
  };
}

function show({ known, read, isFood }: JudgedLine): void {
  const found = read.items.map(({ source, grams, per100g, confidence }) => {
    const name = source.kind === 'table' ? source.description : source.kind;
    return `${grams.toFixed(1)} g ${name} (${per100g.calories ?? '?'} kcal/100 g, ${confidence})`;
  });
  const accepted = `${known.grams.join('-')} g, ${known.kcal_per_100g.join('-')} kcal/100 g`;
  const mark = isFood ? 'grams' : 'food';
  console.log(
    `${mark}${read.unread ? ', unread' : ''}: ${known.line} -> ${found.join(' + ') || 'nothing'}; accepted ${accepted}`,
  );
}

main();
