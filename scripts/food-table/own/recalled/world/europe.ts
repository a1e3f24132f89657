import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** What European kitchens serve daily. */
export const WORLD_EUROPE: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['wd-uitsmijter', 'Fried eggs with ham on bread', 'Eggs and omelets'],
        [185, 11, 14.5, 9],
        { '1 plate': 300, '1 serving': 300 },
      ),
      also: 'uitsmijter, strammer max',
    },
    {
      ...printed(
        [
          'wd-nood-cabb',
          'Noodles with cabbage, bacon or curd cheese',
          'Pasta mixed dishes, excludes macaroni and cheese',
        ],
        [165, 6, 19, 7],
        { '1 plate': 320, '1 bowl': 320, '1 serving': 320, '1 cup': 200 },
      ),
      also: 'lazanki',
    },
    {
      ...printed(['wd-fried-cheese', 'Fried breaded cheese', 'Cheese'], [325, 17, 16, 21.5], {
        '1 piece': 150,
        '1 serving': 150,
      }),
      also: 'smazeny syr, smazak, rantott sajt, vyprazany syr',
    },
    {
      ...printed(
        ['wd-cheburek', 'Cheburek', 'Turnovers and other grain-based items'],
        [280, 9.5, 26, 15.5],
        { '1 piece': 170 },
      ),
      also: 'chebureki',
    },
    {
      ...printed(
        [
          'wd-mamal-cheese',
          'Mamaliga with cheese and sour cream',
          'Grits and other cooked cereals',
        ],
        [150, 5.5, 14.5, 8],
        { '1 plate': 350, '1 serving': 350 },
      ),
      also: 'mamaliga cu branza si smantana, banosh',
    },
    {
      ...printed(
        ['wd-roast-dumpl', 'Roast or goulash with dumplings', 'Meat mixed dishes'],
        [155, 9, 15, 6.5],
        { '1 plate': 500, '1 serving': 500 },
      ),
      also: 'vepro knedlo zelo, sauerbraten mit knodel',
    },
    {
      ...printed(
        ['wd-curd-bar', 'Glazed curd bar', 'Candy containing chocolate'],
        [400, 8.5, 32, 26.5],
        { '1 piece': 35, '1 bar': 35 },
      ),
      also: 'turo rudi, syrok',
    },
    {
      ...printed(['wd-fozelek', 'Fozelek', 'Vegetable dishes'], [85, 2.8, 9.5, 4], {
        '1 bowl': 300,
        '1 plate': 300,
        '1 serving': 300,
      }),
    },
    {
      ...printed(
        ['wd-arancino', 'Arancino, Sicilian size', 'Rice mixed dishes'],
        [205, 7, 27, 7.5],
        { '1 piece': 160, '1 small': 90, '1 large': 200 },
      ),
      also: 'arancino, suppli',
    },
    {
      ...printed(
        ['wd-tramezzino', 'Tramezzino', 'Deli and cured meat sandwiches'],
        [245, 10, 25, 11.5],
        { '1 piece': 120, '1 sandwich': 120 },
      ),
      also: 'tramezzini',
    },
    {
      ...printed(['wd-merguez', 'Merguez', 'Sausages'], [300, 16, 1.5, 25.5], {
        '1 piece': 55,
        '1 link': 55,
        '1 sausage': 55,
        '1 serving': 110,
      }),
    },
    {
      ...printed(['wd-fr-tart', 'French fruit tart slice', 'Cakes and pies'], [245, 3.5, 33, 11], {
        '1 slice': 130,
        '1 piece': 130,
        '1 tart': 130,
        '1 serving': 130,
      }),
      also: 'tarte aux pommes, tarte aux fraises, clafoutis, far breton',
    },
    {
      ...printed(['wd-madeleine', 'Madeleine', 'Cakes and pies'], [440, 6, 52, 23], {
        '1 piece': 25,
        '1 small': 12,
      }),
      also: 'madeleines, financier',
    },
    {
      ...printed(
        ['wd-galette-rois', 'Galette des rois', 'Doughnuts, sweet rolls, pastries'],
        [420, 7, 40, 26],
        { '1 slice': 105, '1 piece': 105 },
      ),
    },
    {
      ...printed(['wd-huevos-rotos', 'Huevos rotos', 'Eggs and omelets'], [185, 8, 15, 10.5], {
        '1 plate': 330,
        '1 serving': 330,
      }),
      also: 'huevos rotos con jamon',
    },
    {
      ...printed(
        ['wd-rice-egg', 'Rice with fried eggs and tomato', 'Rice mixed dishes'],
        [165, 5.5, 22, 6],
        { '1 plate': 380, '1 serving': 380 },
      ),
      also: 'arroz a la cubana',
    },
    {
      code: 'wd-small-beer',
      name: 'Small draught beer (recalled)',
      category: 'Beer',
      like: ['93101000', 'Beer'],
      portions: { '1 glass': 250, '1 small': 200, '1 large': 400 },
      also: 'chopp, cana',
    },
    {
      ...printed(['wd-horchata', 'Horchata', 'Smoothies and grain drinks'], [62, 0.6, 13, 0.9], {
        '1 glass': 250,
        '1 small': 250,
        '1 cup': 240,
        '1 medium': 400,
        '1 large': 500,
        '1 bottle': 500,
      }),
      also: 'agua de horchata',
    },
    {
      ...printed(
        ['wd-pao-butter', 'Bread roll with butter', 'Yeast breads'],
        [345, 7.5, 48, 13.5],
        { '1 piece': 60, '1 roll': 60 },
      ),
      also: 'pao com manteiga, pao na chapa',
    },
  ],
};
