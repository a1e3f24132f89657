import { foodTable } from '../../test/kit/foods';
import { analyseText } from './analyse-text';

test('every food of ours is found by its own name, at the weight and with the figures that are its own', () => {
  const table = foodTable();
  const missed: string[] = [];
  for (let place = 0; place < table.size; place += 1) {
    if (table.kindOf(place) !== 'own') continue;
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
