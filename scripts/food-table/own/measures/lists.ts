import type { FoodMeasures, Measures } from './food-measures';
import { FISH_PIECES } from './fish-pieces';
import { JARS } from './jars';
import { KITCHEN_MEASURES } from './kitchens';
import { SERVINGS } from './servings';
import { VESSELS } from './vessels';
import { WHOLE_ANIMAL } from './whole-animal';
import { WHOLE_BAKERY } from './whole-bakery';
import { WHOLE_PRODUCE } from './whole-produce';

// Weights are common servings and kitchen weighings, rounded; where a source gives its own measure
// of that name, the food's own stands before its category's.

const HOUSEHOLD: readonly FoodMeasures[] = [
  { of: ['11546', 'Tomato products, canned, paste, without salt added'], usual: 16 },
  { of: ['27510389', 'Big Mac (McDonalds)'], measures: { '1 burger': 215 }, usual: 215, one: 215 },
  {
    of: ['27520255', 'Ham sandwich or sub, restaurant'],
    measures: { '1 6 inch': 150, '1 footlong': 300 },
    usual: 150,
  },
  { of: ['27540127', 'Club sandwich or sub, restaurant'], usual: 240, one: 240 },
  { of: ['75414500', 'Fried okra'], measures: { '1 serving': 100 }, usual: 100 },
  { of: ['56200990', 'Grits, NFS'], measures: { '1 packet': 140 } },
  { of: ['56206990', 'Cream of wheat, NFS'], measures: { '1 packet': 155 } },
  { of: ['54402700', 'Pita chips'], usual: 28 },
  { of: ['54338010', 'Crackers, wheat, plain (Wheat Thins)'], usual: 31 },
  { of: ['27520500', 'Barbecue rib sandwich'], usual: 225, one: 225 },
  { of: ['58101835', 'Mexican pizza'], measures: { '1 pizza': 213 }, usual: 213 },
  { of: ['55301031', 'French toast sticks'], measures: { '1 stick': 25 }, one: 25 },
  { of: ['54318500', 'Rice cake'], measures: { '1 cake': 9 }, usual: 18 },
  {
    of: ['25221405', 'Pork sausage'],
    measures: { '1 sausage': 50 },
    cited: { '1 link': ['07064', '1 link'] },
    usual: 50,
  },
  {
    of: ['71100100', 'Potato, baked, NFS'],
    measures: { '1 whole': 200, '1 small': 140, '1 medium': 200 },
    usual: 220,
    one: 220,
  },
  { of: ['71508005', 'Potato, baked, peel eaten, with butter'], usual: 250, one: 250 },
  { of: ['71508010', 'Potato, baked, peel eaten, with sour cream'], usual: 250, one: 250 },
  { of: ['61100600', 'Clementine, raw'], cited: { '1 fruit': ['09433', '1 fruit'] }, usual: 74 },
  { of: ['52215300', 'Taco shell, corn'], usual: 26, one: 13 },

  {
    of: ['22600200', 'Pork bacon, NS as to fresh, smoked or cured, cooked'],
    measures: { '1 rasher': 15, '1 thin slice': 8, '1 strip': 8, '1 piece': 8 },
  },
  { of: ['71102980', 'Potato, boiled, NFS'], measures: { '1 egg-sized': 60, '1 serving': 175 } },
  { of: ['41205070', 'Hummus, plain'], measures: { '1 pot': 200, '1 dollop': 30 } },
  {
    of: ['95230000', 'Nutritional powder mix, whey based, NFS'],
    measures: { '1 scoop': 30, '1 scoop, NFS': 30 },
    usual: 30,
  },
  { of: ['05662', 'Ground turkey, fat free, raw'], usual: 113 },
  { of: ['05665', 'Ground turkey, 93% lean, 7% fat, raw'], usual: 113 },
  { of: ['91746100', 'Chocolate candy, candy shell'], one: 1 },
  { of: ['91745110', 'Candy, fruit flavored pieces'], one: 1.1 },
  { of: ['91723030', 'Candy, caramel'], one: 8 },
  { of: ['42100100', 'Almonds, NFS'], measures: { '10 almonds': 12, '1 handful': 30 } },
  { of: ['42202000', 'Peanut butter'], measures: { '1 spread': 20 } },
  { of: ['81100500', 'Butter, NFS'], measures: { '1 knob': 10, '1 spread': 7 } },
  { of: ['41201010', 'Baked beans'], measures: { '1 tin': 415, '1 can': 415, 'half tin': 207 } },
  { of: ['26155110', 'Fish, tuna, canned'], measures: { '1 tin': 112, '1 can': 112 } },
  { of: ['63123000', 'Grapes, raw'], measures: { '1 handful': 80, '1 bunch': 150 } },
  { of: ['63203010', 'Blueberries, raw'], measures: { '1 handful': 40, '1 punnet': 150 } },
  {
    of: ['53104260', 'Cake or cupcake, carrot'],
    measures: { '1 piece/slice, any size': 90 },
    usual: 90,
  },
  { of: ['26100110', 'Fish, NFS'], measures: { '1 bite': 25 } },
  { of: ['63100100', 'Fruit, NFS'], measures: { '1 tin': 240, '1 can': 240 } },
  { of: ['11265', 'Mushrooms, portabella, raw'], measures: { '1 mushroom': 84, '1 cap': 84 } },
  { of: ['63219000', 'Raspberries, raw'], measures: { '1 punnet': 150 } },
  { of: ['11081', 'Beets, cooked, boiled, drained'], measures: { '1 slice': 10 } },
  { of: ['63223020', 'Strawberries, raw'], measures: { '1 handful': 70, '1 punnet': 250 } },
  { of: ['72125100', 'Spinach, raw'], measures: { '1 handful': 25, '1 bag': 200 } },
  { of: ['74101000', 'Tomatoes, raw'], measures: { '1 handful': 60, '1 can': 400 } },
  { of: ['57602100', 'Oats, raw'], measures: { '1 handful': 25, '1 scoop': 29 } },
  { of: ['14104100', 'Cheese, Cheddar'], measures: { '1 matchbox': 30, '1 handful': 28 } },
  {
    of: ['24120120', 'Chicken breast, NS as to cooking method, skin not eaten'],
    measures: { '1 palm-sized': 110 },
  },
  { of: ['26137110', 'Fish, salmon, NFS'], measures: { '1 palm-sized': 120, '1 fillet': 130 } },
  { of: ['27360090', 'Paella, NFS'], measures: { '1 plate': 400, '1 serving': 400 }, usual: 400 },
  {
    of: ['27350020', 'Paella with seafood'],
    measures: { '1 plate': 400, '1 serving': 400 },
    usual: 400,
  },
  {
    of: ['41311020', 'Sambar, vegetable stew'],
    measures: { '1 bowl': 200, '1 serving': 200, '1 ladle': 100, '1 tablespoon': 16 },
    usual: 150,
  },
  {
    of: ['58150100', 'Bibimbap, Korean'],
    measures: { '1 bowl': 500, '1 serving': 500 },
    usual: 500,
  },
  {
    of: ['58150530', 'Adobo, with rice'],
    measures: { '1 plate': 350, '1 serving': 350 },
    usual: 350,
  },
  {
    of: ['27311510', "Shepherd's pie"],
    measures: { '1 portion': 300, '1 serving': 300, '1 plate': 350 },
  },
  { of: ['26107140', 'Fish, catfish, fried'], measures: { '1 piece': 100 } },
  { of: ['21101000', 'Beef, steak, NFS'], measures: { '1 palm-sized': 110 } },
];

