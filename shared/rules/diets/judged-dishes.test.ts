// Two hundred dishes, judged without knowledge of the table.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { allergensOf, judgeDiet, traitsOfDish } from './dish-traits';
import { type Diet, DIETS } from './traits';

interface JudgedDish {
  name: string;
  lines: string[];
  contains: string[];
  no: string[];
  unsure: string[];
}

const TEXT = readFileSync(path.join(__dirname, 'judged-dishes.txt'), 'utf8');
const DISHES = TEXT.trim().split(/\n\n+/).map(readDish);

function readDish(block: string): JudgedDish {
  const [title = '', ...rows] = block.split('\n');
  const said = (what: string) =>
    (rows.find((row) => row.startsWith(`= ${what}:`)) ?? '').split(/[:\s]+/).slice(2);
  return {
    name: title.replace('# ', ''),
    lines: rows.filter((row) => !row.startsWith('=')),
    contains: said('contains').filter((word) => word !== ''),
    no: said('no'),
    unsure: said('unsure'),
  };
}

const traitsOf = ({ lines }: JudgedDish) =>
  traitsOfDish(lines.map((text) => ({ text, items: [], unread: false })));

test('there are two hundred judged dishes', () => {
  expect(DISHES).toHaveLength(200);
});

test('no allergen of a dish is missed, and nearly all are certain', () => {
  const all = DISHES.map((dish) => ({ ...dish, said: allergensOf(traitsOf(dish)) }));
  const missed = all.flatMap(({ name, contains, said }) =>
    contains
      .filter((one) => ![...said.contains, ...said.may].some((other) => other === one))
      .map((one) => `${name}: ${one}`),
  );
  const certain = all.flatMap(({ contains, said }) =>
    contains.filter((one) => said.contains.some((other) => other === one)),
  );
  expect(missed).toEqual([]);
  expect(certain.length).toBeGreaterThan(500);
});

test('few allergens are listed that a dish does not have', () => {
  const extra = DISHES.flatMap((dish) =>
    allergensOf(traitsOf(dish)).contains.filter((one) => !dish.contains.includes(one)),
  );
  expect(extra.length).toBeLessThan(30);
});

test('no dish is said to fit a diet that it does not fit', () => {
  const wrong = DISHES.flatMap((dish) =>
    (Object.keys(DIETS) as Diet[])
      .filter(
        (diet) =>
          [...dish.no, ...dish.unsure].includes(diet) && judgeDiet(diet, traitsOf(dish)) === 'yes',
      )
      .map((diet) => `${dish.name}: ${diet}`),
  );
  // Chickpea flour may have traces of wheat, which its name does not show.
  expect(wrong).toEqual(['Chickpea Flour Omelette: withoutGluten']);
});
