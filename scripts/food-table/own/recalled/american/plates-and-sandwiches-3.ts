import { PRINTED_FROM_MEMORY } from '../printed';
import type { OwnList } from '../../own-food';

/** American shelves, chains and kitchens: plates and sandwiches, as such products and plates commonly print or weigh. */
export const AMERICAN_PLATES_AND_SANDWICHES_3: OwnList = {
  note: PRINTED_FROM_MEMORY,
  foods: [
    {
      code: 'z-crispers',
      name: 'Chicken finger basket with fries (recalled)',
      also: 'Chicken finger box, zaxbys big zax snak, big zax snak, zax snak, chicken finger plate, zaxbys plate, chicken finger basket, chicken tender basket, chicken strip basket, dq chicken strip basket, tender basket, chicken fingers and fries, tenders and fries',
      category: 'Chicken patties, nuggets and tenders',
      per100g: { calories: 270, protein: 14, carbs: 23, fat: 14 },
      portions: { '1 box': 380, '1 plate': 450, '1 basket': 420, '1 order': 380 },
    },
    {
      code: 'z-fried-shr-plt',
      name: 'Fried shrimp, restaurant (recalled)',
      also: 'walts favorite shrimp, fried shrimp plate, fried shrimp basket, shrimp basket, popcorn shrimp basket, fried shrimp dinner, captain ds shrimp',
      category: 'Seafood mixed dishes',
      per100g: { calories: 265, protein: 14, carbs: 20, fat: 14 },
      portions: { '1 order': 220, '1 plate': 250, '1 basket': 250, '1 shrimp': 16, '1 piece': 16 },
      usual: 220,
    },
    {
      code: 'z-steamers',
      name: 'Steamer clams (recalled)',
      also: 'steamers, steamed clams, little neck clams, littlenecks, littleneck clams, cherrystones',
      category: 'Shellfish',
      per100g: { calories: 95, protein: 16, carbs: 4, fat: 1.3 },
      portions: { '1 clam': 10, '1 piece': 10, '1 dozen': 120, '1 bowl': 200 },
      usual: 120,
    },
    {
      code: 'z-bag-boiled-pn',
      name: 'Kipper snacks (recalled)',
      also: 'kippered herring, tin of kippers, kippered snacks, canned kippers, tinned herring',
      category: 'Fish',
      per100g: { calories: 190, protein: 20, carbs: 0, fat: 12 },
      portions: { '1 tin': 92, '1 can': 92 },
    },
    {
      code: 'z-hot-pocket-hc',
      name: 'Hot Pocket, ham and cheese (recalled)',
      also: 'hot pocket pepperoni, lean pocket',
      category: 'Turnovers and other grain-based items',
      per100g: { calories: 235, protein: 8, carbs: 31, fat: 9 },
      portions: { '1 pocket': 127, '1 piece': 127, '1 sandwich': 127 },
    },
    {
      code: 'z-shin-cup',
      name: 'Ramen cup (recalled)',
      also: 'cup ramen, cup noodles, shin cup, shin black cup, shin black cup ramen, instant lunch, maruchan cup, maruchan instant lunch, nissin cup noodles, buldak cup, suimin cup, fantastic noodles, fantastic noodles cup, samyang cup, indomie cup, mama cup, shin ramyun cup, nongshim cup, neoguri cup',
      category: 'Ramen and Asian broth-based soups',
      per100g: { calories: 102, protein: 2.4, carbs: 13.5, fat: 4.2 },
      portions: { '1 cup': 300, '1 large cup': 450, '1 bowl': 450 },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
