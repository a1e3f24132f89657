import { foodTable } from '../../../test/kit/foods';
import { someOf } from '../../../test/kit/short';
import { analyseText } from '../analyzer/analyse-text';
import { ALL_TABLES } from './all-tables';

// What the survey has under the same name stands; ours is found by its other names.
const SURVEYED = new Set(
  ALL_TABLES.filter(({ kind }) => kind === 'survey').flatMap(({ names }) =>
    names.map((name) => name.toLowerCase()),
  ),
);

function isToBeFound(kind: string, description: string): boolean {
  return kind === 'own' && !SURVEYED.has(description.toLowerCase());
}

test('every food of ours is found by its own name, at the weight and with the figures that are its own', () => {
  const table = foodTable();
  const missed: string[] = [];
  const places = Array.from({ length: table.size }, (_, place) => place).filter((place) =>
    isToBeFound(table.kindOf(place), table.food(place).description),
  );
  for (const place of someOf(places, 4)) {
    const { code, description, per100g } = table.food(place);
    const { items } = analyseText(table, `100 g ${description}`, { by: 'device' });
    const [item] = items;
    const found = item?.source.kind === 'table' ? item.source.code : '';
    const isIt = items.length === 1 && found === code && item?.grams === 100;
    if (!isIt || JSON.stringify(item.per100g) !== JSON.stringify(per100g))
      missed.push(`${description}: ${items.map(({ name }) => name).join(' + ')}`);
  }
  expect(missed).toEqual([]);
});
