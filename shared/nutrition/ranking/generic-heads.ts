import type { NameIndex } from './name-index';
import { termsOf } from './words';

/** Headings under which the table lists foods that people call by what stands after the comma. */
const HEADINGS = `
  fish|shellfish|soft drink|cookie|cereal|soup|cheese|bread|roll|candy|chocolate candy|beef|pork|lamb|veal|game meat|beans|nuts|
  seeds|cake|pie|tea|coffee|sauce|wine|yogurt|egg|pasta|crackers|cracker|snack|snacks|salad dressing|dip|syrup|sugar|potato|
  nutritional drink|sports drink|energy drink|fruit drink|fruit juice drink|pastry|doughnut|muffin|milk|cream|oil|pickles|sausage|
  luncheon meat|rice|water|liquor|cocktail|sandwich|peppers|pepper|greens|squash|melon|berries|fruit|vegetable|vegetables|
  topping|jam|jelly|lettuce|tortilla|chips|corn|onions|turkey|chicken|ham|bacon|hot dog|frankfurter|ice cream|pudding|popcorn|
  pretzels|nutrition bar|cereal or granola bar|cold cut|spices|sweetener|sugar substitute|cabbage|mushrooms|noodles|dumpling|
  fast food|restaurant|infusion|beverage|alcoholic beverage|leavening agents|flour|wheat flour|wheat|seaweed|mollusks|crustaceans|
  cake or cupcake|seafood|meat|poultry|sushi|burger|pancakes|mexican|indian|african|chinese|dish
`;

const HEADS = new Set(HEADINGS.split('|').map((head) => termsOf(head).join(' ')));
const known = new WeakMap<NameIndex, Map<number, boolean>>();

/** Whether the terms of a name from `start` to `end` are such a heading. */
export function isGenericHead(index: NameIndex, start: number, end: number): boolean {
  let answers = known.get(index);
  if (!answers) known.set(index, (answers = new Map<number, boolean>()));
  const before = answers.get(start);
  if (before !== undefined) return before;
  const terms = Array.from(index.nameTerms.subarray(start, end), (id) => index.terms[id] ?? '');
  const answer = HEADS.has(terms.join(' '));
  answers.set(start, answer);
  return answer;
}
