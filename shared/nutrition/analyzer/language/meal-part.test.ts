import type { Analysis } from '#shared/records/meal-item';

import { foodTable } from '../../../../test/kit/foods';
import { someOf } from '../../../../test/kit/short';
import { totalNutrients } from '../../items/totals';
import { ALL_TABLES } from '../../table/all-tables';
import { analyseText } from '../analyse-text';
import { mealPart } from './meal-part';
import { isSmallTalk } from './small-talk';
import { normalise } from './words';

const read = (text: string): Analysis => analyseText(foodTable(), text, { by: 'device' });

const THINGS = ['mayo', 'sour cream', 'bun', 'cheese or onions', 'added sugar', 'rice', 'skin'];

test('no word that the analyser made is ever shown', () => {
  const texts = THINGS.flatMap((thing) => [
    `burrito no ${thing}`,
    `2 zorgles without ${thing}, 1/3 of it`,
    `half and half coffee hold the ${thing}, ate half`,
    `a heaped tbsp of fleemish without ${thing}`,
  ]);
  const shownOf = ({ items, notFound, question }: Analysis) => [
    ...items.flatMap(({ name, words, amount }) => [name, words, amount.text]),
    ...notFound,
    question?.words ?? '',
    ...(question?.options ?? []).map(({ label }) => label),
  ];
  const shown = texts.flatMap((text) => shownOf(read(text)));
  expect(
    shown.filter((words) => /\bnil|noteaten|withfat|halfhalf|within|floz|§/.test(words ?? '')),
  ).toEqual([]);
});

test.each([
  'my boss is a nut',
  'add almond milk to my favourites',
  'carved the pumpkin with the grandkids',
  'calories in 100 g chicken',
  'order pizza for friday',
  'goal 2000 kcal',
  'kids ate all the cookies',
  '220 v',
  'top 10',
  'we never eat fish',
  'squats and a run before work',
  'summarize the article about cheese',
  'watched the great bake off',
  'down to 1500 kcal',
  'meal plan for the week with chicken',
  'mr. pepper was late',
  'cat got her tuna',
  'baby had 120 ml formula at 4',
  'daughter only ate half her pasta again',
  'cooked rice and stew for my mother in law',
  'baked a cake for my sister',
  'made lasagne for the neighbours, they just had a baby',
  'what shall I cook tonight? got courgettes and feta',
  'dinner ideas? we have salmon',
  "mum's birthday, order cake from the bakery by friday",
  'drinks on friday',
  'bbq on sunday',
  'steak on saturday for the kids',
  'planning steak on saturday',
])('%s gives nothing', (text) => {
  expect(read(text).items).toEqual([]);
});

test.each([
  'a cold beer after the football match',
  'post workout shake, 1 banana',
  'broke my fast with 3 dates',
  '1 cookie from the office party',
  'the soup was great',
  'son had toast, i had eggs',
  'made pancakes for the kids, had 2 myself',
  'what did i eat? toast and eggs',
  'baby carrots 5',
  'birthday, had cake from the bakery',
])('%s is a meal', (text) => {
  expect(read(text).items).not.toEqual([]);
});

test.each([
  'soupe à l’oignon',
  'quiche aux poireaux',
  'pain complet 60 g',
  'sopa de legumes',
  'carne moída 150 g',
  'pizza salami ganz',
  'lauki ki sabzi',
])('%s is not guessed at, and shown as it was typed', (text) => {
  const { items, notFound } = read(text);
  expect(items).toEqual([]);
  expect(notFound.join(' ')).not.toBe('');
});

test.each([
  '2 crocchette, trozo grande de queso',
  '1 litro de leche',
  'brötchen mit käse',
  'chai bina cheeni',
])('what %s was read as is asked about', (text) => {
  const { items, question } = read(text);
  expect(items.length === 0 || question !== null).toBe(true);
});

const AS_SAID: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `a ${name}`,
  (name) => `2 ${name}`,
  (name) => `${name} and a coffee`,
];

// Other names of the survey that are remarks on a food.
const REMARK = /^(?:with|made|in|on|without|from|no|any|all|ns|other|includes)\b/;
// Of the body, animals that are pets to most, a place, and seeds and leaves of the reference.
const TALK_TOO =
  /^(?:pre workout|biceps femoris|oil teaseed|indian river|cold stone love it|jacket|cowpeas leafy tips raw)$/;

test('no name of a food is talk', () => {
  const { index, named } = foodTable();
  const names = [...index.descriptions, ...named.keys()];
  expect(names.filter((name) => isSmallTalk(normalise(name)))).toEqual([]);
  const own = ALL_TABLES.flatMap(({ aliases, additions }) => [
    ...aliases,
    ...(additions?.aliases ?? []),
  ]);
  const said = someOf(
    own.flatMap((list) => list.toLowerCase().split('|')),
    4,
  )
    .filter((name) => name !== '' && name.split(' ').length <= 4 && !REMARK.test(name))
    .filter((name) => !TALK_TOO.test(name))
    .flatMap((name) => AS_SAID.map((as) => as(name)));
  expect(said.filter((text) => mealPart(normalise(text)).trim() === '')).toEqual([]);
});

test('a meal that was left out, and what there was instead', () => {
  expect(read('no dinner for me just a glass of red wine').items).toHaveLength(1);
  expect(read('no dinner for me').items).toEqual([]);
});

test.each([
  'lentils soaking overnight for thursday',
  'chicken marinating for tomorrow',
  'new recipe to try: chickpea tray bake with lemon',
])('what is to be cooked is no meal: %s', (text) => {
  expect(read(text).items).toEqual([]);
});

test.each(['gym closed. stairs instead x10', 'walked x20'])('"%s" is no food', (text) => {
  expect(read(text).items).toEqual([]);
});

test.each([
  ['nihari on sunday', 'nihari'],
  ['nihari sunday', 'nihari'],
  ['on monday 2 eggs', '2 eggs'],
  ['3 slices pizza on friday night', '3 slices pizza'],
  ['biryani on saturday with raita', 'biryani with raita'],
])('a day beside foods alone tells when they were eaten: %s', (text, plain) => {
  const kcal = (words: string) => totalNutrients(read(words).items).calories ?? 0;
  expect(kcal(plain)).toBeGreaterThan(0);
  expect(kcal(text)).toBeCloseTo(kcal(plain), 0);
  expect(read(text).confidence).not.toBe('high');
});
