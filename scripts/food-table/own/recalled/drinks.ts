import { RECALLED, type OwnList } from '../own-food';

/** Brands and house names as the nearest food, at weights that are recalled. */
export const RECALLED_DRINKS: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-ale',
      name: 'Ale (recalled)',
      also: 'pint of bitter, real ale, best bitter, amber ale, brown ale, red ale, doom bar, doombar, london pride, old speckled hen, tetleys bitter, hobgoblin, smithwicks, kilkenny, boddingtons, timothy taylor, newcastle brown, john smiths, beavertown, neck oil, gamma ray, camden hells',
      category: 'Beer',
      like: ['93101000', 'Beer'],
      portions: { '1 pint': 568, '1 bottle': 500, '1 can': 440 },
    },
  ],
};
