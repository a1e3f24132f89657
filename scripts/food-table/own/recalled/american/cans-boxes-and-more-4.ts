import { PRINTED_FROM_MEMORY } from '../printed';
import type { OwnList } from '../../own-food';

/** American shelves, chains and kitchens: cans boxes and more, as such products and plates commonly print or weigh. */
export const AMERICAN_CANS_BOXES_AND_MORE_4: OwnList = {
  note: PRINTED_FROM_MEMORY,
  foods: [
    {
      code: 'z-lefse-butter',
      name: 'Lefse with butter and sugar (recalled)',
      also: 'lefse with butter, buttered lefse',
      category: 'Pancakes, waffles, French toast',
      per100g: { calories: 265, protein: 4.5, carbs: 41, fat: 9.5 },
      portions: { '1 piece': 70, '1 lefse': 70 },
    },
    {
      code: 'z-fruit-roll',
      name: 'Pouch of fruit gummies (recalled)',
      also: 'fruit roll up, fruit roll ups, fruit by the foot, gushers, fruit snack pouch, motts welchs scooby snacks, fruit roll',
      category: 'Candy not containing chocolate',
      per100g: { calories: 355, protein: 2, carbs: 82, fat: 1.5 },
      portions: { '1 pouch': 23, '1 pack': 23, '1 roll': 14 },
      usual: 23,
    },
    {
      code: 'z-pop-tarts-us',
      name: 'Frosted pop tart (recalled)',
      also: 'frosted strawberry pop tart, pop tarts pack, smores pop tart, toaster strudel',
      category: 'Doughnuts, sweet rolls, pastries',
      per100g: { calories: 390, protein: 4, carbs: 70, fat: 10.5 },
      portions: { '1 pastry': 48, '1 piece': 48, '1 pack': 96, '1 strudel': 54 },
    },
    {
      code: 'z-ihop-crepe',
      name: 'Breakfast platter (recalled)',
      also: 'grand slam, dennys grand slam, lumberjack slam, ihop breakfast sampler, breakfast sampler, all star breakfast, waffle house all star, all star special, rooty tooty, mccd big breakfast, mcdonalds big breakfast',
      category: 'Egg/breakfast sandwiches',
      per100g: { calories: 215, protein: 10, carbs: 15, fat: 13 },
      portions: { '1 plate': 420, '1 platter': 420 },
    },
    {
      code: 'z-waffle-hb',
      name: 'Hash browns, scattered (recalled)',
      also: 'waffle house hashbrowns, scattered smothered covered, hashbrowns scattered, waffle house hash browns, smothered and covered, hashbrowns smothered and covered',
      category: 'French fries and other fried white potatoes',
      per100g: { calories: 190, protein: 4, carbs: 23, fat: 9.5 },
      portions: { '1 order': 150, '1 large': 250 },
    },
    {
      code: 'z-corn-elote',
      name: 'Street corn (recalled)',
      also: 'mexican street corn, esquites, elote in a cup, corn in a cup, street corn cup',
      category: 'Vegetable dishes',
      per100g: { calories: 165, protein: 4, carbs: 17, fat: 9.5 },
      portions: { '1 ear': 160, '1 cup': 200, '1 cob': 160 },
    },
    {
      code: 'z-quesabirria',
      name: 'Birria taco (recalled)',
      also: 'quesabirria taco, quesabirria with consomme, quesa birria',
      category: 'Burritos and tacos',
      per100g: { calories: 240, protein: 13, carbs: 16, fat: 13.5 },
      portions: { '1 taco': 95, '1 piece': 95 },
      usual: 285,
    },
    {
      code: 'z-sopapilla',
      name: 'Sopapilla (recalled)',
      also: 'sopapilla cheesecake bar',
      category: 'Doughnuts, sweet rolls, pastries',
      per100g: { calories: 370, protein: 5, carbs: 47, fat: 18 },
      portions: { '1 piece': 35, '1 bar': 75 },
      usual: 70,
    },
  ],
};
