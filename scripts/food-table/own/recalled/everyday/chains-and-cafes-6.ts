import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** What chains, bakeries, takeaways and stalls sell. */
export const EVERYDAY_CHAINS_AND_CAFES_6: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-lemon-tea',
      name: 'Lemon tea (recalled)',
      also: 'sulaimani, ginger lemon tea, nimbu chai, lemon tea sweet, hk lemon tea',
      category: 'Tea',
      per100g: { calories: 18, protein: 0, carbs: 4.5, fat: 0 },
      portions: { '1 cup': 180, '1 glass': 250, '1 mug': 250 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-mosambi',
      name: 'Mosambi juice (recalled)',
      also: 'sweet lime juice, mosambi, fresh lime soda sweet, watermelon juice, musk melon juice, abc juice, fresh juice stall',
      category: 'Fruit drinks',
      per100g: { calories: 45, protein: 0.4, carbs: 10.5, fat: 0.1 },
      portions: { '1 glass': 250, '1 cup': 200 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-mango-shake',
      name: 'Fruit milkshake (recalled)',
      also: 'mango shake, banana shake, chikoo shake, mango milkshake, banana milkshake, chickoo shake, papaya shake, sharjah shake, cold coffee with ice cream',
      category: 'Milk shakes and other dairy drinks',
      per100g: { calories: 95, protein: 2.8, carbs: 14, fat: 3.2 },
      portions: { '1 glass': 300, '1 cup': 240, '1 small': 200 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-makhana',
      name: 'Roasted makhana (recalled)',
      also: 'makhana, fox nuts, foxnuts, masala makhana, phool makhana',
      category: 'Pretzels/snack mix',
      per100g: { calories: 400, protein: 9, carbs: 68, fat: 9.5 },
      portions: { '1 bowl': 25, '1 cup': 16, '1 handful': 12, '1 bag': 60, '1 serving': 25 },
      usual: 25,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-chana-roast',
      name: 'Roasted chana (recalled)',
      also: 'bhuna chana, roasted gram, chana roasted, bhuna chana handful',
      category: 'Bean, pea, legume dishes',
      per100g: { calories: 370, protein: 20, carbs: 58, fat: 6 },
      portions: { '1 handful': 30, '1 bowl': 50, '1 cup': 100, '1 tablespoon': 12 },
      usual: 30,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-tender-coco',
      name: 'Tender coconut (recalled)',
      also: 'fresh coconut water, nariyal pani, young coconut, elaneer',
      category: 'Fruit drinks',
      per100g: { calories: 19, protein: 0.4, carbs: 4.2, fat: 0.1 },
      portions: { '1 coconut': 300, '1 glass': 250, '1 cup': 240 },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
