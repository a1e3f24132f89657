import type { OwnList } from '../own-food';

/** Foods that no release has, by the figures of regional food composition tables, from memory. */
export const RECALLED_REGIONAL_1: OwnList = {
  note: 'Figures: recalled from regional food composition tables, the source was not opened.',
  foods: [
    {
      code: 'x-white-kumara',
      name: 'White sweet potato, boiled (recalled)',
      also: 'raw white sweet potato, white sweet potato, yellow sweet potato, boiled white sweet potato, boiled yellow sweet potato, white sweet potatoes boiled, african sweet potato, viazi vitamu, yellow sweet potatoes',
      category: 'Other starchy vegetables',
      per100g: { calories: 110, protein: 1.4, carbs: 25.5, fat: 0.2 },
      portions: { '1 medium': 150, '1 cup': 160 },
    },
    {
      code: 'x-ambarella',
      name: 'Ambarella (recalled)',
      also: 'cajamanga, golden apple fruit, umbu caja',
      category: 'Other fruits and fruit salads',
      per100g: { calories: 46, protein: 0.9, carbs: 11.5, fat: 0.3 },
      portions: { '1 fruit': 90 },
    },
    {
      code: 'x-sea-bream',
      name: 'Sea bream, cooked (recalled)',
      also: 'sea bream, seabream, common seabream, stewed seabream, stewed common seabream, grilled sea bream, gilthead bream, dorade, mojarra, spotted mojarra',
      category: 'Fish',
      per100g: { calories: 128, protein: 23, carbs: 0, fat: 3.9 },
      portions: { '1 fillet': 120, '1 fish': 200 },
    },
    {
      code: 'x-chicken-picc',
      name: 'Chicken piccata (recalled)',
      also: 'chicken piccata, lemon chicken piccata, veal piccata, chicken francese, chicken marsala',
      category: 'Poultry mixed dishes',
      per100g: { calories: 180, protein: 18, carbs: 6, fat: 9 },
      portions: { '1 serving': 220, '1 breast': 220 },
    },
    {
      code: 'x-undhiyu',
      name: 'Undhiyu (recalled)',
      also: 'undhiyu, undhiyo, oondhiya',
      category: 'Vegetable dishes',
      per100g: { calories: 150, protein: 3.5, carbs: 15, fat: 8.5 },
      portions: { '1 bowl': 200, '1 katori': 150 },
    },
    {
      code: 'x-khandvi',
      name: 'Khandvi (recalled)',
      also: 'khandvi, khandavi, patuli',
      category: 'Bean, pea, legume dishes',
      per100g: { calories: 170, protein: 7, carbs: 15, fat: 9 },
      portions: { '1 serving': 100, '1 piece': 15 },
    },
    {
      code: 'x-greggs-roll',
      name: 'Greggs sausage roll (recalled)',
      category: 'Turnovers and other grain-based items',
      per100g: { calories: 319, protein: 9, carbs: 23, fat: 21 },
      portions: { '1 roll': 103, '1 sausage roll': 103 },
    },
  ],
};
