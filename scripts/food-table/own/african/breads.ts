import { HOUSEHOLD, type OwnList } from '../own-food';

/** Fried and flat breads of Africa. */
export const AFRICAN_BREADS: OwnList = {
  note: HOUSEHOLD,
  foods: [
    {
      code: 'chapati-african',
      name: 'East African chapati',
      also: 'kenyan chapati, ugandan chapati, tanzanian chapati, chapo',
      category: 'Yeast breads',
      of: { 'wheat flour': 100, oil: 18, sugar: 2, salt: 1 },
      weighs: 152,
      portions: { '1 chapati': 80, '1 piece': 80 },
    },
    {
      code: 'mandazi',
      name: 'Mandazi',
      also: 'mahamri, bofrot, beignet africain, mikate, fritters zambian, vitumbua, andazi, drop scone african, buns african, fat cake, fritters, mikate ya mafuta, african doughnut, boflot, makala, bol, kdf',
      category: 'Doughnuts, sweet rolls, pastries',
      of: { 'wheat flour': 100, sugar: 14, oil: 22, milk: 30, yeast: 1.5, salt: 0.5 },
      weighs: 172,
      portions: { '1 mandazi': 45, '1 piece': 45, '1 ball': 30, '1 small': 25, '1 large': 80 },
    },
    {
      code: 'rolex',
      name: 'Rolex',
      also: 'ugandan rolex, chapati with egg, egg chapati roll',
      category: 'Egg/breakfast sandwiches',
      of: { 'wheat flour': 70, oil: 22, egg: 100, tomato: 25, onion: 15, cabbage: 15, salt: 2 },
      weighs: 250,
      portions: { '1 roll': 240, '1 piece': 240, '1 serving': 240 },
    },
  ],
};
