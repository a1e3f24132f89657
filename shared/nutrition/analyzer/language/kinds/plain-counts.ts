import { readCount } from '../plain-numbers';
import type { Rule } from '../rewritten';

/** 'chole bhature 2 bhature', 'biscuits n gravy, 2 biscuits': what is counted is in the dish. */
const PART_AGAIN =
  /\b((?:chole|chana|cholle) (?:bhatura|bhature|kulcha|puri|poori)|(?:puri|poori|pav|vada|misal) (?:bhaji|sabzi|sabji|pav)|(?:poori|puri) aloo|aloo (?:puri|poori)|biscuits? (?:and|n|&) gravy)[ ,]{1,3}(?:with )?\d{1,2} (?:bhatur[ae]s?|kulchas?|puris?|pooris?|pavs?|biscuits?)\b/g;
/** 'chole bhature 2 pc': one plate, of which the breads are counted. */
const PLATE_COUNTED =
  /\b((?:chole|chana|cholle) (?:bhatura|bhature|kulcha|kulche)|(?:puri|poori) (?:bhaji|sabzi|aloo)|aloo (?:puri|poori)|pav bhaji),? (?:x ?)?([1-6]) ?(?:pcs?|pieces?|pavs?|puris?|pooris?|bhaturas?)?(?= ?(?:$|[,;.\n]|and\b|with\b|n\b|lassi\b|chai\b|extra\b))/g;
const EATEN_BESIDE =
  '(?:mixed |veg |dry )?(?:sabzi|sabji|subzi|dal|daal|sambar|sambhar|curry|(?:beans? )?stew|(?:(?:hari|green|coconut|nariyal|mint|pudina|imli|tamarind|tomato|red|white) )?chutney|rasam|raita|bhaji|curd|dahi|chole|chana|rajma|paneer|palak|aloo|bhindi|soup)';
/** 'roti 3 sabzi', 'chapati 2 beans stew': of what nobody counts the number is of what stands before. */
const BREADS_COUNTED = new RegExp(
  String.raw`(?<=^ ?|[,;.\n] ?|\b(?:and|with|had|ate) )(roti|chapatt?i|phulka|paratha|parotta|naan|puri|poori|idli|dosa|vada|appam|bhakri|thepla|(?:moong (?:dal )?|besan |sooji )?(?:chill?a|cheela)|uttapam|pesarattu|samosa|kachori|dhokla|momo|pakora)s? (\d{1,2}) (?=${EATEN_BESIDE}\b)`,
  'g',
);
/** 'kimbap 1 roll' is no bread roll. */
const ROLLED = '(?:kimbap|gimbap|sushi|maki|futomaki|norimaki)';
const ROLLS_OF = new RegExp(String.raw`\brolls? (?:of )?(?=${ROLLED}\b)`, 'g');
const ROLLS_BEHIND = new RegExp(String.raw`\b(${ROLLED}),? (\d{1,2}|an?) rolls?\b`, 'g');
/** '3 whole eggs 3 whites' */
const WHITES =
  /(?<!\begg )\b(whites?)\b(?= ?(?:$|[,;.+]|and\b|with\b|\d|scrambled|omelet))(?<=\b(?:\d{1,2}|two|three|four|five|six|few|eggs?,? (?:and|plus|\+)?) whites?)/g;
/** '2 scoops protein' */
const PROTEIN_SCOOPS =
  /\b(scoops?) (?:of )?protein\b(?! (?:ice cream|bar|shake|pancake|oat))|\bprotein(?= (?:x ?)?\d? ?scoops?\b)/g;
/** 'momos 8 pc veg steamed': what is in them and how they are made stands behind. */
const DUMPLINGS_BEHIND =
  /\b(momos?|dumplings?|gyozas?|potstickers?|wontons?),? (?:x ?)?(\d{1,2}) ?(?:pcs?|pieces?|nos?)?,? (veg|veggie|vegetable|chicken|pork|beef|prawn|shrimp|paneer|mushroom)(?: (steamed|fried|pan fried|boiled))?(?= ?(?:$|[,;.+\n]|and\b|with\b))/g;
/** 'paneer 100 gm bhurji': the amount of a dish may stand inside its name. */
const INSIDE_NAME =
  /\b(paneer|egg|anda|tofu|chicken|aloo|gobi|bhindi|palak|mutton|keema|soya|mushroom),? (\d{1,3} ?(?:g|gms?|grams?|ml)) (bhurji|tikka|masala|curry|fry|sabzi|sabji|korma|keema|paneer)(?= ?(?:$|[,;.+\n]|and\b|with\b))/g;
