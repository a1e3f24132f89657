import { HOUSEHOLD, type OwnList } from '../own-food';

/** Beans, bananas and goat of East and Southern Africa. */
export const AFRICAN_BEANS_AND_BANANAS: OwnList = {
  note: HOUSEHOLD,
  foods: [
    {
      code: 'bean-stew-afr',
      name: 'African bean stew',
      also: 'maharagwe, ndengu, bean stew, stewed beans, kamande, beans relish, beans in tomato stew, fried beans african, boiled beans stew, red red beans, cooked beans with tomato, green gram stew, maharage, madesu, loso na madesu, madeso, ewa riro',
      category: 'Bean, pea, legume dishes',
      of: { 'kidney beans, dry': 200, onion: 80, tomato: 120, oil: 28, salt: 4 },
      weighs: 780,
      portions: { '1 bowl': 250, '1 cup': 235, '1 serving': 200 },
    },
    {
      code: 'matoke',
      name: 'Matoke',
      also: 'matooke, stewed green bananas, cooked green banana, plantain stew, boiled green banana, steamed matoke, katogo, ibitoke, ndizi, mtori',
      category: 'Other starchy vegetables',
      of: { plantain: 700, onion: 60, tomato: 90, oil: 18 },
      weighs: 900,
      portions: { '1 plate': 300, '1 cup': 220, '1 serving': 250 },
    },
    {
      code: 'nyama-choma',
      name: 'Nyama choma',
      also: 'grilled goat, roast goat, mbuzi choma, grilled meat african, braai meat, roasted goat meat, suya beef',
      category: 'Lamb, goat, game',
      of: { goat: 600, oil: 15, salt: 6 },
      weighs: 430,
      portions: { '1 serving': 150, '1 piece': 60, '1 plate': 250 },
    },
    {
      code: 'goat-stew',
      name: 'Goat stew',
      also: 'goat meat stew, mbuzi stew, boiled goat meat, isombe goat, mbuzi wet fry, goat wet fry',
      category: 'Lamb, goat, game',
      of: { goat: 500, onion: 90, tomato: 150, oil: 30, stock: 200, salt: 4 },
      weighs: 800,
      portions: { '1 bowl': 300, '1 cup': 240, '1 serving': 250, '1 tablespoon': 18 },
    },
  ],
};
