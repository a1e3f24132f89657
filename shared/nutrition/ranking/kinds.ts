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
  { pattern: /\b(baby|infant|toddler)\b/i, words: ['baby', 'infant', 'toddler'], penalty: 1.5 },
  {
    pattern: /\b(?:white|yolk) only|egg,? (?:white|yolk)/i,
    words: ['white', 'yolk'],
    penalty: 0.8,
  },
  {
    pattern: /\((?:McDonalds|Burger King|Wendys|Taco Bell|KFC|Subway|Chick)/i,
    words: ['mcdonald', 'king', 'wendy', 'bell', 'kfc', 'subway'],
    penalty: 0.2,
  },
  { pattern: /for use (on|with|in)|on a sandwich/i, words: ['sandwich'], penalty: 0.9 },
  { pattern: /\bdressing\b/i, words: ['dressing'], penalty: 0.5 },
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
    pattern: /\b(from (frozen|canned|school)|frozen|canned|school lunch|restaurant|fast food)\b/i,
    words: ['frozen', 'canned', 'tinned', 'school', 'restaurant', 'takeaway'],
    penalty: 0.12,
  },
  {
    pattern: /\b(wine|beer|liquor|cocktail|alcoholic)\b/i,
    words: ['wine', 'beer', 'liquor', 'cocktail', 'alcoholic', 'cooking'],
    penalty: 0.5,
  },
];

/** Words by which a person says that a food was weighed before it was cooked. */
export const RAW_WORDS = ['raw', 'dry', 'dried', 'uncooked'] as const;

export const COOKED_BY_DEFAULT =
  /^(Cereal Grains|Legumes|Beef|Ground beef|Pork|Lamb|Chicken|Turkey|Fish|Shellfish|Rice|Pasta|Beans|Eggs|White potatoes|Broccoli|String beans|Bacon)/;
