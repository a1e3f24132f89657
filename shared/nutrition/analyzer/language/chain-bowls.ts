import type { Rule } from './rewritten';

const LADLE = String.raw`(?:(?:double|extra|light) )?(?:chicken|chkn|steak|barbacoa|carnitas|(?:cilantro )?(?:lime )?(?:white |brown )?rice|(?:black |pinto )?beans|fajita (?:veg|veggies|vegetables)|(?:(?:fresh )?tomato |mild |medium |hot |corn |green |red )?salsa|pico(?: de gallo)?|corn|(?:shredded )?cheese|guac(?:amole)?|sour cream|queso|(?:romaine )?lettuce)\b`;
const BOWL = new RegExp(
  String.raw`\b(?:chipotle|qdoba)(?:'s)? (?:burrito )?bowl(?:,|:| -| with| w)? (${LADLE}(?:(?:,? (?:and |n |& )?|, ?| ?\+ ?)${LADLE}){2,10})`,
  'g',
);
const EACH = new RegExp(LADLE, 'g');

/** What a ladle of each weighs there in grams, and which food it is. */
const LADLES: readonly (readonly [told: RegExp, grams: number, food: string])[] = [
  [/chicken|chkn/, 113, 'grilled chicken'],
  [/steak/, 113, 'steak'],
  [/barbacoa/, 113, 'barbacoa'],
  [/carnitas/, 113, 'carnitas'],
  [/rice/, 150, 'rice'],
  [/beans/, 113, 'black beans'],
  [/fajita/, 57, 'fajita vegetables'],
  [/salsa|pico/, 99, 'salsa'],
  [/corn/, 99, 'sweetcorn'],
  [/cheese/, 28, 'monterey jack'],
  [/guac/, 113, 'guacamole'],
  [/sour cream/, 57, 'sour cream'],
  [/queso/, 57, 'queso'],
  [/lettuce/, 28, 'lettuce'],
];

function ladles(_: string, told = ''): string {
  return (told.match(EACH) ?? []).map(ladle).join(', ');
}

function ladle(told: string): string {
  const [, grams, food] = LADLES.find(([words]) => words.test(told)) ?? [told, 0, told];
  return `${told.startsWith('double ') ? 2 * grams : grams} g ${food}`;
}

/** 'chipotle bowl chicken white rice black beans salsa': what is told of it is ladled by weight. */
export const CHAIN_BOWLS: readonly Rule[] = [[BOWL, ladles]];
