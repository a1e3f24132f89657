import { RECALLED, type OwnList } from '../../own-food';

const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

/** What people of the US, the UK, India and Germany eat at home and out. */
export const EVERYDAY_HOME_AND_OUT_6: OwnList = {
  note: RECALLED,
  foods: [
    {
      code: 'x-eierlikor',
      name: 'Eierlikör (recalled)',
      also: 'advocaat, verpoorten, kummerling, underberg',
      category: 'Liquor and cocktails',
      like: ['93201010', 'Liqueur, cream'],
      portions: { '1 shot': 20, '1 glass': 40 },
    },
    {
      code: 'x-multisaft',
      name: 'Multivitaminsaft (recalled)',
      also: 'multisaft, multivitamin juice, tropical juice, fruchtsaft',
      category: 'Other fruit juice',
      per100g: { calories: 47, protein: 0.4, carbs: 11, fat: 0.1 },
      portions: { '1 glass': 200, '1 bottle': 500, '1 fl oz': 31 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-pizza-de',
      name: 'Pizza with salami (recalled)',
      also: 'pizza italian restaurant, pizza salami, pizza funghi, pizza tonno, pizza prosciutto, pizza hawaii, pizza quattro stagioni, pizza diavola, salami pizza, pizza speciale',
      category: 'Pizza',
      per100g: { calories: 240, protein: 10.5, carbs: 27, fat: 10 },
      portions: { '1 pizza': 420, '1 slice': 60, '1 half': 210 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-teller-de',
      name: 'Gyros plate with fries (recalled)',
      also: 'gyros teller, gyrosteller, donerteller, falafel teller, kebab teller, tellergericht gyros',
      category: 'Meat mixed dishes',
      per100g: { calories: 200, protein: 11, carbs: 15, fat: 11 },
      portions: { '1 plate': 550 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-cream-crackr',
      name: 'Cream cracker (recalled)',
      also: 'jacobs cream crackers, water biscuit',
      category: 'Crackers, excludes saltines',
      per100g: { calories: 440, protein: 9.5, carbs: 67, fat: 14 },
      portions: { '1 cracker': 8, '1 biscuit': 8, '1 piece': 8 },
      usual: 16,
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-cup-soup',
      name: 'Instant soup of a sachet (recalled)',
      also: 'instant cup soup, cup a soup, cuppa soup, cup of soup instant, instant soup, soup sachet, heiße tasse, tutensuppe, cup a soup minestrone',
      category: 'Soups, cream-based',
      per100g: { calories: 36, protein: 0.7, carbs: 6, fat: 1.1 },
      portions: { '1 mug': 250, '1 sachet': 250, '1 cup': 250 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-noodle-block',
      name: 'Noodle brick (recalled)',
      also: 'noodle block dry, wai wai noodles dry, dry noodle block, dry ramen block, ramen block dry',
      category: 'Pasta, noodles, cooked grains',
      per100g: { calories: 455, protein: 9, carbs: 62, fat: 19 },
      portions: { '1 packet': 75, '1 pack': 75, '1 block': 75 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-veg-burrito',
      name: 'Veggie burrito (recalled)',
      also: 'bean burrito large, vegetarian burrito, vegan burrito',
      category: 'Burritos and tacos',
      per100g: { calories: 165, protein: 5.5, carbs: 25, fat: 4.8 },
      portions: { '1 burrito': 400, '1 small': 220 },
      note: PRINTED_FROM_MEMORY,
    },
    {
      code: 'x-chick-bacon',
      name: 'Panini with brie and bacon (recalled)',
      also: 'panini, cheese panini, chicken panini, bacon and brie baguette, mozzarella panini, caprese panini, mozzarella and tomato panini, tuna melt panini, chicken and pesto panini',
      category: 'Cheese sandwiches',
      per100g: { calories: 270, protein: 13, carbs: 27, fat: 12.5 },
      portions: { '1 panini': 190, '1 sandwich': 190, '1 half': 95 },
      note: PRINTED_FROM_MEMORY,
    },
  ],
};
