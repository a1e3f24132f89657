import { anyPortionWord } from '../amounts/portion-word';
import { type Rule, rewritten } from './rewritten';
import { PREPARATION } from './word-classes';

const END = String.raw`(?=\s?(?:$|[,;.!]|\b(?:and|with|n|w)\b))`;

/** A single word for a part of a full breakfast means its British kind. */
const BREAKFAST =
  /\b(?:full (?:english|irish|scottish|welsh)|fry ?up|english breakfast|ulster fry)\b/;
const OF_BREAKFAST: readonly Rule[] = [
  [
    /(?<!\b(?:baked|green|refried|black|no|without|minus|not|the|any|hold) )\bbeans?\b(?! on)/g,
    ', baked beans ,',
  ],
  // 'breakfast' would be the meal's hour.
  [/\b(?:full )?english breakfast\b(?! (?:tea|muffin))/g, 'full english'],
  [/\b(?:a |one |1 )?fried slices?\b/g, '1 slice fried bread'],
  [/\b(?:so|like|thats|that's)\s(?=\d|an?\b|one\b|two\b)/g, ', '],
];

const PARTS: Readonly<Record<string, number>> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 };
const DIXIE_ML = 120;

function partOfPack([, part = '', thing = '', number = '', unit = '']: string[]): string {
  const amount = (PARTS[part] ?? 1) * Number(number);
  return `${Number(amount.toFixed(1))} ${unit} ${thing}`;
}

/** 'butter chicken and rice but kid sized': so much less of all of it. */
const KID_SIZED =
  /,? ?(?:but )?(?:kids?|child|toddler)[- ]?sized?(?: portions?)?(?=\s?(?:$|[,;.]))/g;
const IS_MORE = /\b(?:and|with|n|w)\b/;

/** 'beans on toast x2' */
const BEANS_TIMES = /\b(?:baked )?beans on toast ?(?:x|×) ?([2-9])\b/g;
// Two slices of toast a plate.
const PLATES_OF_BEANS = /\b([2-9]) ?(?:x ?|× ?)?(?:baked )?beans on (?=[a-z ]{0,12}toast\b)/g;

function platesOfBeans(_: string, plates = ''): string {
  return `${plates} servings of baked beans on ${2 * Number(plates)} slices of `;
}

const MADE = /(?<!\p{L})(\p{L}{3,20})(?: x|×| ×) ?(\d{1,2}) (\p{L}{3,20})(?!\p{L})/gu;

/** 'chicken thighs x3 roasted': how they are made is of what is counted. */
function countLast(whole: string, thing = '', count = '', made = ''): string {
  return PREPARATION.has(made) ? `${thing} ${made} x${count}` : whole;
}
/** 'cold brew splash of oat milk': with what stands before it; tea and coffee with milk are foods of their own. */
const LITTLE_BESIDE = new RegExp(
  String.raw`(?<=\p{L}{3} )(?<!\b(?:and|with|plus|had|ate|added|then|just|big|small|little|good|tiny|large|generous|nice|wee|the) )(?!(?<=\b(?:tea|coffee) )[a-z ]{0,20}of milk\b)(?=(?:an? )?(?:(?:big|small|little|good|tiny|large|generous) )?(?:${anyPortionWord('little')}) of \p{L})`,
  'gu',
);
const SIDE_OF =
  /(?<=\p{L}{3} )(?<!\b(?:and|with|plus|had|ate|the) )(?:an? )?side of (?=\p{L}{3})/gu;
const WINGS_OF =
  /\b(\d{1,2}) wings? (buffalo|lemon pepper|bbq|honey bbq|garlic parm(?:esan)?|mango habanero|teriyaki|sweet chili|hot)\b/g;
/** A day's name for what is eaten on it, before the meal itself. */
const THEMED_DAY =
  /\b(?:taco tuesday|meatless monday|fish friday|(?:curry|taco|burger|pasta|steak) (?:night|friday)) ?[:;–-] ?(?=\S)/g;

/** 'a large late', 'iced late': of the drink a letter is missing; 'a late lunch' is one, and 'burger, late' when it was. */
const OF_LATTE =
  '(?:an?|1|one|larg|large|small|medium|iced|grande|venti|tall|vanilla|oat|oat ?milk|soy|almond|skinny|caramel|hazelnut|pumpkin spice|chai|matcha)';
const LATTE = new RegExp(
  String.raw`(?<=(?:^|[,;.+&\n]|\b(?:and|with|had|got|drank)) ?(?:${OF_LATTE} ){1,3})late(?=\s?(?:$|[,;.+\n]|(?:and|with|w|n)\b))`,
  'g',
);

const GRAPES: Readonly<Record<string, string>> = {
  chard: 'chardonnay',
  cab: 'cabernet',
  sauv: 'sauvignon blanc',
  sav: 'sauvignon blanc',
  pinot: 'pinot grigio',
};
const GLASS_OF_GRAPE =
  /\b((?:glass(?:es)?|bottles?|carafes?)(?: of)?) (chard|cab|sauv|sav|pinot)(?=\s?(?:$|[,;.)]|(?:and|with|at|before|after)\b))/g;
