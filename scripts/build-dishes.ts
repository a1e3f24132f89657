// Computes the nutrients in a portion of each of our dishes from the committed food tables: npm run dishes
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { makeDishes } from './food-table/dishes/make-dishes';
import { readDishes } from './food-table/dishes/read-dishes';

const FILE = path.resolve(__dirname, '../shared/rules/what-to-eat/dishes.json');

const dishes = makeDishes(readDishes());
writeFileSync(FILE, `[\n${dishes.map((dish) => JSON.stringify(dish)).join(',\n')}\n]\n`);
console.log(JSON.stringify({ dishes: dishes.length }));
