import type { OwnList } from '../../own-food';

/** Dishes of eastern and southeastern Europe. */
export const KITCHENS_EASTERN_EUROPEAN: OwnList = {
  note: 'Figures and weights: recalled from what dishes of this kind commonly hold, no source was opened.',
  foods: [
    {
      code: 'k-shuba',
      name: 'Shuba (recalled)',
      also: 'herring under a fur coat, seledka pod shuboy',
      category: 'Seafood mixed dishes',
      per100g: { calories: 165, protein: 5, carbs: 10, fat: 11.7 },
      portions: { '1 serving': 200, '1 plate': 200 },
    },
    {
      code: 'k-burek',
      name: 'Burek (recalled)',
      also: 'burek with meat, burek sa mesom, burek sa sirom, sirnica, zeljanica, byrek, meat burek',
      category: 'Turnovers and other grain-based items',
      per100g: { calories: 285, protein: 10, carbs: 26, fat: 15.7 },
      portions: { '1 piece': 200, '1 slice': 150 },
    },
    {
      code: 'k-cevapi',
      name: 'Cevapi (recalled)',
      also: 'cevapcici, cevap',
      category: 'Meat mixed dishes',
      per100g: { calories: 260, protein: 17.5, carbs: 3, fat: 20 },
      portions: { '1 piece': 25, '1 plate': 350, '1 serving': 200 },
      usual: 200,
    },
    {
      code: 'k-zapiekanka',
      name: 'Zapiekanka (recalled)',
      category: 'Cheese sandwiches',
      per100g: { calories: 225, protein: 8.5, carbs: 28, fat: 8.8 },
      portions: { '1 piece': 250, '1 half': 125 },
    },
    {
      code: 'k-bread-dumpling',
      name: 'Bread dumpling, Czech (recalled)',
      also: 'knedliky, knedlik, houskove knedliky',
      category: 'Other starchy vegetables',
      per100g: { calories: 215, protein: 7, carbs: 43, fat: 1.6 },
      portions: { '1 slice': 30, '1 piece': 30, '1 serving': 150 },
      usual: 150,
    },
    {
      code: 'k-chimney-cake',
      name: 'Chimney cake (recalled)',
      also: 'kurtoskalacs, trdelnik',
      category: 'Doughnuts, sweet rolls, pastries',
      per100g: { calories: 355, protein: 7, carbs: 54, fat: 12.5 },
      portions: { '1 piece': 170 },
    },
  ],
};
