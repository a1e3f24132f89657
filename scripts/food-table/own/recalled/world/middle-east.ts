import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Turkish, Arab, Persian and Maghreb food. */
export const WORLD_MIDDLE_EAST: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['wd-midye-dolma', 'Midye dolma', 'Seafood mixed dishes'], [160, 5.5, 19, 6.5], {
        '1 piece': 25,
        '1 plate': 250,
        '1 serving': 250,
      }),
      usual: 250,
    },
    {
      ...printed(['wd-kokorec', 'Kokorec in bread', 'Meat and BBQ sandwiches'], [250, 13, 22, 12], {
        '1 sandwich': 230,
        '1 half': 230,
        '1 quarter': 130,
      }),
      also: 'kokorec',
    },
    {
      ...printed(
        ['wd-sfiha', 'Sfiha', 'Turnovers and other grain-based items'],
        [245, 10, 28, 10],
        { '1 piece': 70 },
      ),
      also: 'esfiha, esfiha de carne, esfirra',
    },
    {
      ...printed(['wd-koobideh', 'Koobideh kebab', 'Meat mixed dishes'], [250, 16, 3.5, 19], {
        '1 skewer': 100,
        '1 piece': 100,
        '1 serving': 180,
      }),
      also: 'koobideh, kabab koobideh, kubideh, kabab barg',
      usual: 180,
    },
    {
      ...printed(['wd-bamia', 'Okra stew with meat', 'Meat mixed dishes'], [105, 7, 5.5, 6.2], {
        '1 bowl': 280,
        '1 plate': 300,
        '1 serving': 280,
        '1 cup': 240,
      }),
      also: 'bamia',
    },
    {
      ...printed(
        ['wd-qatayef', 'Qatayef', 'Doughnuts, sweet rolls, pastries'],
        [330, 6, 44, 14.5],
        { '1 piece': 65 },
      ),
    },
    {
      ...printed(
        ['wd-magh-pastry', 'Maghreb honey pastry', 'Doughnuts, sweet rolls, pastries'],
        [440, 6, 57, 21],
        { '1 piece': 40 },
      ),
      also: 'chebakia, makroud',
    },
  ],
};
