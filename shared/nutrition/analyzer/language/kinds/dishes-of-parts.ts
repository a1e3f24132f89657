import { readCount, readTimes } from '../plain-numbers';
import type { Rule } from '../rewritten';

const SMOOTHIE_PART =
  '(?:frozen )?(?:bananas?|(?:mixed |straw|blue|rasp|black)?berr(?:y|ies)|mango|spinach|kale|(?:almond |oat |soya? |coconut |whole |skim )?milk|oats|(?:greek )?yogh?urt|protein(?: powder)?|whey|peanut butter|pb|(?:orange |apple )?juice|chia(?: seeds)?|pineapple|avocado|granola|honey)';
const FRUIT =
  '(?:apples?|bananas?|oranges?|grapes|melon|pineapple|mango|kiwis?|strawberries|blueberries|berries|pears?|peach(?:es)?|watermelon|papaya|pomegranate)';
const BETWEEN = '(?:, ?(?:and )?| and | n | & | ?\\+ ?| )';
/** What of a bowl, a plate or a salad is told behind its name is what it is. */
const TOLD_IN_PARTS =
  '(?:(?:breakfast|yogh?urt|smoothie|protein|cava|grain|power|nourish|buddha|harvest) bowl|smoothie|plate|charcuterie(?: board)?|cheese ?board|snack plate|salad|tiffin|kahvalti)';

