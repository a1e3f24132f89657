import { wordsOf } from '#shared/nutrition/analyzer/language/words';

import { OWN_LISTS } from './lists';
import type { OwnFood } from './own-food';
import { PANTRY, type Ingredient } from './pantry';
import { SYNONYMS } from './synonyms';

/** What changes the energy of whatever it is added to, each with what else is as much of it. */
const ADDED: Readonly<Record<string, RegExp>> = {
  sugar: /sugar|sweetened|jaggery/i,
  honey: /honey/i,
  syrup: /syrup|sugar/i,
  jam: /jam|jelly/i,
  milk: /milk|lightened|pudding/i,
  cream: /cream|crème/i,
  butter: /butter|ghee|margarine|\boil\b/i,
  cheese: /chee[sz]|cheddar|mozzarella|parmesan|feta|gouda|paneer|käse|lunchable|wotsits/i,
  cheesy: /chee[sz]|cheddar/i,
  parmesan: /parm/i,
  brie: /brie/i,
  paneer: /paneer/i,
  egg: /egg/i,
  bacon: /bacon|with meat|with cheese and meat/i,
  ham: /\bham\b|egg, with (?:cheese and )?meat/i,
  chorizo: /chori[zp]/i,
  sausage: /sausage|frankfurter|boerewors|sai oua|longganisa|wurst|with meat|with cheese and meat/i,
  peanut: /peanut|groundnut/i,
  mayonnaise: /mayo|tuna salad/i,
  ranch: /ranch/i,
  gravy: /gravy|curry|karahi|rogan/i,
  fry: /fries|frites|pommes|fried/i,
  chip: /fries|frites|chip|crisps|crackers|fried/i,
  avocado: /avocado/i,
  chocolate: /choc|cocoa|kitkat|mars|eclair/i,
};

/** Words that name one thing together, a taste, or a plain form of what stands there. */
const ONE_THING = new RegExp(
  [
    'ice cream|creme caramel|cream of|full cream|cream cooking|oat milk|milk (?:bun|roll|balls|biscuit|powder)',
    'malted milks?|dairy milk|sugar (?:free|beans|snaps?)|kinder egg|egg noodles|jelly babies|cool ranch',
    'butter beans|ranch water|cheese and onion crisps|java chip|kale chips|chocolate (?:chip|sprinkles|mousse|meat|alfajor)',
    'egg (?:and )?cheese (?:mcmuffin|mcgriddle|croissant|croissanwich|bagel|burrito)|choc mousse|chip shop|chicken parm|steak fries',
    'scampi fries|bacon fries|honey stinger|milk (?:stout|arrowroot)|mini milk|fry.?s turkish|armadillo eggs',
    'flat white whole milk|tangy cheese doritos|honey butter chips|egg waffle|butter bread ghana',
    'parm(?:esan)? crisps|milk bottle sweets|cookie butter|milk duds|hk milk tea|bife de chorizo|mint chip|top deck chocolate',
    'choc(?:olate)? (?:chunk|brownie|shake)|sugar cookie|jim jam|honey chicken|butter chicken|less sugar|cookies and cream|bean and cheese',
    '(?:dal|brinjal|bhindi|okra|karela|wet|fish|stir) ?fry|fry up|stir fr(?:y|ied)',
  ].join('|'),
  'gi',
);

function composition(food: OwnFood): string {
  const parts = 'of' in food ? (Object.keys(food.of) as Ingredient[]) : [];
  const pantry = parts.map((part) => `${part} ${PANTRY[part][1]}`);
  // Of a printed product the category says what it holds: 'Candy containing chocolate'.
  const kind = 'per100g' in food ? [food.category] : [];
  return [food.name, ...kind, ...('like' in food ? [food.like[1]] : []), ...pantry].join(', ');
}

const NAMES = [
  ...OWN_LISTS.flatMap(({ foods }) =>
    foods.map((food) => ({ name: food.name, also: food.also ?? '', holds: composition(food) })),
  ),
  ...SYNONYMS.map(([, name, also]) => ({ name, also, holds: name })),
];

test('no name of ours names an addition that its food does not hold', () => {
  const unheld = NAMES.flatMap(({ name, also, holds }) =>
    also.split(',').flatMap((alias) => {
      const words = wordsOf(alias.replaceAll(ONE_THING, ' '));
      const missing = words.filter((word) => ADDED[word]?.test(holds) === false);
      return missing.map((word) => `'${alias.trim()}' on '${name}': ${word}`);
    }),
  );
  expect(unheld).toEqual([]);
});
