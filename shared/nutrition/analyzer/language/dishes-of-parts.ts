import type { Rule } from './rewritten';

const SMOOTHIE_PART =
  '(?:frozen )?(?:bananas?|(?:mixed |straw|blue|rasp|black)?berr(?:y|ies)|mango|spinach|kale|(?:almond |oat |soya? |coconut |whole |skim )?milk|oats|(?:greek )?yogh?urt|protein(?: powder)?|whey|peanut butter|pb|(?:orange |apple )?juice|chia(?: seeds)?|pineapple|avocado|granola|honey)';
const FRUIT =
  '(?:apples?|bananas?|oranges?|grapes|melon|pineapple|mango|kiwis?|strawberries|blueberries|berries|pears?|peach(?:es)?|watermelon|papaya|pomegranate)';
const BETWEEN = '(?:, ?(?:and )?| and | n | & | ?\\+ ?| )';
/** What of a bowl, a plate or a salad is told behind its name is what it is. */
const TOLD_IN_PARTS =
  '(?:(?:breakfast|yogh?urt|smoothie|protein|cava|grain|power|nourish|buddha|harvest) bowl|smoothie|plate|charcuterie(?: board)?|cheese ?board|snack plate|salad|tiffin|kahvalti)';

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
/** A dish with what it is made of behind its name: the parts count, and the dish no more beside them. */
export const DISHES_OF_PARTS: readonly Rule[] = [
  // 'chipotle bowl chicken white rice black beans salsa': what is told of it is ladled by weight.
  [BOWL, ladles],
  [
    /^ ?(?:[a-z']{2,14} ){0,3}(?:sushi|charcuterie|(?:cream|chippy|afternoon|high) tea|tray|platter|abendbrot|kuchen|nandos|(?:brekkie|brekky|breakfast) roll|buffet|picnic|mezze|meze|takeaway|braai|bento|party food|leftovers|breakfast|brunch|supper)(?: from [a-z ]{3,20})?: ?(?=\d|[^\n]{3,60}[,+&])/g,
    '',
  ],
  [
    new RegExp(
      String.raw`\bsmoothie(?:: ?|, ?| with | - | )(?=${SMOOTHIE_PART}(?:${BETWEEN}${SMOOTHIE_PART})+)`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      String.raw`(?<=^ ?|[,;.\n] ?)${TOLD_IN_PARTS}(?:: ?| [-–] )(?=[a-z]{3,}[^,\n]{0,30},)`,
      'g',
    ),
    '',
  ],
  [
    /\b((?:chipotle|burrito|qdoba) bowl) (?=(?:chicken|steak|carnitas|barbacoa|beef|tofu|sofritas|(?:brown |white )?rice)\b(?! bowl))/g,
    '$1 within ',
  ],
  [
    new RegExp(
      String.raw`\bfruit salad(?:: ?|, ?| with | )(?=${FRUIT}(?:${BETWEEN}${FRUIT})+)`,
      'g',
    ),
    '',
  ],
  // 'ham sandwich 2 slices white bread butter'
  [
    /\b((?:ham|cheese|turkey|tuna|chicken|egg|bacon) )?(?:sandwich|sarnie|toastie),? (?=(?:\d|two) slices? (?:of )?(?:[a-z]+ )?(?:bread|toast)\b)/g,
    (_, filling = '') => (filling === 'undefined' ? '' : `${filling.trim()}, `),
  ],
  [/\bgrilled cheese,? (?=(?:\d|two) slices? (?:of )?(?:[a-z]+ )?bread\b)/g, ''],
  // 'omelette 3 eggs ham cheese'
  [
    /\b(omelett?e?|omlette?|frittata),? (?:with |from |of |made (?:with|from) )?([2-6]|two|three|four) eggs?(?:,| with| and)? /g,
    '$2 egg $1 with ',
  ],
  [/\b(?:scrambled eggs?),? (?:with |from |of )?([1-6]) eggs?\b/g, '$1 scrambled eggs'],
];
