import type { Rule } from '../rewritten';

const START = String.raw`(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate) )`;
const END = String.raw`(?= ?(?:$|[,;.)+\n]|and\b|with\b))`;
const SLICED =
  '(?:(?:white|brown|wholemeal|whole ?wheat|wheat|rye|sourdough|granary|seeded) )?(?:toast|bread)';
const BREAD = `(?:${SLICED}|bagels?|crumpets?|pancakes?|waffles?|rice ?cakes?|corn ?cakes?|crackers?|ryvitas?|oatcakes?|scones?|bread rolls?|english muffins?|teacakes?|rotis?|chapatt?is?|parathas?|naans?|tortillas?|croissants?|crepes?)`;
const SPREAD =
  '(?:(?:peanut|almond|nut|apple|cashew) butter|butter|pb|jam|jelly|marmalade|honey|nutella|marmite|vegemite|(?:maple |golden )?syrup|hummus|houmous|margarine|marg|ghee|(?:mashed |smashed )?avocado|avo|lemon curd|dripping|olive oil)';
const CREAMED = `(?:${SPREAD}|(?:cream )?cheese|philadelphia)`;
const WITH = String.raw`,? (?:with|w|and|&|n)(?: some| a)? `;
/** 'toast with butter x2' */
const TIMES_BEHIND = new RegExp(
  `${START}(${BREAD})(${WITH}${CREAMED}(?:${WITH}${CREAMED})?),? x ?(\\d{1,2})${END}`,
  'g',
);
/** 'bread and butter, 2 slices' */
const SLICES_BEHIND = new RegExp(
  `${START}(${SLICED})(${WITH}${SPREAD}(?:${WITH}${SPREAD})?),? (\\d|two|three|four|half an?|an?|one) (slices?)${END}`,
  'g',
);
/** Swahili 'chapati 2 na maharage', 'chai na mandazi' */
const COUNT_AND =
  /(?<=^ ?|[,;.+\n] ?|\b(?:and|with|had|ate) )(\p{L}{3,12}) (\d{1,2}) na (?=\p{L}{3})/gu;
const SWAHILI_AND =
  /\b(chai|chapati|chapo|ugali|wali|pilau|mandazi|mahamri|uji|mayai|maziwa) na (?=\p{L}{3})/gu;
const ROLLED =
  '(?:tacos|pupusas|empanadas|tamales|enchiladas|quesadillas|sopes|gorditas|arepas|tostadas|burritos|flautas|croquetas)';
const FILLING =
  '(?:de (?:queso|carne|pollo|jamon|papa|atun|res|camaron)|(?:al )?pastor|carnitas|(?:carne )?asada|barbacoa|birria|lengua|revueltas?|pollo|queso|chorizo|chicken|beef|pork|fish|cheese|bean|shrimp)';
/** 'pupusas 3 revueltas', 'empanadas 2 de pollo' */
const FILLED_BEHIND = new RegExp(`${START}(${ROLLED}),? (\\d{1,2}) (${FILLING})${END}`, 'gu');
/** '100 g chicken, same of rice' */
const SAID_IN =
  '(?:g|gms?|grams?|oz|ml|cups?|tbsps?|tsps?|slices?|pieces?|bowls?|katoris?|scoops?|ladles?|spoons?)';
const SAME = String.raw`(?:the )?same(?: (?:amount|again|weight|quantity))?`;
const SAME_OF = new RegExp(
  String.raw`(?<![\d./])\b(\d{1,4}(?:\.\d{1,2})? ?${SAID_IN}|(?:half an?|an?|one|two) (?:cup|tbsp|tsp|slice|bowl|scoop)s?) ((?:of )?\p{L}[\p{L} ]{2,30}?),? (?:and |& |with )?${SAME} (?:of |for )(?:the )?(?=\p{L}{3})`,
  'gu',
);
/** 'rice 1 cup, same of dal' */
const SAME_BEHIND = new RegExp(
  String.raw`${START}((?:\p{L}{2,15} ){0,2}\p{L}{3,15}),? (\d{1,4}(?:\.\d{1,2})?(?: ?${SAID_IN})?),? (?:and |& |with |n )?${SAME} (?:of|for) (?:the )?(?=\p{L}{3})`,
  'gu',
);
/** 'rice 1 cup, dal same' */
const SAME_AT_END = new RegExp(
  String.raw`${START}((?:\p{L}{2,15} ){0,2}\p{L}{3,15}),? (\d{1,4}(?:\.\d{1,2})? ?${SAID_IN}),? (?:and )?((?:\p{L}{2,15} ){0,1}\p{L}{3,15}) ${SAME}(?= ?(?:$|[,;.+\n]))`,
  'gu',
);
/** 'tea with sugar 2 spoons' */
const SUGAR_BEHIND =
  /\b(teas?|coffees?|chai|cuppa)((?:,? (?:with|w|and|&))? (?:milk(?: and| &|,) )?)sugar,? (\d|one|two|three|half an?|an?) (?:spoons?(?:fuls?)?|tea ?spoons?(?:fuls?)?|tsps?)\b(?! of)/g;