/** 'tbsp pb' is one of them. */
const ONE_SPOON =
  /(?<=^ ?|[,;+\n] ?|\b(?:and|with|w|plus) |\p{L}{2} )(?<!\b(?:an?|half|one|two|three|four|level|heaped|heaping|big|small|of|per|each|quarter) )(tbsp|tsp)(?= (?:of )?(?:\d{1,2} ?% (?:fat )?)?\p{L})/gu;
/** 'boiled egg 2 pcs', 'banana 1 pc': so many of them; before the name the same of what is counted by itself. */
const BY_ITSELF =
  '(?:eggs?|apples?|bananas?|oranges?|mango(?:e?s)?|pears?|guavas?|rotis?|chapatt?is?|idl[iy]s?|dosas?|vadas?|samosas?|dates?|cookies?|biscuits?|kiwis?|plums?|peach(?:es)?|figs?|momos?|golgapp[ae]s?|bread|toast)';
const PIECES_BEHIND = new RegExp(
  String.raw`(?<=\b${BY_ITSELF},? )(\d{1,2}) ?(?:pcs?|nos?)\b\.?(?= ?(?:$|[,;.+\n]|and\b|with\b))`,
  'g',
);
const PIECES_AHEAD = new RegExp(
  String.raw`\b(\d{1,2}) ?(?:pcs?|nos?|pieces?)\.? (?:of )?(?=(?:boiled |fried |hard boiled )?${BY_ITSELF}\b)`,
  'g',
);

const WHOLE_THING =
  '(?:avocados?|pizza|cucumber|banana|apple|mango|bagel|onion|tomato|pepper|potato|sweet potato|grapefruit|melon|papaya|pineapple|coconut)';
/** 'whole avocado' is all of it. */
const WHOLE = new RegExp(
  String.raw`(?<!\d )(?<!\b(?:half|of|two|three|four|thirds?|quarters?) )\b(?:an? |the |one )?whole (?=${WHOLE_THING}\b)`,
  'g',
);
/** 'half a whole cucumber' */
const PART_OF_WHOLE = new RegExp(
  String.raw`\b(half|thirds?|quarters?|\d\/\d|0?\.\d{1,2})(?: of)?(?: an?| the| 1| one)? whole (?=${WHOLE_THING}\b)`,
  'g',
);

/** '2 250 kcal bars', 'half a 400 calorie pizza': the energy is of one. */
const ENERGY_OF_ONE =
  /\b(half|\d{1,2}|0?\.\d{1,2}|\d\/\d|one|two|three|four|five|six)((?: of)?(?: an?| my| the)?) (\d{2,4}) ?-?(k?cals?|kcalories|calories|calorie|kj) (?!each\b|per\b|and\b|of\b|for\b)(\p{L}[^,;.+\d\n]{2,40}?)(?= ?(?:$|[,;.+\n]|and\b|with\b))/gu;

const isNext = (few: string, many: string) => Number(many) === Number(few) + 1;

/** '2 potato halves' are one potato; of a walnut, too. */
const HALVES =
  /(?<![\d./])\b(\d{1,2}|two|three|four|five|six|seven|eight) ((?:(?:roast|roasted|boiled|canned|tinned|dried|raw|fresh) )?(?:peach|apricot|pear|plum|nectarine|potato|avocado|tomato|lemon|lime|mango|orange|grapefruit|walnut|pecan|bagel|bun|scone)) halves\b/g;
/** 'half a mozzarella' is of a ball. */
const MOZZARELLA =
  /\b(half|1\/2|[1-3]|one|two)(?: an?)? (?:fresh |buffalo )?mozzarell?a(?= ?(?:$|[,;.+\n]|and\b|with\b))/g;
/** 'a glass of 2%' is milk. */
const OF_MILK = /\b(glass(?:es)?|cups?|mugs?) of ([12]%)(?= ?(?:$|[,;.+\n]|and\b))/g;

/** 'momos 1 plate steamed chicken (8 pc)': so many are on the plate. */
const ON_PLATE =
  /\b(?:1|one|an?) (?:plate|portion|basket|order)(?: of)?((?: \p{L}{3,12}){0,2}) ?\((\d{1,2}) ?(?:pcs?|pieces?|nos?)\.?\)/gu;
