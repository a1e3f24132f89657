import { readFileSync } from 'node:fs';
import path from 'node:path';

import { MEAL_TYPES, type MealType } from '#shared/records/meal';

/** A dish as it is written in dishes.txt. */
export interface WrittenDish {
  name: string;
  meals: MealType[];
  servings: number;
  lines: string[];
  method: string;
}

/**
 * Dishes stand apart by an empty line: '# name | meals | portions', an ingredient a line, and '> ' before the method.
 * @throws Error naming the dish whose form is wrong
 */
export function readDishes(text = written()): WrittenDish[] {
  return text
    .trim()
    .split(/\n{2,}/u)
    .map(readDish);
}

function written(): string {
  return readFileSync(path.join(__dirname, 'dishes.txt'), 'utf8');
}

function readDish(block: string): WrittenDish {
  const [head = '', ...rest] = block.split('\n');
  const [name = '', meals = '', servings = ''] = head.replace(/^# /u, '').split(' | ');
  const methods = rest.filter((line) => line.startsWith('> '));
  const lines = rest.filter((line) => !line.startsWith('> '));
  const types = meals.split(' ').map((word) => MEAL_TYPES.find((type) => type === word));
  const isWhole = head.startsWith('# ') && Number(servings) > 0 && methods.length === 1;
  if (!isWhole || lines.length === 0 || types.includes(undefined))
    throw new Error(`This dish is not written as the others are: ${name}`);
  return {
    ...{ name, lines, servings: Number(servings) },
    meals: types.flatMap((type) => type ?? []),
    method: methods[0]?.slice(2) ?? '',
  };
}
