import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Food of Southeast Asia. */
export const WORLD_SOUTHEAST_ASIA: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(['wd-kai-jeow', 'Thai omelette', 'Eggs and omelets'], [240, 11.5, 2, 20.5], {
        '1 piece': 120,
        '1 serving': 120,
      }),
      also: 'kai jeow',
    },
    {
      ...printed(
        ['wd-khao-kaijeow', 'Thai omelette on rice', 'Rice mixed dishes'],
        [170, 6, 18, 8],
        { '1 plate': 350, '1 serving': 350 },
      ),
      also: 'khao kai jeow',
    },
    {
      ...printed(
        ['wd-banana-roti', 'Thai banana roti', 'Doughnuts, sweet rolls, pastries'],
        [265, 5, 37, 11],
        { '1 piece': 180, '1 serving': 180 },
      ),
      also: 'banana roti, roti gluay',
    },
    {
      ...printed(['wd-roti-john', 'Roti john', 'Meat and BBQ sandwiches'], [240, 10.5, 24, 11.5], {
        '1 piece': 270,
        '1 serving': 270,
        '1 half': 135,
      }),
    },
    {
      ...printed(['wd-ramly', 'Ramly burger', 'Burgers'], [225, 11.5, 17, 12.5], {
        '1 burger': 215,
        '1 piece': 215,
      }),
    },
    {
      ...printed(['wd-siopao', 'Siopao', 'Egg rolls, dumplings, sushi'], [240, 8.5, 36, 7], {
        '1 piece': 140,
        '1 large': 200,
        '1 small': 90,
      }),
      also: 'siopao asado',
    },
    {
      ...printed(['wd-bibingka', 'Bibingka or biko slice', 'Rice'], [245, 4, 44, 6.2], {
        '1 piece': 120,
        '1 slice': 120,
        '1 serving': 120,
      }),
      also: 'bibingka, biko, cassava cake, cassava bibingka',
    },
    {
      ...printed(['wd-banh-chung', 'Banh chung', 'Rice mixed dishes'], [195, 6.5, 27, 7], {
        '1 slice': 150,
        '1 piece': 150,
        '1 serving': 150,
        '1 whole': 800,
      }),
    },
  ],
};
