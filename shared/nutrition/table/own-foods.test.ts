import { foodTable } from '../../../test/kit/foods';
import { someOf } from '../../../test/kit/short';
import { analyseText } from '../analyzer/analyse-text';
import { ALL_TABLES } from './all-tables';

// The survey's food takes precedence for its name; ours is found by its other names.
const SURVEYED = new Set(
  ALL_TABLES.filter(({ kind }) => kind === 'survey').flatMap(({ names }) =>
    names.map((name) => name.toLowerCase()),
  ),
);

function isToBeFound(kind: string, description: string): boolean {
  return kind === 'own' && !SURVEYED.has(description.toLowerCase());
}

test('every food of ours is found by its own name, with its own weight and nutrients', () => {
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

// These have other meanings more often, or join two foods.
const NO_FOOD_ALONE = new Set(['good day', 'run down', 'lucky me', 'air up', 'boil up', 'or']);

test('every name of ours is found', () => {
  const table = foodTable();
  const own = ALL_TABLES.find(({ kind }) => kind === 'own');
  const listed = [...(own?.aliases ?? []), ...(own?.additions?.aliases ?? [])];
  const names = listed
    .flatMap((names) => names.split('|'))
    .filter((name) => name !== '' && !NO_FOOD_ALONE.has(name));
  const silent = someOf(names, 30).filter(
    (name) => analyseText(table, name, { by: 'device' }).items.length === 0,
  );
  expect(silent).toEqual([]);
});

test.each([
  ['boost', 'own:b-boost'],
  ['3 musketeers', 'own:x-milky-way'],
  ['after eight', 'own:x-fry-cream'],
  ['turkish breakfast', 'own:y-turkish-breakf'],
  ['ants on a log', 'own:x-ants-log'],
  ['ensure plus vanilla bottle', '95103000'],
])("'%s' is a name, and its words are not talk", (text, code) => {
  const { items } = analyseText(foodTable(), text, { by: 'device' });
  expect(items.map(({ source }) => source)).toMatchObject([{ code }]);
});

test('a number of such a name is that many pieces', () => {
  const gramsOf = (text: string) =>
    analyseText(foodTable(), text, { by: 'device' }).items.map(({ grams }) => grams);
  const [one = 0] = gramsOf('1 tv dinner');
  expect(gramsOf('2 tv dinners')).toEqual([2 * one]);
  const [bar = 0] = gramsOf('1 3 musketeers');
  expect(gramsOf('two 3 musketeers')).toEqual([2 * bar]);
});

test.each([
  ['tv dinner and a coke', ['own:z-e-swedish-fz', '92410310']],
  ['tv dinner, coke', ['own:z-e-swedish-fz', '92410310']],
  ['coffee and after eight', ['92101000', 'own:x-fry-cream']],
  ['nachos, high noon', ['58104105', 'own:x-whiteclaw']],
  ['apple, liquid breakfast', ['63101000', 'own:x-up-and-go']],
  ['had a turkish breakfast then coffee', ['own:y-turkish-breakf', '92101000']],
  ['3 musketeers and a coke', ['own:x-milky-way', '92410310']],
])("'%s' loses no part of the list", (text, codes) => {
  const { items } = analyseText(foodTable(), text, { by: 'device' });
  expect(items.map(({ source }) => source)).toMatchObject(codes.map((code) => ({ code })));
});

test.each([
  ['christmas dinner, brussels sprouts and carrots', 'own:sunday-roast'],
  ['turkish breakfast: eggs, olives, cheese', 'own:y-turkish-breakf'],
])("'%s' lists what the meal consists of, so its name is not an item", (text, code) => {
  const { items } = analyseText(foodTable(), text, { by: 'device' });
  expect(items.map(({ source }) => source)).not.toContainEqual(expect.objectContaining({ code }));
});

test('half of such a name is half of it', () => {
  const gramsOf = (text: string) =>
    analyseText(foodTable(), text, { by: 'device' }).items[0]?.grams;
  const one = gramsOf('a tv dinner') ?? 0;
  expect(['half a tv dinner', '1/2 tv dinner', '½ tv dinner'].map(gramsOf)).toEqual([
    one / 2,
    one / 2,
    one / 2,
  ]);
});

test.each(['run down today', 'good day', 'lucky me', 'feeling run down'])(
  "'%s' does not mean food",
  (text) => {
    expect(analyseText(foodTable(), text, { by: 'device' }).items).toEqual([]);
  },
);
