import { readCount } from '../plain-numbers';
import type { Rule } from '../rewritten';
import { SHARE } from '../shares';

const START = String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:an?|my|had|ate|and|with|big|small|large|homemade) )`;
const CARRIED =
  '(?:quesadilla|cheeseburger|burger|sandwich|sarnie|toastie|wrap|taco|burrito|sub|fajita)';
const COUNT = '(?:(\\d|two|three|four)(?: ?x)? )?';
const MEAT =
  '(?:chicken|beef|steak|pork|lamb|turkey|ham|bacon|prawn|shrimp|salmon|tuna|fish|tofu|bean|cheese|veggie)';
/** '2 quesadillas (corn tortilla, cheese)', 'burger (patty, bun, cheese)' */
const IN_BRACKETS = new RegExp(
  String.raw`${START}${COUNT}(?:(${MEAT}) )?(${CARRIED})(?:e?s)?(?: (\d|two|three|four))? ?\(([^()\n]{5,120})\)(?: ?x ?([2-4])(?!\d))?`,
  'g',
);
/** What the parts lie on or are wrapped in. */
const CARRIER = /\b(?:tortillas?|buns?|bread|toast|rolls?|pitt?as?|wraps?)$/;
const BREAD = /^(?:(?:white|brown|rye|sourdough|wholemeal|whole ?wheat) )?bread$/;
const CHEESE = /\b(?:cheese|queso|cheddar|mozzarella|oaxaca)\b/;
const SLICE_GRAMS = 28;
const BETWEEN = /, ?(?:and )?| and | & | ?\+ ?/;

/** Of a wrap without amounts the usual one is nearer than its parts. */
function tellsAll(dish: string, told: string, parts: readonly string[]): boolean {
  const isTold = /\d/.test(told) || !/wrap|burrito/.test(dish);
  return parts.length > 1 && isTold && parts.some((part) => CARRIER.test(part));
}

/** The parts count where the bread is one of them, and the dish no more beside them. */
function carriedParts(
  ...[whole = '', ahead, meat = '', dish = '', behind, told = '', times]: string[]
) {
  const parts = told.split(BETWEEN).map((part) => part.trim());
  if (!tellsAll(dish, told, parts)) return whole;
  const count = [ahead, behind, times].find((one) => /^(?:\d|two|three|four)$/.test(one ?? ''));
  const each = parts.map((part) => partOf(part, count, SHARING.test(dish)));
  const isNamed = meat === '' || told.includes(meat);
  return [...each, ...(isNamed ? [] : [meat])].join('; ');
}

/** Of these a portion of the filling is for several. */
const SHARING = /taco|fajita/;

/** Of several each has its bread, its cheese and its portion of what else is in them. */
function partOf(part: string, count: string | undefined, isShared: boolean): string {
  if (count === undefined) return BREAD.test(part) ? `2 slices ${part}` : part;
  if (/^\d/.test(part)) return part;
  const times = readCount(count);
  if (BREAD.test(part)) return `${2 * times} slices ${part}`;
  if (CARRIER.test(part)) return `${times} ${part}`;
  if (isShared && !CHEESE.test(part)) return part;
  return CHEESE.test(part) ? `${times * SLICE_GRAMS} g ${part}` : `${part} ${SHARE}!${times} `;
}

const POKE_PART = '(?:raw )?(?:salmon|tuna|ahi|chicken|tofu|prawns?|shrimps?|rice)';
const POKE_OF = new RegExp(
  String.raw`\bpoke bowl(?:,|:| -| with| w)? \(?(?=${POKE_PART} \d{2,3} ?g\b|\d{1,3} ?(?:g|oz|scoops?) (?:of )?${POKE_PART}\b)`,
  'g',
);

/** What is carried by a bread, with the bread in the brackets behind it. */
export const CARRIED_PARTS: readonly Rule[] = [
  [IN_BRACKETS, carriedParts],
  [
    /\b(?:build|built|make|made|create) (?:your|my) own (?=(?:poke|burrito|buddha|salad) bowl\b)/g,
    '',
  ],
  [/(?<=^ ?|[,;.\n] ?)((?:ahi |salmon |tuna )?poke)(?= ?: | - )/g, '$1 bowl'],
  // 'poke bowl with tuna 100g, rice 150g', 'poke bowl: 2 scoops salmon, rice'
  [POKE_OF, ''],
];