/** 'fries x 0' is none. */
const NO_TIMES =
  /(?<=^ ?|[,;+\n] ?|\b(?:and|with) )((?:\p{L}{2,15} ){0,3}\p{L}{3,15}) (?:x ?0|\(x? ?0\))(?= ?(?:$|[,;.\n]))/gu;
/** "6' tuna sub", "tuna sub 6'": of a foot there is no sandwich. */
const INCHES =
  /\b(\d{1,2}|six|twelve) ?'{1,2} (?=[^,;.\n\d]{0,30}\b(?:sub|hoagie|sandwich|baguette)\b)/g;
const INCHES_AT_END = /\b(sub|hoagie|baguette),? (\d{1,2}) ?'{1,2}(?= ?(?:$|[,;.\n]))/g;

const NO_FOOD =
  '(?!(?:omega|vitamin|vit|covid|type|day|week|level|formula|bg|bp|hr|sugar|glucose|weight|protein|carbs?|fats?|fib(?:er|re)|salt|sodium|steps|water intake|meal|breakfast|lunch|dinner|supper|snacks?|total|page|no|number|serves|servings?|pack|route|channel)\\b)';
// 'shake: 2 scoops, 1 banana' tells what is in it.
const NO_TITLE = String.raw`(?!(?:\p{L}{2,15} ){0,3}(?:shake|smoothie|bowl|salad|wrap|sandwich|omelett?e|parfait|burrito|oatmeal|porridge|curry|stew) ?[-–=:]{1,2} ?\d[\d./]{0,5}(?![\d./]| ?(?:bowls?|plates?|cups?|katoris?|glass(?:es)?)\b)[^,;\n]{0,20},)`;
const LISTED = String.raw`(?<=^ ?|[,;\n] ?|\band )(${NO_FOOD}${NO_TITLE}(?:(?!(?:on|in|with)\b)\p{L}{2,15} ){0,3}\p{L}{3,15}) ?[-–=:]{1,2} ?`;
const UNIT =
  '(?:g|gms?|grams?|kg|oz|ml|cups?|tbsps?|tsps?|slices?|pcs?|pieces?|nos?|bowls?|glass(?:es)?|plates?|katoris?|scoops?|spoons?|handfuls?|packets?|cans?|bottles?)';
/** 'roti - 3, sabzi - 1 bowl' */
const LISTED_COUNT = new RegExp(`${LISTED}(\\d{1,2})(?= ?(?:$|[,;\\n]))`, 'gu');
const LISTED_AMOUNT = new RegExp(
  `${LISTED}(\\d[\\d./]{0,5} ?(?:(?:small|medium|large) )?${UNIT})(?= ?(?:$|[,;\\n]))`,
  'gu',
);

/** What is counted behind what lies on it or is in it, as a count before it. */
export const COUNTED_BEHIND: readonly Rule[] = [
  [TIMES_BEHIND, '$3 $1$2'],
  [SLICES_BEHIND, '$3 $4 of $1$2'],
  [LISTED_COUNT, '$1 x$2'],
  [LISTED_AMOUNT, '$1 $2'],
  [COUNT_AND, '$2 $1 and '],
  [SWAHILI_AND, '$1 and '],
  [FILLED_BEHIND, '$2 $1 $3'],
  [SAME_BEHIND, '$2 $1, $2 '],
  [SAME_AT_END, '$2 $1, $2 $3'],
  [SAME_OF, '$1 $2, $1 '],
  [SUGAR_BEHIND, '$1$2$3 tsp sugar'],
  [NO_TIMES, '0 $1'],
  [INCHES, '$1 inch '],
  [INCHES_AT_END, '$1 $2 inch'],
];