/** 'popcorn 100 cal bag': the energy of the bag. */
const BAG_BEHIND =
  /(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate) )([\p{L}' ]{3,30}?),? (\d{2,3}) ?-?(?:k?cals?|calories|calorie) (bag|pack|packet|pouch)(?= ?(?:$|[,;.+\n]|and\b|with\b))/gu;
/** Counts and measures as people type them: 'tbsp pb', 'boiled egg 2 pcs', '3 whites', 'roti 3 sabzi'. */
export const PLAIN_COUNTS: readonly Rule[] = [
  // What is counted is in the soup.
  [/\b(soup|broth|noodles),? (?:with |x ?)?\d{1,2} balls\b/g, '$1'],
  // 'pakoras 4/5', '5/6 samosas': four or five of them, where it is no share of one.
  [
    /(?<=\p{L}{3}(?:s|ay|ey|i|e),?) ([4-9])(?:\/| ?- ?| or )(\d{1,2})(?= ?(?:$|[,;.+\n]|and\b|with\b))/gu,
    (whole = '', few = '', many = '') => (isNext(few, many) ? ` x${many}` : whole),
  ],
  [
    /(?<![\d./])([4-9])\/(\d{1,2}) (?=\p{L}{3,12}s\b)/gu,
    (whole = '', few = '', many = '') => (isNext(few, many) ? `${few}-${many} ` : whole),
  ],
  // Numbers that are a part of a name.
  [
    /\b(?:[3-7]|three|four|five|six|seven) (?=(?:bean (?:salad|chil+i|soup)|layer (?:dip|bar|cake|burrito|bean dip)|cheese (?:pizza|pasta|ravioli|blend|frozen pizza)|in 1 coffee|alarm chil+i)\b)/g,
    '',
  ],
  [/\bchicken 65,? (\d{1,2}) ?(?:pcs?|pieces?)\b/g, '$1 pieces of chicken 65'],
  // These are small by themselves.
  [/\bjersey royals?\b(?! potato)/g, 'new potatoes'],
  [/\b(?:small|little|tiny) (?=(?:boiled )?(?:new|baby) potato(?:es)?\b)/g, ''],
  [/(?<=\b(?:new|baby) potato(?:es)?,? )(?:small|little|tiny) (?=x ?\d)/g, ''],
  // Who counts them tells no leaves and no vegetable dish.
  [
    /(?<=(?:^|[,;+\n] ?|\b(?:and|with|had|ate) )(?:\d{1,2}|two|three|four|five|six) )bhaj(?:i|ia|ee)(s?)\b/g,
    'onion bhaji$1',
  ],
  [/\bdevil+ed eggs?,? (\d{1,2}) halves\b/g, '$1 deviled egg halves'],
  [/\bbuttermilk (?=(?:pancakes?|biscuits?|waffles?|fried chicken)\b)/g, ''],
  // 'farmhouse medium 3 slices': of a medium one.
  [/(?<=\p{L}{3} )(?:small|medium|med|large|lg) (?=\d{1,2} slices?\b)/gu, ''],
  [
    /\b([2-6]) ?eggs? (omelett?e?s?|omlett?e?s?|scramble) (?=(?:ham|cheese|cheddar|mushrooms?|spinach|bacon|onions?|tomato(?:es)?|feta|peppers?|sausage|veg)\b)/g,
    '$1 egg $2 with ',
  ],
  [ON_PLATE, (_, made = '', count = '') => `${made} (${count} pcs)`],
  [BAG_BEHIND, '$2 cal $3 of $1'],
  [HALVES, (_, count = '', food = '') => `${readCount(count) / 2} ${food}`],
  [MOZZARELLA, '$1 ball of mozzarella'],
  [OF_MILK, '$1 of $2 milk'],
  // Alone no apple that is crisp.
  [/\b(1|one|an?|half an?) crisp(?= ?(?:$|[,;.\n]))/g, '$1 potato chip'],
  [ENERGY_OF_ONE, '$1$2 $5 at $3 $4 each'],
  [PART_OF_WHOLE, (_, part = '') => `${part === 'half' ? '0.5' : part} whole `],
  [WHOLE, '1 whole '],
  [ROLLS_OF, ''],
  [DUMPLINGS_BEHIND, (...[, thing, count, kind, made = '']) => `${count} ${made} ${kind} ${thing}`],
  [INSIDE_NAME, '$2 $1 $3'],
  [ROLLS_BEHIND, '$2 $1'],
  [WHITES, 'egg $1'],
  [PROTEIN_SCOOPS, (_, scoops = '') => (scoops === '' ? 'whey' : `${scoops} whey`)],
  [ONE_SPOON, '1 $1'],
  [PIECES_BEHIND, 'x$1'],
  [PIECES_AHEAD, '$1 '],
  [PART_AGAIN, '$1'],
  [PLATE_COUNTED, '$1'],
  [BREADS_COUNTED, '$2 $1, '],
];
