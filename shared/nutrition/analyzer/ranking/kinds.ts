// What the table means by 'nobody said which': the food to take where nobody did.
export const UNSPECIFIED = /\b(NFS|NS as to)\b/;
export const UNSPECIFIED_BONUS = 0.3;

/** A kind of food that is meant only where a word asks for it. */
export interface Kind {
  pattern: RegExp;
  words: readonly string[];
  penalty: number;
}

export const KINDS: readonly Kind[] = [
  {
    pattern: /\b(dry mix|powder|powdered|concentrate|not reconstituted|dry)\b/i,
    words: ['powder', 'powdered', 'concentrate', 'dry', 'dried', 'raw', 'uncooked', 'mix'],
    penalty: 1.2,
  },
  {
    pattern: /^Pastry, .*filled/,
    words: ['pastry', 'puff', 'turnover', 'danish', 'filled', 'strudel'],
    penalty: 1.2,
  },
  { pattern: /\b(baby|infant|toddler)\b/i, words: ['baby', 'infant', 'toddler'], penalty: 1.5 },
  {
    pattern: /\b(?:white|yolk) only|egg,? (?:white|yolk)/i,
    words: ['white', 'yolk'],
    penalty: 0.8,
  },
  {
    pattern:
      /\b(?:McDonald'?s?|Burger King|Wendy'?s|Taco Bell|KFC|Subway|Chick-fil|Domino'?s|Greggs|Nando'?s|Starbucks|Pizza Hut)\b/i,
    words: [
      'mcdonald',
      'king',
      'wendy',
      'bell',
      'kfc',
      'subway',
      'domino',
      'gregg',
      'nando',
      'starbuck',
      'hut',
      'chick',
    ],
    penalty: 0.4,
  },
  {
    pattern: /\b(?:meatless|imitation|substitute|vegetarian|vegan)\b/i,
    words: [
      'nilmeat',
      'meatless',
      'imitation',
      'substitute',
      'vegetarian',
      'vegan',
      'veggie',
      'vegetable',
      'soy',
      'plant',
    ],
    penalty: 0.6,
  },
  { pattern: /^Chicken breast.*skin eaten/i, words: ['skin'], penalty: 0.4 },
  { pattern: /\bbars?\b/i, words: ['bar'], penalty: 1.3 },
  {
    pattern:
      /\b(?:skin \(|skin only|giblets?|neck|feet|tail|separable fat|heart|gizzard|tongue|brain|kidney|bone)\b/i,
    words: [
      'skin',
      'giblet',
      'neck',
      'foot',
      'feet',
      'tail',
      'heart',
      'gizzard',
      'tongue',
      'brain',
      'kidney',
      'bone',
    ],
    penalty: 0.5,
  },
  { pattern: /for use (on|with|in)|on a sandwich/i, words: ['sandwich'], penalty: 0.9 },
  { pattern: /\bdressing\b/i, words: ['dressing'], penalty: 0.5 },
  // It has its dressing unless that is denied.
  { pattern: /\bcaesar\b[^()]{0,90}\bno dressing/i, words: ['nildressing'], penalty: 1.5 },
  {
    pattern:
      /\b(gluten[- ]free|sugar[- ]free|reduced|low|light|fat[- ]free|nonfat|diet|decaffeinated|lowfat|low sodium)\b/i,
    words: [
      'glutenfree',
      'sugarfree',
      'free',
      'reduced',
      'reducedfat',
      'low',
      'light',
      'nonfat',
      'diet',
      'skim',
      'decaffeinated',
      'lowfat',
      'lite',
    ],
    penalty: 0.35,
  },
  {
    pattern: /\b(?:frozen|canned|school)\b/i,
    words: ['frozen', 'canned', 'can', 'tinned', 'school', 'freezer', 'cafeteria'],
    penalty: 0.22,
  },
  {
    pattern: /\b(?:restaurant|fast food)\b/i,
    words: ['restaurant', 'takeaway', 'fast'],
    penalty: 0.1,
  },
  {
    pattern: /\b(wine|beer|liquor|cocktail|alcoholic)\b/i,
    words: ['wine', 'beer', 'liquor', 'cocktail', 'alcoholic', 'cooking'],
    penalty: 0.5,
  },
];

/** Words by which a person says that a food was weighed before it was cooked. */
export const RAW_WORDS = ['raw', 'dry', 'dried', 'uncooked'] as const;

/** Whether a description is of a food before it is cooked; 'roasted, from raw' is none. */
export function isRaw(description: string): boolean {
  return /\b(?:(?<!from )raw|dry|(?<!from )dried|uncooked)\b/i.test(description);
}

export const COOKED_BY_DEFAULT =
  /^(Cereal Grains|Legumes|Poultry|Finfish|Sausages|Beef|Ground beef|Pork|Lamb|Veal|Chicken|Turkey|Fish|Shellfish|Rice|Pasta|Beans|Eggs|White potatoes|Broccoli|String beans|Bacon)/;

/** What changes a dish where it is added to it: meant only where it is named, or a kind of it. */
const MAIN_INGREDIENTS: readonly RegExp[] = [
  /^(?:meat|beef|pork|chicken|turkey|bacon|ham|sausage|pepperoni|lamb|steak|chorizo|salami|duck|poultry)$/,
  /^(?:fish|seafood|shrimp|prawn|tuna|salmon|crab|shellfish|cod|lobster)$/,
  /^(?:cheese|cheddar|feta|mozzarella|parmesan|paneer)$/,
  /^(?:nut|almond|walnut|pecan|peanut|cashew|hazelnut)$/,
  /^(?:wine|beer|liquor|rum|whiskey|brandy|alcohol)$/,
  /^(?:tomato|vegetable|spinach|pepper|mushroom|onion)$/,
];

/** The kinds of main ingredients that are among some words, as numbers. */
export function mainIngredients(words: Iterable<string>): number[] {
  const said = [...words];
  return MAIN_INGREDIENTS.flatMap((kind, at) => (said.some((word) => kind.test(word)) ? [at] : []));
}
