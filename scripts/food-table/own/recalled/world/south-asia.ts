import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Shelf and bakery food of South Asia. */
export const WORLD_SOUTH_ASIA: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['wd-wafer-choc', 'Indian wafer chocolate', 'Candy containing chocolate'],
        [515, 6, 63, 26.5],
        { '1 bar': 22, '1 pack': 22, '1 large': 40 },
      ),
      also: 'beng beng',
    },
    {
      ...printed(['wd-malu-paan', 'Sri Lankan fish bun', 'Seafood sandwiches'], [265, 9, 38, 8.5], {
        '1 piece': 100,
        '1 bun': 100,
      }),
      also: 'malu paan, fish bun',
    },
  ],
};