export const MEASURES: readonly FoodMeasures[] = [
  ...HOUSEHOLD,
  ...WHOLE_PRODUCE,
  ...WHOLE_ANIMAL,
  ...FISH_PIECES,
  ...WHOLE_BAKERY,
  ...VESSELS,
  ...KITCHEN_MEASURES,
  ...SERVINGS,
  ...JARS,
];

/** Measures of a whole category, for the foods of it that have none of the name. */
export const CATEGORY_MEASURES: readonly { category: string; measures: Measures }[] = [
  {
    category: 'Beer',
    measures: { '1 pint': 576, 'half pint': 288, '1 can': 330, '1 bottle': 330, '1 schooner': 425 },
  },
  { category: 'Soft drinks', measures: { '1 small can': 250, '1 mug': 300, '1 glass': 250 } },
  { category: 'Diet soft drinks', measures: { '1 small can': 250, '1 mug': 300, '1 glass': 250 } },
  {
    category: 'Coffee',
    measures: { '1 mug': 300, '1 small': 240, '1 medium': 350, '1 large': 470 },
  },
  { category: 'Tea', measures: { '1 mug': 260, '1 pot': 500 } },
  {
    category: 'Milk, whole',
    measures: { '1 mug': 300, '1 splash': 15, '1 glass': 250, '1 dash': 15 },
  },
  {
    category: 'Milk, reduced fat',
    measures: { '1 mug': 300, '1 splash': 15, '1 glass': 250, '1 dash': 15 },
  },
  {
    category: 'Milk, nonfat',
    measures: { '1 mug': 300, '1 splash': 15, '1 glass': 250, '1 dash': 15 },
  },
  {
    category: 'Plant-based milk',
    measures: { '1 mug': 300, '1 splash': 15, '1 glass': 250, '1 dash': 15 },
  },
  {
    category: 'Wine',
    measures: {
      '1 small glass': 125,
      '1 medium glass': 175,
      '1 large glass': 250,
      '1 glass': 175,
      '1 bottle': 745,
    },
  },
  { category: 'Nuts and seeds', measures: { '1 handful': 30, '1 sprinkle': 5 } },
  { category: 'Potato chips', measures: { '1 packet': 25, '1 handful': 20, '1 bowl': 40 } },
  { category: 'Tortilla, corn, other chips', measures: { '1 handful': 25, '1 bowl': 45 } },
  { category: 'Dried fruits', measures: { '1 handful': 35 } },
  { category: 'Blueberries and other berries', measures: { '1 handful': 40, '1 bowl': 120 } },
  {
    category: 'Yogurt, regular',
    measures: { '1 pot': 125, '1 tub': 150, '1 bowl': 200, '1 dollop': 30, '1 spoonful': 30 },
  },
  {
    category: 'Yogurt, Greek',
    measures: { '1 pot': 150, '1 tub': 150, '1 bowl': 200, '1 dollop': 30, '1 spoonful': 30 },
  },
  { category: 'Oatmeal', measures: { '1 bowl': 260 } },
  {
    category: 'Ready-to-eat cereal, higher sugar (>21.2g/100g)',
    measures: { '1 bowl': 40, '1 handful': 20 },
  },
  {
    category: 'Ready-to-eat cereal, lower sugar (=<21.2g/100g)',
    measures: { '1 bowl': 40, '1 handful': 20 },
  },
  { category: 'Soups, broth-based', measures: { '1 bowl': 350, '1 mug': 280 } },
  { category: 'Soups, cream-based', measures: { '1 bowl': 350, '1 mug': 280 } },
  { category: 'Rice', measures: { '1 bowl': 220, '1 plate': 300, '1 handful': 60 } },
  {
    category: 'Pasta, noodles, cooked grains',
    measures: { '1 bowl': 230, '1 plate': 300, '1 handful': 60 },
  },
  {
    category: 'Beans, peas, legumes',
    measures: { '1 bowl': 200, '1 ladle': 120, '1 handful': 60, '1 can': 266 },
  },
  {
    category: 'Lettuce and lettuce salads',
    measures: { '1 handful': 20, '1 bowl': 120, '1 bag': 150 },
  },
  { category: 'Yeast breads', measures: { '1 thick slice': 45, '1 doorstep': 60 } },
  {
    category: 'French fries and other fried white potatoes',
    measures: { '1 handful': 50, '1 bowl': 150 },
  },
  { category: 'Popcorn', measures: { '1 handful': 8, '1 bowl': 25, '1 bucket': 100 } },
  { category: 'Ice cream and frozen dairy desserts', measures: { '1 scoop': 65, '1 bowl': 130 } },
  { category: 'Protein and nutritional powders', measures: { '1 scoop': 30 } },
  { category: 'Butter and animal fats', measures: { '1 knob': 10, '1 spread': 7 } },
  { category: 'Candy containing chocolate', measures: { '1 square': 6, '1 row': 25 } },
  {
    category: 'Liquor and cocktails',
    measures: { '1 glass': 150, '1 finger': 30, '1 measure': 25, '1 capful': 15 },
  },
  {
    category: 'Cheese',
    measures: { '1 chunk': 40, '1 sprinkle': 10, '1 wedge': 35, '1 handful': 28 },
  },
  { category: 'Sugars and honey', measures: { '1 spoonful': 6 } },
  {
    category: 'Mashed potatoes and white potato mixtures',
    measures: { '1 scoop': 110, '1 dollop': 60 },
  },
];