const LADLE = String.raw`(?:(?:double|extra|light) )?(?:chicken|chkn|steak|barbacoa|carnitas|(?:cilantro )?(?:lime )?(?:white |brown )?rice|(?:black |pinto )?beans|fajita (?:veg|veggies|vegetables)|(?:(?:fresh )?tomato |mild |medium |hot |corn |green |red )?salsa|pico(?: de gallo)?|corn|(?:shredded )?cheese|guac(?:amole)?|sour cream|queso|(?:romaine )?lettuce)\b`;
const LADLES_TOLD = String.raw`(${LADLE}(?:(?:,? (?:and |n |& )?|, ?| ?\+ ?)${LADLE}){2,10})`;
const BOWL = new RegExp(
  String.raw`\b(?:chipotle|qdoba)(?:'s)? ((?:double )?(?:chicken|steak|barbacoa|carnitas) )?(?:burrito )?bowl(?:,|:| -| with| w)? ${LADLES_TOLD}`,
  'g',
);
/** 'a burrito bowl with chicken white rice black beans from chipotle' */
const BOWL_FROM = new RegExp(
  String.raw`\b(?:burrito )?bowl(?:,|:| -| with| w)? ${LADLES_TOLD} (?:from|at) (?:chipotle|qdoba)\b`,
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

/** 'beyond burger patty on a bun': the bun is told beside the patty. */
const PATTY_ON_BUN =
  /\b((?:burger|beyond|impossible|boca|salmon) patty) (?:on|in) an? (?:(?:toasted|brioche|sesame|potato|white|wheat|hamburger|burger) )?(?:bun|roll)\b/g;

/** 'shake: 2 scoops, banana, milk': nobody puts so much ice cream in it without a word. */
const PARTS_OF_SHAKE = /\b(?:shake|smoothie)\b[^.;:\n]{0,20}:[^.;\n]{0,150}/g;
const IN_SCOOPS = /\b(?:whey|protein|ice cream|powder|collagen|gelato|sorbet)\b/;
const SCOOPS = /\b((?:\d{1,2}|an?|one|two|three) scoops?)(?= ?(?:$|[,;+.]|and\b|with\b))/g;

function scoopsOfShake(told = ''): string {
  return IN_SCOOPS.test(told) ? told : told.replaceAll(SCOOPS, '$1 whey');
}

function ladlesOfBowl(_: string, meat = '', told = ''): string {
  return ladles('', `${meat}${told}`);
}

function ladles(_: string, told = ''): string {
  return (told.match(EACH) ?? []).map(ladle).join(', ');
}

function ladle(told: string): string {
  const [, grams, food] = LADLES.find(([words]) => words.test(told)) ?? [told, 0, told];
  return `${told.startsWith('double ') ? 2 * grams : grams} g ${food}`;
}

const SOME_COUNT = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
const SEVERAL =
  '(tacos|wings|slices|cookies|donuts|doughnuts|bagels|muffins|cupcakes|pierogi|empanadas|tamales|samosas|sliders|burgers|beers|pints|rolls|sandwiches|wraps|pizzas|burritos|chocolates|truffles|macarons)';
/** 'three tacos, two carne asada one al pastor' are three, and not six. */
const TOLD_APART = new RegExp(
  String.raw`\b(${SOME_COUNT}) ${SEVERAL}(?: from [a-z ]{3,20}?)?(?:,|:| -|;)? \(?(${SOME_COUNT}) (?!of\b)([a-z ]{3,20}?),? (?:and |& |n |plus )?(${SOME_COUNT}) (?!of\b)([a-z ]{3,20}?)\)?(?= ?(?:$|[,;.\n]|with\b|and\b|w\b|from\b))`,
  'g',
);

function toldApart(whole = '', all = '', things = '', ...parts: string[]): string {
  const [first = '', one = '', second = '', other = ''] = parts;
  if (readCount(first) + readCount(second) !== readCount(all)) return whole;
  return `${first} ${one} ${things}, ${second} ${other} ${things}`;
}

const SCOOP_GRAMS = 120;

const AMOUNT = String.raw`(?:\d{1,4}(?:[./]\d{1,2})?|an?|half an?|one|two|three) ?(?:g|grams?|oz|ml|lbs?|cups?|tbsp|tsp|slices?|scoops?|eggs?|cans?|tins?)\b`;
const PROTEIN =
  '(?:chicken|beef|tofu|pork|prawns?|shrimps?|turkey|salmon|steak|tempeh|lamb|halloumi|eggs?)';
const GREEN =
  '(?:lettuce|tomato(?:es)?|onions?|cucumbers?|pickles?|peppers?|spinach|olives|jalapenos)';
/** 'lettuce tomato onion': three things, of which no two are a dish. */
const GREENS = new RegExp(
  String.raw`\b${GREEN}(?: ${GREEN}){1,5}\b(?! (?:salad|soup|sauce|juice|sandwich|relish|salsa|rice|curry|sabzi|masala|rings|chutney|dip|ketchup|omelette|quiche|tart|pizza|bhaji|wrap|roll))`,
  'g',
);
/** 'stir fry with 150g chicken, 1 tbsp oil': the parts, and the dish no more beside them. */
const MADE_WITH = new RegExp(
  String.raw`(?<=^ ?|[,;.\n] ?|\b(?:an?|my|had|made) )(?:\p{L}{3,12} ){0,2}(?:(?:stir[- ]?fry|scramble|poke bowl)(?: made)?(?: with| w\/?| from| using) (?=[^\n]{0,80}${AMOUNT} (?:of )?(?:\p{L}+ ){0,2}${PROTEIN})|(?:sandwich|toastie|wrap|omelette|salad|burrito|quesadilla|bowl|pancakes?|waffles?|porridge|oats|curry|chill?i|pasta),? made (?:with|w\/?|from|of|using) )(?=${AMOUNT}[^\n]{3,60}${AMOUNT})`,
  'gu',
);

const CAESAR_PART =
  '(?:romaine(?: lettuce)?|lettuce|shaved parmesan|parmesan|parm|croutons|(?:caesar )?dressing)';
const OF_CAESAR = new RegExp(
  String.raw`\b(caesar salad)(?:,? (?:with|w\/?|of)|:) ${CAESAR_PART}(?:(?:, ?(?:and )?| and | & | n )${CAESAR_PART}){0,4}(?= ?(?:$|[;.\n]|, ?(?!dressing)|(?:and|with|n|no|without)\b))`,
  'g',
);

const CRUST_SHARE = 0.25;
const PIZZA_CRUST = 0.2;
const CRUSTED = '(?:toasties?|sandwich(?:e?s)?|sangas?|sangers?|sarnies?|pbj|pb ?& ?j|toast)';
const CRUSTS_OF = new RegExp(
  String.raw`(?<!\b(?:cut|took|take|with|no) (?:the )?)\b(?:the )?crusts? (?:of|off|from) (?:of )?(?:(?:his|her|the|my|their|an?|kids?'?|toddler'?s|daughter'?s|son'?s) ){0,3}(?:(\d|two|three) )?(?=(?:\p{L}+ ){0,2}${CRUSTED}\b)`,
  'gu',
);
const CRUSTS_BEHIND = new RegExp(
  String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:kids?'?|his|her|and|ate|had) )((?:(?:cheese|ham|jam|pb|vegemite|marmite) )?${CRUSTED}) crusts\b`,
  'g',
);

/** A dish with what it is made of behind its name: the parts count, and the dish no more beside them. */
export const DISHES_OF_PARTS: readonly Rule[] = [
  // What it always has is in it.
  [OF_CAESAR, '$1'],
  // 'mince on toast x4 slices': the slices are of the toast.
  [
    /\b((?:savoury )?mince|(?:baked )?beans|(?:scrambled |poached |fried )?eggs?|sardines|mushrooms|avo(?:cado)?|tuna|spaghetti|peanut butter|pb) on (?:(brown|white|wholemeal|granary|sourdough|buttered) )?toast,? (?:x ?)?([1-6]) ?x? ?(?:slices?|slcs?)\b/g,
    (_, topping = '', bread = '', slices = '') =>
      `${topping === 'beans' ? 'baked beans' : topping.replace(/^mince$/, 'savoury mince')} and ${slices} slices of ${bread} toast`,
  ],
  // 'toastie: ham cheese tom'
  [
    /(?<=^ ?|[,;.\n] ?)(?:(?:staff|work|lunch|canteen|cafe|my|a|ham) )?(toastie|sandwich|sarnie|panini|bagel|baguette|wrap|bap|sub): ?(?!half\b|one\b|two\b|an?\b)(\p{L}[\p{L} ]{3,40}?)(?= on\b| ?(?:$|[.;\n]))/gu,
    '$2 $1',
  ],
  [MADE_WITH, ''],
  [
    /\b(rajma|dal|chole|kadhi|sambar) (?:chawal|(?:and )?rice),? (?=[^;\n]{0,30}\d[^;\n]{0,30}\brice\b)/g,
    '',
  ],
  // 'sushi 12 pieces (6 maki, 6 california)' are twelve.
  [
    /^ ?(?:\d{1,2} ?(?:pieces|pcs?) (?:of )?)?sushi(?: platter| dinner| lunch)?(?: \d{1,2} ?(?:pieces|pcs?))?(?: - |,? ?\()(?=\d)/g,
    '',
  ],
  [/\btofu scramble,? (?:from|with|of|made (?:from|with)|:|-) ?(?=\d{2,3} ?g\b)/g, ''],
  [
    /\b(?:pasta pesto|pesto pasta|pasta)\b[^,;.\n\d+]{0,25}?(?=\d{2,3} ?g (?:of )?(?:dry |dried |raw |cooked )?(?:pasta|spaghetti|penne)\b[^;\n]{0,20}\bpesto\b)/g,
    '',
  ],
  [/^ ?smoothie ?:? ?\n/g, ''],
  [
    /\b(?:pb ?(?:&|and|n) ?j|pb ?j|peanut butter (?:and|&|n) (?:jelly|jam))(?: sandwich)?(?: on (?:white|wheat|whole wheat|brown)(?: bread)?)?,? (?:with |about |made with )?(?=(?:\d|an?|one|two) (?:tbsp|tablespoons?|tsp)\b)/g,
    '2 slices bread, ',
  ],
  [
    /,? ?\bmade with (?:(?:butter|(?:coconut )?milk|(?:coconut )?cream|oil|salt|pepper|olive oil)(?:,| and)? ?){1,4}(?=$|[,;.])/g,
    '',
  ],
  [GREENS, (greens = '') => greens.replaceAll(' ', ', ')],
  [
    /(?<=\b(?:pcs?|pieces?)[^,;(\n]{0,20}) ?\((?:thighs?|drumsticks?|breasts?|wings?|legs?)(?:(?:,| and| &|\+) ?(?:a )?(?:thighs?|drumsticks?|breasts?|wings?|legs?))*\)/g,
    '',
  ],
  // 'dal and rice, 1 cup each': two cups.
  [
    new RegExp(
      String.raw`(?<=^ ?|[,;\n] ?)(?!\d)(\p{L}[\p{L} ]{1,18}) (?:and|n|&|\+) (\p{L}[\p{L} ]{1,18}?),? ((?:\d[\d./]{0,5}|an?|one|two|half an?) ?(?:cups?|g|grams?|oz|tbsp|tsp|slices?|pieces?|bowls?|scoops?|spoons?)) (?:of )?each(?= ?(?:$|[,;.\n]))`,
      'gu',
    ),
    '$3 $1 ; $3 $2',
  ],
  [
    /\b((?:half|1\/2|quarter|1\/4|third|1\/3)(?: of)?(?: an?)? (?:small |large |ripe )?(?:avocado|avo))(?:,? (?:mashed|smashed|sliced))? on (?=(?:(?:an?|1|one|2|two) )?(?:slices? (?:of )?)?(?:\p{L}+ )?(?:toast|bread|sourdough|rye|bagel|crumpets?|english muffin|ryvitas?|rice cakes?)\b)/gu,
    '$1 ; ',
  ],
  // 'bunless whopper'
  [
    /\b(bun|bread)less ((?:\p{L}{2,12} ){0,2}(?:cheese|ham)?(?:burger|whopper|big mac|quarter pounder|hot ?dog|sandwich|sub)s?)\b(?: (?:in a |in )?lettuce wrap(?:ped)?)?/gu,
    '$2 no $1',
  ],
  // What is stirred into a butter is little of it.
  [
    /(?<=\b(?:with|w|w\/|and|n) )(?:cinnamon|honey|herb|garlic|whipped|salted) butter(?= ?(?:$|[,;.)+\n]| -))/g,
    'butter',
  ],
  // '(2 tins chickpeas in it)' mentions a whole pot.
  [/ ?\((?:[^()\n]{3,40}) in it\)/g, ' '],
  [/\bbulletproof coffee(?:,| -|:| with| w) ?(?=\d|an? (?:tbsp|tsp|tablespoon))/g, 'coffee, '],
  // 'gumbo w rice cup'
  [
    /\b(gumbo|chili|curry|soup|stew|jambalaya|dal|etouffee) (with|w|w\/|and|n|&) rice,? (?:1 )?(cup|bowl)(?= ?(?:$|[,;.\n]))/g,
    '1 $3 of $1 $2 rice',
  ],
  // Of a leg beside its thigh the drumstick is left.
  [/\b(thighs?) ?(?:and|&|n|\+|,) ?(?:a |1 )?leg(s?)\b(?! of)/g, '$1, drumstick$2'],
  [
    /\b(?:the )?crusts? (?:of|from|off) (?:the |a |my |his |her )?(?:(\d|two|three) )?(?:slices? (?:of )?)?pizza(?:s|,? x?(\d)\b)?/g,
    (_, ahead = '', behind = '') => `${PIZZA_CRUST * readTimes(behind || ahead)} slices of pizza`,
  ],
  // 'crusts of her toastie', 'crusts off 2 vegemite sangas': what a child leaves of it.
  [CRUSTS_OF, (_, count = '') => `${CRUST_SHARE * readTimes(count)} `],
  // What children leave of their toast.
  [/\b(?:the |my |our )?kids'?(?: leftover)? crusts\b/g, 'half a slice of toast'],
  [CRUSTS_BEHIND, (_, bread = '') => `${CRUST_SHARE} ${bread}`],
  // Both are in it already.
  [/\b(toad in the hole),? (?:with |w )?(?:2|two|3|three) (?:sausages|bangers)\b/g, '$1'],
  [
    /\b(enchiladas?|burritos?|chimichangas?|tamales?)((?: (?:with|w|in)| w\/)?) (?:the )?(?:red|green|verde|enchilada|ranchero|mole|chil[ei]) sauce\b/g,
    '$1',
  ],
  [
    /\b(?:carnitas|carne asada|asada|al pastor|pastor|barbacoa|chicken|pollo|steak|chorizo|pork|beef|lengua|birria) street taco(s?)\b/g,
    'taqueria taco$1',
  ],
  // 'chipotle bowl chicken white rice black beans salsa': the parts that are named are ladled by weight.
  [PATTY_ON_BUN, '$1, 1 hamburger bun'],
  [PARTS_OF_SHAKE, scoopsOfShake],
  [BOWL, ladlesOfBowl],
  [BOWL_FROM, ladles],
  [TOLD_APART, toldApart],
  // Of a hot dish a scoop is a serving spoon.
  [
    new RegExp(
      String.raw`\b(?:(${SOME_COUNT}|an?) )?scoops? (?:of )?(?=(?:mac|macaroni|lasagn[ae]|chill?i|curry|casserole|stew|(?:cole)?slaw|(?:baked |green )?beans|pasta|corn|peas|mixed veg|vegetables|grits|spaghetti|noodles|fried rice)\b)`,
      'g',
    ),
    (_, count = '') => `${SCOOP_GRAMS * readTimes(count)} g `,
  ],
  // 'a bowl of oatmeal with raisins, half a cup of the dry oats': so much of them is cooked.
  [
    /\b(?:an? |my )?(?:(?:big |small )?bowl of )?(?:oatmeal|porridge)((?: with| w) [^.;\n]{3,40}?)(?:,| -|;)?(?: (?:i think|maybe|about|like|probably|around|so|was)){0,4} ((?:half an?|1\/2|one|1|an?|\d{1,3}) ?(?:cups?|g|grams?)) (?:of )?(?:the )?(?:dry |raw )?oats\b/g,
    '$2 dry oats$1',
  ],
  [
    /^ ?(?:[a-z']{2,14} ){0,3}(?:sushi|charcuterie|(?:cream|chippy|afternoon|high) tea|tray|platter|abendbrot|kuchen|nandos|(?:brekkie|brekky|breakfast) roll|buffet|picnic|mezze|meze|takeaway|braai|bento|party food|leftovers|breakfast|brunch|supper|(?:sunday|christmas|xmas|easter) (?:dinner|lunch|roast))(?: (?:from|at|round|with) [a-z' ]{3,20})?: ?(?=\d|[^\n]{3,60}[,+&])/g,
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
    (_, filling = '') => (filling === '' ? '' : `${filling.trim()}, `),
  ],
  [/\bgrilled cheese,? (?=(?:\d|two) slices? (?:of )?(?:[a-z]+ )?bread\b)/g, ''],
  // 'omelette 3 eggs ham cheese'
  [
    /\b(omelett?e?|omlette?|frittata),? (?:with |from |of |made (?:with|from) )?([2-6]|two|three|four) eggs?(?:,| with| and)? /g,
    '$2 egg $1 with ',
  ],
  [/\b(?:scrambled eggs?),? (?:with |from |of )?([1-6]) eggs?\b/g, '$1 scrambled eggs'],
];
