/** The parts of a shop, in the order in which most people walk through one. */
export const AISLES = [
  'produce',
  'bread',
  'meat',
  'dairy',
  'dry',
  'canned',
  'baking',
  'frozen',
  'drinks',
  'other',
] as const;

export type Aisle = (typeof AISLES)[number];

/** The first row with a word of the food decides: what something was made into stands above what it was made of. */
const ROWS: readonly (readonly [Aisle, string])[] = [
  ['frozen', 'frozen|ice cream|sorbet'],
  [
    'canned',
    'canned|can of|tin of|tinned|jar of|jarred|passata|tomato paste|tomato puree|pickles?|olives|capers|coconut milk|jam',
  ],
  [
    'baking',
    'oil|vinegar|spices?|salt, table|sea salt|kosher salt|^salt|peppercorns?|black pepper|pepper, black|cumin|paprika powder|curry powder|turmeric|cinnamon|nutmeg|oregano|dried|bouillon|stock|broth|sauce|mustard|ketchup|mayonnaise|honey|sugar|syrup|molasses|flour|yeast|baking|vanilla|cocoa|cornstarch|starch|gelatin|peanut butter|chocolate',
  ],
  ['drinks', 'juice|wine|beer|cider|coffee|tea|soda|cola|water|lemonade'],
  [
    'dry',
    'soy milk|oat milk|almond milk|rice|pasta|spaghetti|macaroni|penne|noodles?|couscous|bulgur|quinoa|oats?|oatmeal|cereal|muesli|granola|lentils?|beans?, (?:black|kidney|navy|pinto|white)|chickpeas?|split peas|barley|polenta|cornmeal|semolina|nuts?|almonds?|walnuts?|cashews?|peanuts?|hazelnuts?|pecans?|pistachios?|seeds?|raisins|dates|tofu|crackers?|chips|breadcrumbs',
  ],
  [
    'produce',
    'eggplants?|aubergines?|butternut|green beans|beans, snap|squash|peppers?, (?:sweet|bell|hot)|bell peppers?',
  ],
  [
    'dairy',
    'milk|cheese|parmesan|mozzarella|feta|cheddar|ricotta|mascarpone|yogh?urt|cream|butter|buttermilk|quark|kefir|margarine|eggs?',
  ],
  [
    'meat',
    'beef|pork|chicken|turkey|lamb|veal|duck|meat|sausages?|ham|bacon|chorizo|salami|steak|mince|fish|salmon|tuna|cod|trout|haddock|anchov(?:y|ies)|sardines?|mackerel|shrimps?|prawns?|crab|mussels?|clams?|squid|scallops?|lobster',
  ],
  [
    'bread',
    'bread|baguette|rolls?|buns?|tortillas?|pitas?|naan|bagels?|toast|croissants?|ciabatta',
  ],
  [
    'produce',
    'onions?|shallots?|garlic|tomato(?:es)?|potato(?:es)?|carrots?|celery|cucumbers?|zucchini|courgettes?|spinach|lettuce|salad|cabbage|broccoli|cauliflower|kale|leeks?|mushrooms?|peas|corn|beets?|radish(?:es)?|pumpkin|avocados?|ginger|parsley|basil|cilantro|coriander|mint|dill|thyme|rosemary|sage|chives|herbs?|chil(?:i|li|e)s?|peppers?|apples?|bananas?|oranges?|lemons?|limes?|berries|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberr(?:y|ies)|grapes?|pears?|peach(?:es)?|plums?|mango(?:es)?|pineapple|melon|cherries|kiwis?|beans|asparagus|fennel|turnips?|sweet potato(?:es)?|arugula|chard|raw',
  ],
];

const PATTERNS = ROWS.map(
  ([aisle, words]) => [aisle, new RegExp(`\\b(?:${words})\\b`, 'u')] as const,
);

/**
 * Where a shop has a food, by the words of its name or of a line; 'other' where no word says. A wrong guess only
 * moves a line: nothing is left out.
 */
export function aisleOf(words: string): Aisle {
  const text = words.toLowerCase();
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
