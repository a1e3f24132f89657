import { RECALLED, type OwnList } from '../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products and dishes of this kind print, no source was opened.';

/** Brands and house names as the nearest food, at weights that are recalled. */
export const RECALLED_GERMANY_AND_INDIA_2: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-lobster-roll',
      name: 'Lobster roll (recalled)',
      also: 'Lobster roll, crab roll, shrimp roll, seafood roll, connecticut lobster roll',
      category: 'Seafood sandwiches',
      like: ['27550800', 'Seafood salad sandwich'],
      portions: { '1 roll': 190 },
    },
    {
      code: 'x-grilled-cheese',
      name: 'Grilled cheese (recalled)',
      also: 'Grilled cheese, cheese toastie, toastie, cheese toasty, cheese toast, toasted cheese sandwich, toasted cheese, cheese melt, jaffle',
      category: 'Cheese sandwiches',
      like: ['14640100', 'Grilled cheese sandwich, NFS'],
      portions: { '1 sandwich': 120, '1 toastie': 120, '1 slice': 70 },
    },
    {
      code: 'x-chicken-sw-frd',
      name: 'Fried chicken sandwich (recalled)',
      also: 'Fried chicken sandwich, crispy chicken sandwich, spicy chicken sandwich, fried chicken burger, crispy chicken burger, spicy chicken burger, chicken burger, hot chicken sandwich, nashville hot chicken sandwich, katsu sando',
      category: 'Chicken fillet sandwiches',
      like: ['27540146', 'Chicken fillet sandwich, fried, from fast food'],
      portions: { '1 sandwich': 200, '1 burger': 200 },
    },
    {
      code: 'x-chx-salad',
      name: 'Chicken salad (recalled)',
      also: 'Chicken salad, grilled chicken salad, salad with chicken, salad with grilled chicken, chicken garden salad, green salad with chicken, house salad with chicken',
      category: 'Poultry mixed dishes',
      like: ['27446250', 'Chicken or turkey salad, made with Italian dressing'],
      portions: { '1 bowl': 300, '1 scoop': 100 },
      usual: 300,
    },
    {
      code: 'x-cobb-salad',
      name: 'Cobb salad (recalled)',
      also: 'Cobb salad, chef salad',
      category: 'Poultry mixed dishes',
      per100g: { calories: 127, protein: 11, carbs: 4, fat: 7.5 },
      portions: { '1 bowl': 380, '1 salad': 380 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-side-salad',
      name: 'Mixed leaf salad (recalled)',
      also: 'Mixed leaf salad, green salad, garden salad, mixed salad, small salad, tossed salad',
      category: 'Lettuce and lettuce salads',
      like: [
        '75143000',
        'Lettuce, salad with assorted vegetables including tomatoes and/or carrots, no dressing',
      ],
      portions: { '1 bowl': 120, '1 side': 100 },
      usual: 110,
    },
  ],
};
