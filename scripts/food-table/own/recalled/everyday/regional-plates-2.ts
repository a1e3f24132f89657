import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** Dishes of India, Germany and Australia. */
export const EVERYDAY_REGIONAL_PLATES_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-spargel-holl',
      name: 'Asparagus with hollandaise (recalled)',
      also: 'spargel mit hollandaise, spargel with hollandaise, white asparagus with hollandaise, spargel mit sauce hollandaise',
      category: 'Vegetable dishes',
      per100g: { calories: 105, protein: 2.5, carbs: 3, fat: 9.5 },
      portions: { '1 serving': 300, '1 plate': 300 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-brezn',
      name: 'Brezn (recalled)',
      also: 'breze',
      category: 'Rolls and buns',
      per100g: { calories: 285, protein: 9, carbs: 55, fat: 3.5 },
      portions: { '1 piece': 85, '1 large': 120 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-schmand',
      name: 'Schmand (recalled)',
      also: 'smetana, crema mexicana',
      category: 'Cream cheese, sour cream, whipped cream',
      per100g: { calories: 240, protein: 2.7, carbs: 3.5, fat: 24 },
      portions: { '1 tablespoon': 15, '1 tub': 200, '1 dollop': 30 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-remoulade',
      name: 'Remoulade (recalled)',
      also: 'tartar sauce german, danish remoulade, remoulade sauce, sauce remoulade',
      category: 'Dips, gravies, other sauces',
      per100g: { calories: 400, protein: 1, carbs: 9, fat: 40 },
      portions: { '1 tablespoon': 15, '1 serving': 30, '1 packet': 20 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-piccalilli',
      name: 'Piccalilli (recalled)',
      also: 'picalilli, piccalily, mustard relish',
      category: 'Olives, pickles, pickled vegetables',
      per100g: { calories: 85, protein: 1, carbs: 17, fat: 0.8 },
      portions: { '1 tablespoon': 20, '1 serving': 30 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-rustlers',
      name: 'Rustlers burger (recalled)',
      also: 'rustlers, microwave burger, rustlers rib',
      category: 'Burgers',
      per100g: { calories: 265, protein: 13, carbs: 23, fat: 13 },
      portions: { '1 burger': 190 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-mett-roll',
      name: 'Cheese roll (recalled)',
      also: 'cheese and pickle roll, cheese and tomato roll, cheese cob, cheese bap',
      category: 'Deli and cured meat sandwiches',
      per100g: { calories: 270, protein: 13, carbs: 27, fat: 12 },
      portions: { '1 roll': 140, '1 sandwich': 160, '1 piece': 140 },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
