/** The sections of a shop, in the usual walking order. */
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

/** The first row that matches decides, so product forms (frozen, canned) come before ingredients. */
const ROWS: readonly (readonly [Aisle, RegExp])[] = [
  ['frozen', /\b(?:frozen|ice cream|sorbet)\b/u],
  [
    'canned',
    /\b(?:canned|can of|tin of|tinned|jar of|jarred|passata|tomato paste|tomato puree|pickles?|olives|capers|coconut milk|jam)\b/u,
  ],
  [
    'baking',
    /\b(?:oil|vinegar|spices?|salt, table|sea salt|kosher salt|^salt|peppercorns?|black pepper|pepper, black|cumin|paprika powder|curry powder|turmeric|cinnamon|nutmeg|oregano|dried|bouillon|stock|broth|sauce|mustard|ketchup|mayonnaise|honey|sugar|syrup|molasses|flour|yeast|baking|vanilla|cocoa|cornstarch|starch|gelatin|peanut butter|chocolate)\b/u,
  ],
  ['drinks', /\b(?:juice|wine|beer|cider|coffee|tea|soda|cola|water|lemonade)\b/u],
  [
    'dry',
    /\b(?:soy milk|oat milk|almond milk|rice|pasta|spaghetti|macaroni|penne|noodles?|couscous|bulgur|quinoa|oats?|oatmeal|cereal|muesli|granola|lentils?|beans?, (?:black|kidney|navy|pinto|white)|chickpeas?|split peas|barley|polenta|cornmeal|semolina|nuts?|almonds?|walnuts?|cashews?|peanuts?|hazelnuts?|pecans?|pistachios?|seeds?|raisins|dates|tofu|crackers?|chips|breadcrumbs)\b/u,
  ],
  [
    'produce',
    /\b(?:eggplants?|aubergines?|butternut|green beans|beans, snap|squash|peppers?, (?:sweet|bell|hot)|bell peppers?)\b/u,
  ],
  [
    'dairy',
    /\b(?:milk|cheese|parmesan|mozzarella|feta|cheddar|ricotta|mascarpone|yogh?urt|cream|butter|buttermilk|quark|kefir|margarine|eggs?)\b/u,
  ],
  [
    'meat',
    /\b(?:beef|pork|chicken|turkey|lamb|veal|duck|meat|sausages?|ham|bacon|chorizo|salami|steak|mince|fish|salmon|tuna|cod|trout|haddock|anchov(?:y|ies)|sardines?|mackerel|shrimps?|prawns?|crab|mussels?|clams?|squid|scallops?|lobster)\b/u,
  ],
  [
    'bread',
    /\b(?:bread|baguette|rolls?|buns?|tortillas?|pitas?|naan|bagels?|toast|croissants?|ciabatta)\b/u,
  ],
  [
    'produce',
    /\b(?:onions?|shallots?|garlic|tomato(?:es)?|potato(?:es)?|carrots?|celery|cucumbers?|zucchini|courgettes?|spinach|lettuce|salad|cabbage|broccoli|cauliflower|kale|leeks?|mushrooms?|peas|corn|beets?|radish(?:es)?|pumpkin|avocados?|ginger|parsley|basil|cilantro|coriander|mint|dill|thyme|rosemary|sage|chives|herbs?|chil(?:i|li|e)s?|peppers?|apples?|bananas?|oranges?|lemons?|limes?|berries|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberr(?:y|ies)|grapes?|pears?|peach(?:es)?|plums?|mango(?:es)?|pineapple|melon|cherries|kiwis?|beans|asparagus|fennel|turnips?|sweet potato(?:es)?|arugula|chard|raw)\b/u,
  ],
];

/**
 * The shop section of a food, by the words of its name or line; 'other' if no word matches. A wrong guess only moves
 * a line on the list.
 */
export function aisleOf(words: string): Aisle {
  const text = words.toLowerCase();
  return ROWS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