/** Makers of frozen meals: what stands behind is which one. */
const FROZEN_MEAL =
  /\b(lean cuisine|smart ones)(?:'s)? (?!meals?\b|dinners?\b|herb\b)(?![^,;.+]{0,30}(?:pizza|soup|burrito|pot pie|bar)\b)[\p{L}' ]{3,40}?(?=\s?(?:$|[,;.+\n]|(?:and|with|w|plus|then)\b))/gu;

/** What is eaten with soups of West Africa, by the ball or the wrap. */
const SWALLOW = 'eba|fufu|amala|semo|pounded yam|banku|kenkey';
const SIZE_AHEAD = '(?:(?:small|medium|large|big) )?';

/** 'crusts off 3 ham sandwiches': what a child left; 'ham sandwich, crusts off' is without them. */
const CRUSTS_OF =
  /\b(?:the |just )?crusts? (?:off|from|of) (?:(?:the|my|his|her|our) )?(?:(?:kids?|daughters?|sons?|toddlers?)(?:'s?)? )?(?:(\d{1,2}) )?(?:slices? of )?(?:[a-z]+ ){0,2}?(sandwich(?:es)?|toasts?)\b/g;
// Of both slices; of one half as much.
const CRUST_SLICES = 0.6;

function crustsOf(_: string, count = '', thing = ''): string {
  const slices = (Number(count) || 1) * CRUST_SLICES * (thing.startsWith('toast') ? 0.5 : 1);
  return `${Number(slices.toFixed(1))} slices of bread`;
}

/** What is served beside, and counted by nobody. */
const UNCOUNTED = String.raw`(?=(?:dahi|curd|raita|achar|pickle|sambar|chutney|dal|butter|ketchup|salad|rice)\b(?! (?:chicken|cake|ball|vada|roll|bowl|paper|krispie|naan|toast|roti|paratha|kulcha|dosa|croissant|cookie|biscuit|bean|tart)))`;
/** 'aloo paratha 2 dahi' */
const COUNT_OF_UNCOUNTED = new RegExp(
  String.raw`(?<=\p{L}{3} )(?<!\b(?:bowls?|glass(?:es)?|cups?|katoris?|plates?|pcs?|pieces?) )(\d{1,2}) ${UNCOUNTED}`,
  'gu',
);
/** 'idli 4 vada 1 chutney' */
const FEW_AND_UNCOUNTED = new RegExp(
  String.raw`(?<=(?:^|[,;.\n]) ?\p{L}{3,15} \d{1,2} \p{L}{3,15} )(\d{1,2}) ${UNCOUNTED}`,
  'gu',
);

/** Slang, words of Indian kitchens in English lines, and names that hold a number. */
const WORDS: readonly Rule[] = [
  [CRUSTS_OF, crustsOf],
  // Who counts the potatoes of it has no others.
  [
    /\bbacon (?:and|n|&) cabbage\b(?=[^;.\n]{0,40}\b(?:\d{1,2}) (?:boiled |small |new )?(?:spuds|potatoes))/g,
    'gammon, cabbage',
  ],
  [BEANS_TIMES, '$1 beans on toast'],
  [PLATES_OF_BEANS, platesOfBeans],
  [GLASS_OF_GRAPE, (_, glass = '', grape = '') => `${glass} ${GRAPES[grape] ?? grape}`],
  [FROZEN_MEAL, '$1'],
  [MADE, countLast],
  [LATTE, 'latte'],
  [LITTLE_BESIDE, 'with '],
  [SIDE_OF, 'with '],
  [WINGS_OF, '$1 $2 wings'],
  [THEMED_DAY, ''],
  [/\b(?:four|4) ?'?(?:n|and|&)'? ?(?:twenty|20)\b(?: pies?\b)?/g, 'fourntwenty pie'],
  [/\b(?:sanga|sanger|sambo|samwich|sando|sammich)(s?)\b/g, 'sandwich$1'],
  [/\b(?:prantha|parantha|pratha|paronthi|parontha)(s?)\b/g, 'paratha$1'],
  [/\bbada (?=glass|bowl|katori|plate|cup|mug)/g, 'large '],
  [/\bchota (?=glass|bowl|katori|plate|cup|mug)/g, 'small '],
  [/\bmeeth[iae] (?=lassi|dahi|chai)/g, 'sweet '],
  [/\bpyaa?z\b(?! (?:paratha|pakora|kachori|ki|wala))/g, 'onion'],
  [
    new RegExp(
      String.raw`\b(moi moi|moin moin|okpa|${SWALLOW})((?: (?:and|n|with|w) \p{L}{3,12})?) (\d|an?|one|two|three) wraps?\b`,
      'gu',
    ),
    '$3 $1$2',
  ],
  // 'banku 2 balls', 'eba medium ball'
  [
    new RegExp(
      String.raw`\b(${SWALLOW}|ugali|sadza|nshima|tuwo)(?: of)? (\d{1,2}) (${SIZE_AHEAD})balls?\b`,
      'g',
    ),
    '$2 $3$1',
  ],
  [
    new RegExp(
      String.raw`\b(${SWALLOW}|ugali|sadza|nshima|tuwo)(?: of)? (${SIZE_AHEAD})balls?\b`,
      'g',
    ),
    '1 $2$1',
  ],
  [/\b(mak+i (?:di |ki )?rotis?) (?:(?:and|n|with|w|te) )?(?=sarson)/g, '$1 , '],
  [/\b(queso|salsa|guac|guacamole|pico de gallo) (and|n|with|w) chips\b/g, '$1 $2 tortilla chips'],
  [/\b(?:bbq |charcoal |roast )?chook\b/g, 'chicken'],
  [/\b(?:halbes|half(?: an?)?) h(?:ä|a|ae)hnchen\b|\bhalve hahn\b/g, 'half chicken'],
  [
    /\b(half|quarter|1\/2|1\/4)(?: of)? (an? )?(?:bbq|barbecue|rotisserie|roast|roasted|charcoal|grilled|peri peri|nandos) chicken\b(?! (?:breast|thigh|wing|leg|drumstick|sandwich|salad|wrap|pizza|panini))/g,
    '$1 chicken',
  ],
  [/\b(half|quarter|1\/4|1\/2) chicken,? (?:dark|white) meat\b/g, '$1 chicken'],
  // A quarter of a chicken is a portion, and no quarter of one.
  [
    /(?<=^ {0,3}|[,;:+&(\n] ?| [-–] ?|\b(?:an?|and|n|with|w|plus|ate|had|cheeky|nandos|swiss chalet|chicken shop|charcoal) {1,3})(?:(half)|1\/2|quarter|1\/4)(?: of)?(?: an?)? chicken(?: leg| (?:breast|thigh)(?= (?:med|medium|hot|mild|extra hot|lemon|mango)\b))?(?= ?(?:$|[,;.+&)\n]|[-–] |(?:and|with|n|w|plus|from|med|medium|hot|mild|extra hot|lemon|mango|peri|spicy|chips|fries|coleslaw|slaw|skin|skinless|no)\b))/g,
    (whole = '') => (/half|1\/2/.test(whole) ? 'halfchicken' : 'quarterchicken'),
  ],
  [/(?<=\p{L}{3} )1\/4 chicken\b/gu, 'quarter chicken'],
  [/,? ?\b(?:from |at )?(?:7|seven)[- ]eleven\b|(?<![\d-])7[-/]11(?= \p{L})/gu, ' '],
  [/\bdixie cups?\b(?: of)?/g, `${DIXIE_ML} ml`],
  // 'full irish - 2 rashers, 2 eggs': the parts of it.
  [/\b(full (?:irish|scottish|welsh|breakfast)|ulster fry) - (?=\d)/g, '$1: '],
  // Breakfasts of Britain and Ireland, whose words are the hour of a meal elsewhere.
  [/\b(?:(?:mini|big) )?fry[ -]?ups?\b(?! (?:the|some|a|my)\b)/g, 'full english'],
  [/^ ?(?:an? |had an? )?(?:(?:big|ulster) )?fry ?$/g, 'full english'],
  [
    /\b(?:an? )?(?:big|cooked|fried) (?:brekkie|brekky|breakfast)\b(?! (?:roll|wrap|burrito|sandwich|muffin|with hotcakes))/g,
    'full english',
  ],
  [/\b(?:brekkie|brekky) (?=(?:roll|wrap|burrito|bap|sandwich|muffin|tacos?)\b)/g, 'breakfast '],
  [/\bfrosties\b(?! cereal)/g, 'frosties cereal'],
  [/\bup and go\b/g, 'upandgo'],
  [/\bmug shot\b/g, 'mugshot'],
  // What a chai latte is made with changes it little.
  [
    /\b(?:(?:oat|almond|soya?|coconut|skim(?:med)?|skinny|whole|semi skimmed)(?: milk)? )?chai(?: tea)? latte(?: (?:with |w )?(?:oat|almond|soya?|coconut|skim(?:med)?|skinny|whole|semi skimmed)(?: milk)?)?\b/g,
    'chai latte',
  ],
  [/\bco-op\b/g, 'coop'],
  [/\bfrapp?s?\b/g, 'frappuccino'],
  [/\bmashed (?:tatties|taties|praties)\b/g, 'mashed potatoes'],
  [
    /\b(?:the )?(?:end|ends|heel|crust)(?: piece| slice)? of (?:the |a )?(?:(?:white|brown|wholemeal|sourdough) )?(?:loaf|bread)\b(?! pan)/g,
    '1 slice of bread',
  ],
  [FEW_AND_UNCOUNTED, '$1 , '],
  [COUNT_OF_UNCOUNTED, 'x$1 , '],
  [
    /\b(\d{1,2}|an?|one|eine?) mas{1,2} (?!gainer|and\b|und\b|with\b|mit\b|n\b)(?=\p{L}{4})/gu,
    '$1 liter ',
  ],
];

/** Things that are named with how they are behind them. */
const BEHIND: readonly Rule[] = [
  [
    new RegExp(String.raw`(?<=\p{L}{3} )(?:lightly |thickly |well )?buttered${END}`, 'gu'),
    'with butter',
  ],
  [
    /\b(?:(?:boiled|fried|scrambled|poached|whole|hard boiled) )?eg+s? (?:with )?(?:no|without|minus) (?:the |any )?yolks?\b/g,
    'egg whites',
  ],
  [
    /\b(turkey|chicken|veggie|beef|beyond|impossible|salmon|lamb|bison|black bean) burgers? (?:with )?(?:no|without|minus) (?:the |a )?bun\b/g,
    '$1 burger patty',
  ],
  [
    new RegExp(
      String.raw`\b(latte|flat white|cappuccino|mocha)((?: (?:regular|reg|small|large|medium|tall|grande|venti))?) (skim|skinny|skimmed|nonfat|oat|almond|soy|soya)(?: milk)?${END}`,
      'g',
    ),
    '$2 $3 $1',
  ],
  [/\bquarter leg\b|\bleg quarters?\b/g, 'leg'],
  [/\b(?:with|w) lime (?:and|n|&) (?:chil+[iey]|tajin)\b/g, ' '],
  // 'half a bag of crisps, the 150 g one'
  [
    /\b(half|third|quarter)(?: of)?(?: an?| the)? (?:\w{2,8} )?(?:bag|pack|packet|tub|box|can|tin|jar|bottle|carton) (?:of )?([^,;.\d]{3,40}?),? (?:the |a )?(\d{1,4}(?:\.\d)?) ?(oz|g|ml) (?:one|bag|size|pack|tub|can)\b/g,
    (...found) => partOfPack(found),
  ],
];

/** Words as people say them at home and on the street, by those that the tables know. Takes normalised text. */
export function everydayWords(text: string): string {
  const plain = IS_MORE.test(text) ? text.replace(KID_SIZED, ' , ate 0.6 of the meal') : text;
  const told = rewritten(rewritten(plain, WORDS), BEHIND);
  return BREAKFAST.test(told) ? rewritten(told, OF_BREAKFAST) : told;
}

/** '2T pesto', '1 t sugar': in recipes a capital is a tablespoon. Takes the text as typed. */
export function spellSpoons(text: string): string {
  return text
    .replace(/(?<=\d ?)T\b(?!['-])/g, ' tbsp')
    .replace(/(?<=\d ?)t\b(?![' -]?(?:bone|shirt))/g, ' tsp');
}
