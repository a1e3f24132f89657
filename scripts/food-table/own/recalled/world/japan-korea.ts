import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Japanese and Korean food. */
export const WORLD_JAPAN_KOREA: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['wd-shoyu-ramen', 'Shoyu or shio ramen', 'Ramen and Asian broth-based soups'],
        [82, 4.3, 9.8, 2.8],
        { '1 bowl': 620, '1 small': 480, '1 large': 780, '1 serving': 620 },
      ),
      also: 'shoyu ramen, shio ramen',
    },
    {
      ...printed(['wd-curry-rice', 'Japanese curry rice', 'Rice mixed dishes'], [140, 4, 21, 4.4], {
        '1 plate': 500,
        '1 bowl': 500,
        '1 serving': 500,
        '1 small': 380,
        '1 large': 650,
      }),
      also: 'japanese curry, curry rice',
    },
    {
      ...printed(['wd-teishoku', 'Teishoku set meal', 'Meat mixed dishes'], [130, 7, 15.5, 4.5], {
        '1 set': 620,
        '1 meal': 620,
        '1 serving': 620,
      }),
      also: 'teishoku',
    },
    {
      ...printed(['wd-inari', 'Inari sushi', 'Egg rolls, dumplings, sushi'], [210, 5, 33, 6.2], {
        '1 piece': 50,
        '1 serving': 150,
        '1 pack': 150,
      }),
      also: 'inari, inarizushi',
    },
    {
      ...printed(
        [
          'wd-gukbap',
          'Korean hearty soup with rice or noodles',
          'Ramen and Asian broth-based soups',
        ],
        [82, 5, 8.8, 3],
        { '1 bowl': 700, '1 serving': 700 },
      ),
      also: 'gukbap, dwaeji gukbap, gamjatang, haejangguk, kalguksu, tteokguk, sujebi',
    },
    {
      ...printed(
        ['wd-budae', 'Budae jjigae', 'Ramen and Asian broth-based soups'],
        [105, 5.2, 8.5, 5.6],
        { '1 bowl': 600, '1 serving': 600 },
      ),
      also: 'army stew',
    },
    {
      ...printed(['wd-light-guk', 'Korean clear soup', 'Soups, broth-based'], [26, 2, 1.4, 1.3], {
        '1 bowl': 350,
        '1 serving': 350,
        '1 cup': 240,
      }),
      also: 'miyeokguk, kongnamul guk',
    },
    {
      ...printed(
        ['wd-rabokki', 'Rabokki or rose tteokbokki', 'Ramen and Asian broth-based soups'],
        [155, 4, 26, 3.8],
        { '1 plate': 450, '1 bowl': 450, '1 serving': 450, '1 small': 300 },
      ),
      also: 'rabokki, rose tteokbokki',
    },
    {
      ...printed(['wd-eomuk', 'Korean fish cake skewer', 'Fish'], [135, 10, 15, 3.6], {
        '1 skewer': 65,
        '1 stick': 65,
        '1 piece': 65,
      }),
      also: 'eomuk, odeng',
    },
    {
      ...printed(
        ['wd-kr-toast', 'Korean street toast', 'Egg/breakfast sandwiches'],
        [220, 8, 23, 10.5],
        { '1 piece': 210, '1 sandwich': 210 },
      ),
      also: 'korean toast, isaac toast',
    },
    {
      ...printed(
        ['wd-banana-milk', 'Korean banana milk', 'Flavored milk, whole'],
        [84, 2.4, 12, 3],
        { '1 bottle': 240, '1 pack': 240, '1 carton': 240 },
      ),
      also: 'banana uyu, binggrae banana milk',
    },
    {
      ...printed(['wd-choco-pie', 'Choco Pie', 'Cookies and brownies'], [425, 4.5, 66, 16], {
        '1 piece': 33,
        '1 pie': 33,
      }),
    },
  ],
};
