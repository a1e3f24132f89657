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
  ['ensure plus vanilla bottle', '95103010'],
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

// What is in cans, packets and takeaway boxes: its food, and the grams of one or of so many.
test.each([
  ['can of irn bru', 'own:x-soda-less', 330],
  ['bottle of vimto', 'own:x-soda-less', 500],
  ['irn bru xtra can', 'own:x-diet-pop', 355],
  ['can of v energy', 'own:x-redbull-can', 250],
  ['can of san pellegrino limonata', 'own:y-soda-of-other', 330],
  ['arizona iced tea can', 'own:x-arizona', 680],
  ['strong zero', 'own:x-chuhai', 350],
  ['teh o kosong', 'own:x-kopi-o-kosong', 180],
  ['milo sachet', 'own:x-malt-sachet', 200],
  ['kopiko brown coffee', 'own:x-coffee-3in1', 200],
  ['oat milk cappuccino', 'own:x-oat-capp', 300],
  ['oat flat white', 'own:x-oat-flat', 240],
  ['2 indomie', 'own:x-indomie', 168],
  ['indomie super pack', 'own:x-indomie-super', 120],
  ['indomie hungry man size', 'own:x-indomie-big', 200],
  ['super noodles', 'own:x-instant-ramen', 83],
  ['pancit canton kalamansi 1 pack', 'own:x-indomie', 84],
  ['buldak cup', 'own:z-shin-cup', 300],
  ['half portion chicken pakora', 'own:x-meat-pakora', 125],
  ['6 pieces chicken pakora', 'own:x-meat-pakora', 168],
  ['veg pakora', 'own:pakora-plate', 110],
  ['small hsp mixed meat', 'own:x-hsp', 400],
  ['donner in naan', 'own:x-doner-naan', 430],
  ['roll and bacon', 'own:bacon-sandwich', 131],
  ['vetkoek and mince', 'own:br-vetkoek-mince', 200],
  ['battered sav', 'own:x-battered-saus', 110],
  ['chicken mayo sandwich', 'own:x-chick-mayo-sw', 175],
  ['falafel mezze salad box', 'own:x-falafel-box', 370],
  ['2 bolilos', 'own:bolillo', 140],
  ['1 poppy hamantasch', 'own:z-hamantasch', 30],
  ['egg pie', 'own:x-egg-pie', 110],
  ['pão francês', 'own:x-pao-frances', 50],
  ['2 ricards', 'own:x-pastis', 50],
  ['3 quarkbällchen', 'own:x-quarkball', 105],
  ['2 kit kat fingers', 'own:x-kitkat-finger', 20.8],
  ['5 tofu puffs', '16129', 50],
  ['2 garden eggs', '11209', 90],
  ['2 pieces of goat meat', '17169', 90],
  ['roasted groundnuts', '16390', 28],
  ['low fat soft cheese', '14303010', 30],
  ['grilled snapper', 'own:x-barramundi', 150],
  ['swordfish steak', '26149110', 140],
  ['bean thread noodles', 'own:x-glass-noodle', 140],
  ['crispy seaweed', 'own:x-crisp-seaweed', 60],
  ['pancit palabok', 'own:pancit', 300],
  ['sausage patty', '25221405', 50],
  ['sausage patty biscuit', '34002130', 110],
  ['chicken pasta bake', 'own:tuna-pasta', 400],
  ['wasabi katsu curry', 'own:katsu-curry', 620],
  ['pizza hut personal pan', 'own:x-ph-personal', 230],
  ['barebells', 'own:x-barebells-c', 55],
  ['revels', 'own:x-munchies-uk', 52],
  ['fortisip 200ml', '95103010', 213],
  ['pediasure 1 bottle', 'own:x-ensure', 237],
  ['similac 6 oz', 'own:x-formula', 170],
  ['apple cider vinegar', '02048', 15],
  ['egg whites 150ml', '31108110', 154],
  ['turkey jerky', 'own:x-turkey-jerky', 28],
  ['burger steak', '27112010', 183],
  ['100 g buckwheat', '56200510', 100],
  ['2 chikoo', '09313', 220],
  ['half pawpaw', '63133010', 165],
  ['festival', 'own:festival', 60],
  ['laban', '11115400', 244],
  ['royal stag', 'own:x-spirit-shot', 42],
  ['chivita', 'own:x-real-juice', 200],
  ['milo panas', 'own:x-milo', 250],
  ['daal mash', 'own:chana-dal', 250],
  ['2 kajzerki', '51153000', 112],
  ['1 aguacate', '63105010', 150],
])("'%s' is its own food at a weight that fits", (text, code, grams) => {
  const { items } = analyseText(foodTable(), text, { by: 'device' });
  expect(items.map(({ source }) => source)).toMatchObject([{ code }]);
  expect(items[0]?.grams).toBeCloseTo(grams, 0);
});

test('instant noodles by weight are dry, as their packets print it', () => {
  const { items } = analyseText(foodTable(), '70 g instant noodles', { by: 'device' });
  expect(items[0]?.per100g.calories).toBeGreaterThan(400);
});
