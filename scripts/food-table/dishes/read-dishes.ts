import { readFileSync } from 'node:fs';
import path from 'node:path';

import { MEAL_TYPES, type MealType } from '#shared/records/meal';

/** A dish as written in dishes.txt. */
export interface WrittenDish {
  name: string;
  meals: MealType[];
  servings: number;
  lines: string[];
  method: string;
}

/**
 * Parses dishes, which are separated by an empty line: '# name | meals | portions', one ingredient per line, and '> '
 * before the method.
 * @throws Error naming the dish with a wrong format
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
  const [, name, meals = '', servings] = /^# (.+) \| (.+) \| (\d+)$/u.exec(head) ?? [];
  const [method, ...others] = rest.filter((line) => line.startsWith('> '));
  const lines = rest.filter((line) => !line.startsWith('> '));
  if (name === undefined || method === undefined || others.length > 0 || lines.length === 0)
    throw new Error(`This dish is not written as the others are: ${head}`);
  const named = { name, servings: Number(servings), meals: meals.split(' ').map(mealType) };
  return { ...named, lines, method: method.slice(2) };
}

function mealType(word: string): MealType {
  const found = MEAL_TYPES.find((type) => type === word);
  if (!found) throw new Error(`There is no such meal: ${word}`);
  return found;
}
