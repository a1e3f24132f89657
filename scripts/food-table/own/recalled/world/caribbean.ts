import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Caribbean food. */
export const WORLD_CARIBBEAN: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['wd-patty-coco', 'Jamaican patty in coco bread', 'Turnovers and other grain-based items'],
        [300, 9, 36, 13.5],
        { '1 sandwich': 230, '1 piece': 230 },
      ),
      also: 'patty and coco bread',
    },
    {
      ...printed(
        ['wd-bun-cheese', 'Jamaican bun and cheese', 'Cheese sandwiches'],
        [320, 9.5, 45, 11.5],
        { '1 sandwich': 140, '1 piece': 140, '1 slice': 140 },
      ),
      also: 'bun and cheese',
    },
    {
      ...printed(
        ['wd-jam-porridge', 'Jamaican porridge', 'Grits and other cooked cereals'],
        [98, 2.5, 17, 2.4],
        { '1 bowl': 320, '1 cup': 250, '1 mug': 300, '1 serving': 320 },
      ),
      also: 'cornmeal porridge',
    },
    {
      ...printed(
        ['wd-papa-rellena', 'Papa rellena', 'White potatoes, baked or boiled'],
        [195, 7, 19.5, 10],
        { '1 piece': 150, '1 small': 90 },
      ),
    },
  ],
};
