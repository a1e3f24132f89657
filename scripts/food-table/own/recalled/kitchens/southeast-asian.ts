import type { OwnList } from '../../own-food';

/** Dishes and sweets of Southeast Asia. */
export const KITCHENS_SOUTHEAST_ASIAN: OwnList = {
  note: 'Figures and weights: recalled from what dishes of this kind commonly hold, no source was opened.',
  foods: [
    {
      code: 'k-martabak-manis',
      name: 'Martabak manis (recalled)',
      also: 'terang bulan, apam balik, ban chang kueh',
      category: 'Cakes and pies',
      per100g: { calories: 310, protein: 6.5, carbs: 44, fat: 12 },
      portions: { '1 slice': 100, '1 piece': 100 },
    },
    {
      code: 'k-perkedel',
      name: 'Perkedel (recalled)',
      also: 'bakwan, tempe mendoan, ukoy',
      category: 'Fried vegetables',
      per100g: { calories: 230, protein: 5, carbs: 22, fat: 13.5 },
      portions: { '1 piece': 50, '1 serving': 100 },
      usual: 100,
    },
    {
      code: 'k-kolak',
      name: 'Kolak (recalled)',
      also: 'ginataan, ginataang, bilo bilo, binignit, bubur cha cha, ginataang bilo bilo',
      category: 'Pudding',
      per100g: { calories: 130, protein: 1.5, carbs: 23, fat: 4 },
      portions: { '1 bowl': 250, '1 cup': 240 },
    },
    {
      code: 'k-asam-laksa',
      name: 'Asam laksa (recalled)',
      also: 'assam laksa, penang laksa',
      category: 'Ramen and Asian broth-based soups',
      per100g: { calories: 75, protein: 4, carbs: 11.5, fat: 1.6 },
      portions: { '1 bowl': 550, '1 serving': 550 },
    },
    {
      code: 'k-bistek',
      name: 'Bistek (recalled)',
      also: 'bistek tagalog, bistec encebollado, bistec a la mexicana, bistec, palomilla, bistec de palomilla',
      category: 'Meat mixed dishes',
      per100g: { calories: 195, protein: 19, carbs: 5, fat: 11 },
      portions: { '1 serving': 200, '1 plate': 350 },
    },
    {
      code: 'k-buko-pandan',
      name: 'Buko pandan (recalled)',
      also: 'buko salad, maja blanca',
      category: 'Pudding',
      per100g: { calories: 165, protein: 2, carbs: 23, fat: 7.5 },
      portions: { '1 cup': 200, '1 bowl': 200, '1 serving': 150 },
      usual: 150,
    },
    {
      code: 'k-yum-woon-sen',
      name: 'Yum woon sen (recalled)',
      also: 'glass noodle salad, yum talay',
      category: 'Coleslaw, non-lettuce salads',
      per100g: { calories: 110, protein: 7, carbs: 13, fat: 3.5 },
      portions: { '1 plate': 220, '1 serving': 220 },
    },
    {
      code: 'k-bakso',
      name: 'Bakso (recalled)',
      also: 'bakso soup, meatball noodle soup',
      category: 'Soups, broth-based',
      per100g: { calories: 80, protein: 5, carbs: 8, fat: 3 },
      portions: { '1 bowl': 480, '1 piece': 20 },
    },
  ],
};
