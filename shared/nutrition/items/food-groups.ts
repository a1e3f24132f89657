import type { MealItem } from '#shared/records/meal-item';

import { isDrink } from './drinks';

/** In the order in which they are shown. */
export const FOOD_GROUPS = [
  'vegetables',
  'fruit',
  'grains',
  'protein',
  'dairy',
  'drinks',
  'sweets',
  'other',
] as const;

export type FoodGroup = (typeof FOOD_GROUPS)[number];

type Grouped = Pick<MealItem, 'name' | 'source'>;

/**
 * The first digits of FNDDS codes (USDA), which start with the food group; the longest match counts. Mixed dishes are
 * in the survey's group, which is that of their main part.
 */
const SURVEY_GROUPS: readonly (readonly [FoodGroup, RegExp])[] = [
  ['sweets', /^(?:13|53|91)/],
  ['drinks', /^(?:9[2-5]|11[1-3]|612|641|642|743|781)/],
  ['dairy', /^1/],
  ['protein', /^[234]/],
  ['grains', /^5/],
  ['fruit', /^6/],
  ['vegetables', /^7/],
];

/** The first row that matches the name decides, so product forms come before ingredients. */
const NAME_GROUPS: readonly (readonly [FoodGroup, RegExp])[] = [
  [
    'drinks',
    /\b(?:juice|smoothie|shake|wine|beer|cider|coffee|latte|cappuccino|espresso|tea|chai|lassi|soda|cola|water|lemonade|squash drink)\b/u,
  ],
  [
    'sweets',
    /\b(?:cakes?|cookies?|biscuits?|chocolate|cand(?:y|ies)|sweets?|ice cream|sorbet|pudding|custard|donuts?|doughnuts?|brownies?|muffins?|pastr(?:y|ies)|pies?|jam|honey|syrup|sugar|halwa|gulab jamun|baklava)\b/u,
  ],
  [
    'grains',
    /\b(?:rice|pasta|spaghetti|macaroni|lasagne?|noodles?|ramen|couscous|bulgur|quinoa|oats?|oatmeal|porridge|cereal|muesli|granola|bread|toast|baguette|rolls?|buns?|tortillas?|wraps?|burritos?|tacos?|pitas?|naan|roti|chapati|paratha|dosa|idli|bagels?|croissants?|crackers?|pizza|sandwich(?:es)?|burgers?|pancakes?|waffles?|dumplings?|sushi|biryani|risotto|polenta)\b/u,
  ],
  [
    'protein',
    /\b(?:beef|pork|chicken|turkey|lamb|veal|duck|meat|meatballs?|sausages?|ham|bacon|chorizo|salami|steak|kebab|fish|salmon|tuna|cod|trout|haddock|sardines?|mackerel|shrimps?|prawns?|crab|mussels?|squid|lobster|eggs?|omelet(?:te)?s?|tofu|tempeh|seitan|lentils?|dal|chickpeas?|hummus|falafel|beans|nuts?|almonds?|walnuts?|cashews?|peanuts?|peanut butter|seeds?|protein)\b/u,
  ],
  ['dairy', /\b(?:milk|cheese|mozzarella|feta|cheddar|paneer|yogh?urt|quark|kefir|skyr|cream)\b/u],
  [
    'fruit',
    /\b(?:fruits?|apples?|bananas?|oranges?|clementines?|berries|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberr(?:y|ies)|grapes?|pears?|peach(?:es)?|plums?|mangos?|mangoes|pineapple|melon|watermelon|cherries|kiwis?|dates|raisins)\b/u,
  ],
  [
    'vegetables',
    /\b(?:vegetables?|salad|soup|onions?|tomato(?:es)?|potato(?:es)?|fries|carrots?|celery|cucumbers?|zucchini|courgettes?|eggplants?|aubergines?|spinach|lettuce|cabbage|broccoli|cauliflower|kale|leeks?|mushrooms?|peas|corn|beets?|radish(?:es)?|pumpkin|squash|avocados?|peppers?|asparagus|fennel|sweet potato(?:es)?|stir-fry|ratatouille|kimchi|sauerkraut)\b/u,
  ],
];

const SURVEY = /^\d{8}$/;

/** The group of a food: by its FNDDS code if it has one, or else by its name; 'other' if no word matches. */
export function foodGroupOf(item: Grouped): FoodGroup {
  if (isDrink(item)) return 'drinks';
  const { source, name } = item;
  if (source.kind === 'table' && SURVEY.test(source.code)) {
    const row = SURVEY_GROUPS.find(([, pattern]) => pattern.test(source.code));
    if (row) return row[0];
  }
  const words = name.toLowerCase();
  return NAME_GROUPS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other';
}

/**
 * The number of portions of each group: each logged food is one portion, whatever its amount, so that nothing has to be
 * weighed. In the order of `FOOD_GROUPS`, without empty groups.
 */
export function portionsIn(items: readonly Grouped[]): [FoodGroup, number][] {
  const counts = new Map<FoodGroup, number>();
  for (const item of items) {
    const group = foodGroupOf(item);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return FOOD_GROUPS.flatMap((group): [FoodGroup, number][] => {
    const count = counts.get(group);
    return count === undefined ? [] : [[group, count]];
  });
}
