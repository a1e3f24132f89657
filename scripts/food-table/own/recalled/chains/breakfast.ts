import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** What chains serve for breakfast. */
export const CHAIN_BREAKFAST: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['ch-maple-croiss', 'Maple bacon chicken croissant', 'Egg/breakfast sandwiches'],
        [329, 12.9, 25.9, 19.4],
        { '1 sandwich': 170 },
      ),
    },
    {
      ...printed(
        ['ch-bk-croiss-b', "Croissan'wich with bacon or ham", 'Egg/breakfast sandwiches'],
        [292, 12.5, 25, 15.8],
        { '1 sandwich': 120 },
      ),
      also: 'bacon egg and cheese croissanwich, bacon croissanwich',
    },
    {
      ...printed(
        ['ch-hash-rounds', 'Hash browns, round', 'French fries and other fried white potatoes'],
        [300, 2.8, 31.1, 17.8],
        { '1 serving': 90, '1 small': 84, '1 medium': 165, '1 large': 225 },
      ),
      also: 'burger king hash browns, bk hash browns, chick fil a hash browns, cfa hash browns',
    },
    {
      ...printed(
        ['ch-bkfst-crunch', 'Crunchwrap with egg', 'Egg/breakfast sandwiches'],
        [286, 8.6, 21.2, 18.4],
        { '1 wrap': 245, '1 crunchwrap': 245 },
      ),
      also: 'crunchwrap breakfast, breakfast crunchwrap',
    },
    {
      ...printed(
        ['ch-cfa-egg-bisc', 'Chicken', 'Egg/breakfast sandwiches'],
        [275, 13.5, 24.5, 13.5],
        { '1 biscuit': 200, '1 sandwich': 200 },
      ),
    },
    {
      ...printed(
        ['ch-scram-burrito', 'Hash brown scramble burrito', 'Egg/breakfast sandwiches'],
        [246, 11.9, 17.9, 14],
        { '1 burrito': 285 },
      ),
      also: 'chick fil a breakfast burrito',
    },
    {
      ...printed(
        ['ch-scram-bowl', 'Hash brown scramble bowl', 'Egg/breakfast sandwiches'],
        [204, 12.6, 8.3, 13.5],
        { '1 bowl': 230 },
      ),
      also: 'chick fil a breakfast bowl',
    },
    {
      ...printed(
        ['ch-bkfst-toaster', 'Toaster sandwich with egg', 'Egg/breakfast sandwiches'],
        [303, 11.9, 21.1, 18.9],
        { '1 sandwich': 185 },
      ),
      also: 'breakfast toaster, sonic breakfast toaster',
    },
    {
      ...printed(
        ['ch-loaded-bkfst', 'Loaded breakfast sandwich', 'Egg/breakfast sandwiches'],
        [280, 13.6, 16.4, 17.6],
        { '1 sandwich': 250 },
      ),
    },
    {
      ...printed(
        ['ch-wake-up-wrap', 'Wake-Up wrap', 'Egg/breakfast sandwiches'],
        [239, 10.9, 16.3, 14.1],
        { '1 wrap': 92 },
      ),
    },
    {
      ...printed(
        ['ch-pepper-bites', 'Egg white and roasted red pepper bites', 'Eggs and omelets'],
        [131, 9.2, 8.5, 6.2],
        { '1 serving': 130, '1 bite': 65, '1 piece': 65 },
      ),
      also: 'egg white and red pepper egg bites, egg white egg bites',
    },
    {
      ...printed(
        ['ch-wh-waffle', 'Waffle House waffle', 'Pancakes, waffles, French toast'],
        [315, 6.2, 42.3, 13.8],
        { '1 waffle': 130, '1 piece': 130 },
      ),
    },
    {
      ...printed(
        ['ch-ihop-omelette', 'IHOP omelette', 'Eggs and omelets'],
        [262, 14.3, 5.2, 20.5],
        { '1 omelette': 420, '1 plate': 420 },
      ),
      also: 'colorado omelette, big steak omelette',
    },
    {
      ...printed(
        ['ch-ihop-frtoast', 'IHOP French toast', 'Pancakes, waffles, French toast'],
        [288, 8, 35.2, 12.8],
        { '1 plate': 250, '1 order': 250 },
      ),
      also: 'dennys french toast',
    },
    {
      ...printed(
        ['ch-cinnastack', 'Cinn-A-Stack pancakes', 'Pancakes, waffles, French toast'],
        [250, 5.6, 36.9, 8.9],
        { '1 plate': 360, '1 stack': 360 },
      ),
      also: 'cinnastack pancakes, new york cheesecake pancakes',
    },
    {
      ...printed(
        ['ch-moons-hammy', 'Moons Over My Hammy', 'Egg/breakfast sandwiches'],
        [300, 17.7, 17.7, 17.7],
        { '1 sandwich': 260 },
      ),
      also: 'moons hammy',
    },
    {
      ...printed(['ch-skillet', "Denny's skillet", 'Eggs and omelets'], [200, 10, 15, 11], {
        '1 plate': 420,
        '1 skillet': 420,
      }),
      also: 'bourbon chicken skillet, santa fe skillet',
    },
    {
      ...printed(
        ['ch-whata-taquito', 'Whataburger taquito', 'Egg/breakfast sandwiches'],
        [273, 12, 18.7, 16.7],
        { '1 taquito': 150 },
      ),
    },
  ],
};
