import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Chinese, Hong Kong and Taiwanese food and tea shop drinks. */
export const WORLD_CHINA: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['wd-lamb-skewer', 'Lamb skewer', 'Lamb, goat, game'], [230, 19, 2, 16], {
        '1 skewer': 40,
        '1 stick': 40,
        '1 piece': 40,
        '1 serving': 200,
      }),
      also: 'lamb skewers, chuanr',
    },
    {
      ...printed(
        ['wd-turnip-cake', 'Turnip cake, dim sum', 'Egg rolls, dumplings, sushi'],
        [165, 3.5, 22, 7],
        { '1 piece': 50, '1 serving': 150, '1 plate': 150 },
      ),
      also: 'turnip cake, lo bak go, radish cake',
      usual: 150,
    },
    {
      ...printed(
        ['wd-dimsum-ribs', 'Steamed dim sum ribs or chicken feet', 'Meat mixed dishes'],
        [225, 15, 6, 15.5],
        { '1 serving': 115, '1 plate': 115, '1 basket': 115 },
      ),
      also: 'spare ribs dim sum',
    },
    {
      ...printed(['wd-mango-sago', 'Mango sago', 'Pudding'], [95, 1, 19, 1.8], {
        '1 bowl': 300,
        '1 cup': 300,
        '1 serving': 300,
        '1 small': 200,
        '1 large': 450,
      }),
      also: 'mango pomelo sago',
    },
    {
      ...printed(
        ['wd-pineapple-bun', 'Pineapple bun or melon pan', 'Doughnuts, sweet rolls, pastries'],
        [340, 7.5, 56, 10],
        { '1 piece': 95, '1 bun': 95 },
      ),
      also: 'pineapple bun, bolo bao, melon pan, melonpan',
    },
    {
      ...printed(
        ['wd-bolo-yau', 'Pineapple bun with butter', 'Doughnuts, sweet rolls, pastries'],
        [385, 7, 49, 18],
        { '1 piece': 115, '1 bun': 115 },
      ),
      also: 'bo lo yau',
    },
    {
      ...printed(
        ['wd-hk-toast', 'Hong Kong French toast', 'Pancakes, waffles, French toast'],
        [320, 7, 33, 18],
        { '1 serving': 190, '1 piece': 190 },
      ),
    },
    {
      ...printed(
        ['wd-bs-boba', 'Brown sugar boba milk', 'Milk shakes and other dairy drinks'],
        [85, 1.8, 15.5, 1.8],
        { '1 medium': 500, '1 cup': 500, '1 small': 400, '1 regular': 500, '1 large': 700 },
      ),
      also: 'brown sugar boba, brown sugar milk tea',
    },
    {
      ...printed(['wd-fruit-tea', 'Fruit tea of a bubble tea shop', 'Tea'], [31, 0.1, 7.7, 0], {
        '1 medium': 500,
        '1 cup': 500,
        '1 small': 400,
        '1 regular': 500,
        '1 large': 700,
      }),
      also: 'passion fruit green tea',
    },
    {
      ...printed(
        ['wd-milk-tea', 'Milk tea of a bubble tea shop, no pearls', 'Tea'],
        [52, 0.6, 9.2, 1.4],
        { '1 medium': 500, '1 cup': 500, '1 small': 400, '1 regular': 500, '1 large': 700 },
      ),
      also: 'oolong milk tea',
    },
    {
      ...printed(['wd-lu-rou-fan', 'Lu rou fan', 'Rice mixed dishes'], [175, 6.5, 21, 7], {
        '1 bowl': 300,
        '1 small': 220,
        '1 large': 400,
        '1 serving': 300,
      }),
      also: 'braised pork rice, minced pork rice',
    },
    {
      ...printed(['wd-gua-bao', 'Gua bao', 'Meat and BBQ sandwiches'], [285, 10, 28, 14.5], {
        '1 piece': 125,
        '1 bun': 125,
      }),
      also: 'pork belly bao',
    },
    {
      ...printed(['wd-danbing', 'Danbing', 'Egg/breakfast sandwiches'], [215, 8, 23, 10], {
        '1 piece': 150,
        '1 serving': 150,
        '1 roll': 150,
      }),
    },
  ],
};
