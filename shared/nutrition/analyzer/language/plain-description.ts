import { AMOUNTS_BEHIND } from './amounts-behind';
import { ASIDES } from './asides';
import { spellAbsence } from './words';
import { NUMBER } from './plain-numbers';
import { type Rule, rewritten } from './rewritten';
import { portionWords } from '../amounts/portion-word';

// What somebody is not or did not is no food of theirs.
const NEGATION = /\bnot\s+(?:an? |the |very |so )?[\p{L}'-]+/gu;

const MEALS =
  'breakfast|lunch|lunchtime|dinner|dinnertime|supper|brunch|snacktime|snack|meal|feast|dessert|starter|appetizer';
// 'breakfast tart', 'snack bar', 'dinner roll', 'lunch meat', 'meal replacement' are foods.
const FOOD_AFTER =
  '(?!\\s+(?:deals?|tarts?|bars?|biscuits?|burritos?|tacos?|quesadillas?|potato(?:es)?|casserole|skillet|scramble|muffins?|bagels?|pastry|pastries|platter|special|combo|hash|baps?|butty|jack|sandwich|sandwiches|cereals?|sausages?|links?|steak|pizza|drinks?|cakes?|mix|crackers?|rolls?|meats?|replacement|size|sized|pack|essentials?|wraps?|cookies?|pie|chips|kit|bowl|shakes?|plate|salads?|wines?|egg rolls?))';
const AROUND_MEAL =
  "(?:(?:my|a|an|the|our|your|this|that|today's|tonight's|yesterday's|this morning's|this evening's|todays|tonights|quick|simple|light|hearty|satisfying|delicious|tasty|delightful|afternoon|morning|evening|midday|mid-afternoon|mid-morning|late|early|little|healthy|nutritious|refreshing|wholesome|sweet|savory|small|comforting|convenient|fulfilling|lovely|cozy|nice|enjoyable|late-night|perfect)\\s+){0,8}";
const OCCASION = new RegExp(
  `(?<!\\b(?:kraft|tv|frozen|microwave|turkish|israeli|continental) )(?<!\\broast(?: chicken| beef| lamb| pork| turkey)?\\s?)\\b(?:for|at|during|as|to|of|in|on|into|over|with)?\\s*${AROUND_MEAL}\\b(?:${MEALS})\\b${FOOD_AFTER}(?:\\s+(?:time|break|today|tonight|this (?:morning|afternoon|evening)|menu|routine|option|choice|treat))*`,
  'g',
);
/** 'ham and cheese on rye': what lies on a slice of it is a sandwich. */
const ON_BREAD =
  /\b((?:ham|cheese|turkey|tuna|chicken|egg|bacon|beef|salami|pastrami|blt|peanut butter|pb|corned beef|roast beef)(?:[a-z ,&']{0,30})?) on (?:rye|white|wheat|whole ?wheat|whole ?grain|wholemeal|brown|granary|sourdough|multigrain|pumpernickel|brioche|ciabatta|a roll|a bun|a hoagie|a baguette)(?: (?:bread|roll|bun))?\b/g;
const IS_SANDWICH = /\b(?:sandwich|wrap|sub|roll|burger|toast|toastie)\b/;
/** 'a sandwich made with ham on rye' */
const SANDWICH_WITH = /\b(?:sandwich|wrap|sub|roll|burger|toast|toastie)\b[^,.;]{0,40}$/;
// Where somebody ate is none of it.
const PLACE =
  /\b(?:at|from) (?:the |a |an |my |our |this )?(?:(?:local|same|uni|university|work|school|college|hospital|garden cent(?:re|er)|museum|gym|train|hotel|staff|office|corner|farm) ){0,2}(?:chilis?(?:'s)?|applebee'?s|denny'?s|ihop|olive garden|outback|cheesecake factory|red lobster|texas roadhouse|cracker barrel|waffle house|panera(?: bread)?|costco|walmart|target|whole foods|trader joe'?s|tesco|sainsbury'?s|asda|aldi|lidl|waitrose|m&s|marks and spencer|pret(?: a manger)?|nando'?s|wagamamas?|wetherspoons?|spoons|greggs|costa|starbucks|dunkin(?: donuts)?|tim hortons|mcdonald'?s|mcds?|mcd'?s|macc(?:as|ies)|burger king|wendy'?s|kfc|popeyes|subway|chipotle|taco bell|panda express|five guys|domino'?s|pizza hut|papa john'?s|ikea|rewe|edeka|haldiram'?s|swiggy|zomato|deliveroo|uber ?eats|doordash|imbiss|kantine|mensa|clients?'?s?|customers?'?s?|work|home|office|restaurant|cafe|coffee shop|bar|pub|diner|canteen|cafeteria|mall|airport|station|bakery|deli|market|food truck|gas station|petrol station|corner shop|kebab shop|chippy|chip shop|takeaway|buffet|canteen|school|uni|university|gym|cinema|movies|party|wedding|bbq|picnic|potluck|church|hotel|game|stadium|beach|park|mom'?s|mum'?s|grandma'?s|friends?|neighbou?rs?)\b/g;
// What stands beside a food and not in it.
const BESIDE = new RegExp(
  '\\b(?:plus|also|then|while|alongside|followed by|as well as|along with|together with|' +
    '(?:accompanied|complemented|enhanced) (?:it |them |this |that |perfectly |beautifully |nicely |wonderfully )*(?:by|with)|' +
    '(?:paired|pairing|served|enjoyed|finished|washed|balanced|combined|rounded|ended|started|complemented|accompanied) (?:it |them |this |that |everything |perfectly |beautifully |nicely |wonderfully |all )*(?:off |up |down |out )?(?:with|by)|' +
    'and (?:a )?(?:side|sides) of)\\b',
  'g',
);
// What stands on a thing hangs on it as 'with' does.
const TOPPED =
  /\b(?:complete with|(?:topped|covered|smothered|drizzled|dressed|garnished|slathered|sprinkled|glazed|generously|cooked|fried|prepared|mixed|layered|seasoned|served|placed|sweetened)(?: off)? (?:with|in|by|from|on))\b/g;
// What a thing is made of or filled with is part of it, and adds nothing to the meal.
const FILLED =
  /\b(?:includ(?:ing|ed)|featur(?:ing|ed)|consist(?:ing|ed) of|(?:filled|loaded|packed|made|stuffed|coated|infused|enriched|fortified|nestled|wrapped)(?: out)? (?:with|in|by|from|of|on))\b/g;
// 'a juice box filled with apple juice' is a box of it.
const FILLED_VESSEL = new RegExp(
  String.raw`\b(?:juice )?(${portionWords('filled').join('|')}) (?:filled|packed|full|loaded|brimming) (?:with|of) `,
  'g',
);
/** '2 biscuits n sausage gravy': one serving has two. */
const BISCUITS_AND_GRAVY =
  /\b(?:(?:[12]|one|two|a couple of|a) )?biscuits? (?:and|n|&|with|w) (?:(?:sausage|country|white|pepper) )?gravy\b/g;
// Beans that stand on toast come from a tin.
const BEANS_ON_TOAST = /(?<!baked )\bbeans on (?=(?:[a-z]+ ){0,2}toast\b)/g;
/** '10 g of white sugar to my tea' is beside the tea. */
const INTO_CUP =
  /(?<=\d[^,.;]{1,40}) (?:in)?to (?:my|the) (?=(?:cup of |morning |black |green )?(?:tea|coffee)\b)/g;
/** How a steak is done is no size of it. */
const DONENESS =
  /\b(?:cooked )?(?:med(?:ium)?[ -](?:rare|well)|well[ -]done|(?<=(?:steak|ribeye|rib eye|sirloin|burger|strip|filet|fillet|t bone) )(?:rare|med(?:ium)?(?= ?(?:$|[,;.]))))\b/g;
/** What is named before a dish and is where it was served. */
const SERVED_BY =
  /(?<=^|[,;:] ?|\bhad )(?:cracker barrel|waffle house|texas roadhouse|red lobster|applebee'?s|buffalo wild wings|whole foods|marks and spencers?)(?:'s)?:? (?=\p{L}{3})/gu;
const CHOICE = /\b(?:opted|went|go|going|settled|reached|called|asked|fell) (?:in )?for\b/g;
// 'for dipping', 'for that perfect crunch' tells what a food is for; an amount behind it is a food.
const PURPOSE =
  /\bfor (?!an? (?!extra|added|bit|touch|burst|boost|perfect|delightful|satisfying|nice)|one |two |three |\d)[^,;.\d]*?(?=,|;|\.|\band\b|\bwith\b|\balongside\b|\d|$)/g;
/** 'tea without any sugar or milk' is without both. */
const SUGAR_OR_MILK =
  /\b(?:without|no) (?:any )?(?:added )?(?:sugar (?:or|and|nor|no|n|,) ?(?:any |no )?(?:milk|cream(?:er)?)|(?:milk|cream(?:er)?) (?:or|and|nor|no|n|,) ?(?:any |no )?sugar)\b/g;
const SUGARLESS =
  /\b(?:without|no) (?:any )?(?:added )?(?:sugar|sweetener|sweeteners)\b(?! added)/g;
const SKIN =
  /\bskin (?:was |being )?(?:removed|discarded|off|not eaten)\b|\bwithout (?:the |its )?skin\b|\bskinless\b|\bno skin\b/g;
const SKIN_ON = /\bskin (?:included|on|eaten)\b|\bskin-on\b|\bwith (?:the |its )?skin\b/g;

/** '20 g protein' behind a food tells what is in it. */
const NUTRIENT =
  /(?<=[,(]\s?|\p{L}\s)\d{1,3}(?:\.\d)?\s?g(?:rams?)?\s(?:of\s)?(?:protein|carbs?|carbohydrates?|fib(?:er|re))(?=\s?(?:$|[,;)]))/gu;
/** 'omelette with 3 eggs' is one of three eggs. */
const EGGS_OF_IT =
  /\b(?:egg )?(omm?elett?e?|omlett?e?|frittata),?(?: made)?(?: with| of| from)? \(?(\d|two|three|four)(?: large| medium| small)? eggs?\b\)?/g;
const TEA_MILK =
  /\b(tea|coffee|chai),? (?:and |with |(?:a )?(?:splash|dash|drop|bit) (?:of )?)?milk\b(?! ?shake)/g;
const GLASS_OF_WINE =
  /\b((?:glass(?:es)?|carafe|bottles?|pitcher))(?: of)? (?:(?:house|dry|nice|medium|full bodied) )?(red|white|rose)(?=\s{0,2}(?:$|[^\p{L}\s]|(?:and|with|over|last|at|after)\b))/gu;
const DOG_IN_BUN =
  /\bhot ?dogs? (?:with|in|on) (?:an? |the )?(?:white |brown )?(?:buns?|rolls?)\b/g;

// What stands in brackets is beside what stands before: 'coleslaw (only a bite of slaw)'.
const BRACKETS = /[([]([^()[\]]{1,60})[)\]]/g;
const RANGE = /^\d{1,2}-\d{1,2}$/;
const WEIGHED_SO =
  /^\d{1,4}(?:\.\d)? (?:g|oz|kg|ml) (?:raw|uncooked|dry|cooked|boiled|steamed|grilled|baked)$/;
const TWO_WORDS = /\p{L} \p{L}/u;

/** Names of which a word is small talk elsewhere. */
function withNames(text: string): string {
  return (
    text
      .replaceAll(/\b(milky) way\b|\bthumb?s? up\b/g, (_, way?: string) =>
        way === undefined ? 'thumsup' : 'milkyway',
      )
      .replaceAll(/\b(?:7|seven) ?-?up\b/g, 'sevenup')
      .replaceAll(/\bkraft dinners?\b/g, 'kraft mac and cheese')
      .replaceAll(/\bfish supper\b/g, 'fish and chips')
      .replaceAll(
        /\b(haggis|sausage|smoked sausage|king rib|black pudding|white pudding|red pudding|scampi|chicken|pizza crunch|hamburger) supper\b/g,
        '$1 and hot chips',
      )
      .replaceAll(/\bhappy meals?\b/g, 'happymeal')
      .replaceAll(/\b(?:umm|om) ali\b/g, 'ummali')
      // The milk of a latte changes its energy less than its size does.
      .replaceAll(
        /\b(latte|cappuccino|flat white|mocha)(s?(?: (?:primo|medio|massimo|small|medium|large|tall|grande|venti|regular))?)(?: with)? \(?(?:semi|semi skimmed|whole|full fat|whole milk|semi skimmed milk)\)?(?= ?(?:$|[,;.)]|and\b))/g,
        '$1$2',
      )
  );
}

/** Before words for absence are joined to what is absent. */
const BEFORE_ABSENCE: readonly Rule[] = [
  [/\bno\.? *\d+/g, ' '],
  [/ ?\bw\/o(?:ut)?\b ?/g, ' without '],
  [SUGAR_OR_MILK, ' unsweetened without milk '],
  [SKIN, ' skin noteaten '],
  [SKIN_ON, ' skin eaten '],
  [SUGARLESS, ' unsweetened '],
];

const ROOTS = 'potato(?:e?s)?|mash|yorkshires?|stuffing|peas|veg(?:gies)?|carrots|beans|broccoli';
const BREADS =
  'bread|toast|rolls?|bagels?|baguette|crumpets?|scones?|teacakes?|pittas?|naan|crackers?|sourdough|ryvitas?|oatcakes?';
const SPREADS =
  'butter|jam|honey|marmite|vegemite|nutella|marmalade|peanut butter|pb|cream cheese|hummus|houmous|philly';
/** 'soda bread butter and jam': what is on it is beside its name. */
const SPREAD_ON = new RegExp(
  String.raw`\b(${BREADS}) (?=(?:${SPREADS})\b(?! (?:pudding|sandwich|chicken|cookies?|cups?|flavou?r|crunch|bars?)))`,
  'g',
);

/** Names that people write in other words. */
const NAMES: readonly Rule[] = [
  [new RegExp(String.raw`\b(${ROOTS}) gravy\b(?= |$)`, 'g'), '$1, gravy, '],
  [SPREAD_ON, '$1 with '],
  [
    /\bsteak,? (\d{1,3} ?(?:oz|g)) (sirloin|rib ?eye|rump|fillet|filet|strip|t ?bone|flank|porterhouse)\b/g,
    '$1 $2 steak',
  ],
  [
    /\b(tea|coffee)((?:,? (?:(?:with|and) )?(?:small|medium|med|large|xl|hot|black|strong|\d sugars?)){0,3})(?:,| with| and)? (?:[123]|one|two|three) (?:milk|cream)s?(?= ?(?:$|[,;.]|and\b|from\b|with\b|\d))/g,
    '$1 with milk$2',
  ],
  [
    /\b(with|and) (cup|bowl|glass|slice|piece|handful|tbsp|tsp|scoop) (?!of\b|cakes?\b|noodles?\b|soup\b)(?=\p{L}{3})/gu,
    '$1 1 $2 ',
  ],
  [/\bnilskin\b/g, 'skin noteaten'],
  // A vitamin that is taken is no milk that holds it.
  [/(?<=(?:^|[,;]|\band)\s?)(?:vitamin|vit) [a-ek]\d{0,2}(?=\s?(?:$|[,;]|and\b))/g, ' '],
  [/\b(i|we|he|she|they|you)'(?:m|ve|d|ll|re|s)\b/g, '$1'],
  [/half[ -]and[ -]half/g, 'halfhalf'],
  [NUTRIENT, ' '],
  [EGGS_OF_IT, '$2 egg $1 '],
  [TEA_MILK, '$1 with milk'],
  [GLASS_OF_WINE, '$1 of $2 wine'],
  [DOG_IN_BUN, 'hot dog sandwich'],
  [/\bhotdogs?\b(?! (?:bun|roll|sausage))/g, 'hot dog'],
  [BISCUITS_AND_GRAVY, 'biscuit with gravy'],
  [BEANS_ON_TOAST, 'baked beans on '],
  [
    ON_BREAD,
    (_, filling = '', at = '', all = '') =>
      IS_SANDWICH.test(filling) || SANDWICH_WITH.test(all.slice(0, Number(at)))
        ? filling
        : `${filling} sandwich`,
  ],
];

/** Words about a meal that name no food of it, and words that join its parts. */
const JOINTS: readonly Rule[] = [
  ...ASIDES,
  [PLACE, ' '],
  [SERVED_BY, ' '],
  [CHOICE, ' ; '],
  [FILLED_VESSEL, '$1 of '],
  [OCCASION, ' , '],
  [/\bto (?:eat|drink|go|share|finish|start)\b/g, ' '],
  [INTO_CUP, ' ; '],
  [DONENESS, ' '],
  ...AMOUNTS_BEHIND,
  [PURPOSE, ' '],
  [BESIDE, ' ; '],
  [/\bw\/|\bw\b|\bwth\b|\bwiht\b|\bwit\b/g, ' with '],
  [/(\d) c(?= [a-z])/g, '$1 cup'],
  [TOPPED, ' with '],
  [FILLED, ' within '],
  [/(?<=\p{L})&(?=\p{L})/gu, 'n'],
  [/\bn\b|'n'|&/g, ' and '],
  [/(?<=[a-z])-(?=[a-z])/g, ' '],
];

/** Units, sizes and signs. */
const SIGNS: readonly Rule[] = [
  [
    /(\d)(?:\s*-)?\s*(g|gr|gm|gms|grams?|kg|ml|mls|l|oz|ounces?|lbs?|pounds?|cl|dl|cc|inch|liters?|litres?)\b/g,
    '$1 $2',
  ],
  [/\bfl\.? ?(?:oz|ounces?)\b\.?|\bfluid ounces?\b/g, 'floz'],
  [/\b(?:five|5) guys\b/g, 'five-guys'],
  [/\b(?:six|6)[ -]inch\b/g, 'sixinch'],
  [/\bquarter[ -]?pounders?\b/g, 'quarterpounder'],
  [/\b3 (?=musketeers)/g, ''],
  [/\b7[ -]up\b/g, '7up'],
  [/\b0[ -](?:calories?|kcal|cal)\b/g, ' '],
  [/\bfoot ?long\b|\b12 inch (?=(?:\p{L}+ ){0,2}(?:sub|hoagie)s?\b)/gu, 'footlong '],
  [/\b\d{1,2}\s?(?:"|''|”)(?=\s|$|,)/g, ' '],
  [/~\s*/g, 'about '],
  [
    BRACKETS,
    (_, inner = '') => {
      if (RANGE.test(inner))
        return ` x${inner.split('-').reduce((sum, n) => sum + Number(n) / 2, 0)}`;
      return TWO_WORDS.test(inner) && !WEIGHED_SO.test(inner) ? ` , ${inner} , ` : ` ${inner} `;
    },
  ],
  [/[()[\]"“”]/g, ' '],
  [NEGATION, ' '],
  [new RegExp(`\\b(?:number|no\\.?|#)\\s*(?:${NUMBER})`, 'g'), ' '],
];

/** A description in plain form: what people write in many ways, written in one. Takes normalised text. */
export function plainDescription(text: string): string {
  const present = spellAbsence(rewritten(withNames(text), BEFORE_ABSENCE));
  return rewritten(present, [...NAMES, ...JOINTS, ...SIGNS]);
}

/** What is told in parts behind its name, as a pattern without groups. */
export const DISH =
  '(?:bowl|salad|cereal|smoothie|smoothy|shake|sandwich|sarnie|wrap|omelette|omelet|oats|oatmeal|porridge|stir[- ]?fry|plate|burrito|platter|box|bento|parfait|chill?i|stew|ragu|bolognese|casserole|lasagn[ae]|traybake|risotto|sub|roll|scramble|hash|curry|soup|stew|pasta|board|toastie|panini|pizza|taco|tacos|juice|english|fry ?up|roast|ploughmans?|thali|combo|cai (?:fan|png)|chap ?fan|(?:economy|mixed) (?:rice|bee hoon)|nasi (?:campur|padang|kandar)|hot ?pot|steamboat|shabu(?:[ -]shabu)?|sukiyaki|mixed grill)';

/** 'burrito bowl homemade: …' */
const MADE_SO = String.raw`(?:\s?\(?\b(?:home ?made|at home|from scratch|(?:i|we) made|today|tonight|this morning|for (?:breakfast|brunch|lunch|dinner|tea|supper|me))\b\)?\s?){0,2}`;

const TITLED = new RegExp(
  String.raw`(^|\n|[.;]\s)([^\n:,;.]{0,50}\b${DISH}\s?)${MADE_SO}(?::|\.{2,4}|\s[-–—]{1,3}\s|=)\s?([^\n]+)`,
  'gu',
);

// What food came in, or from, and no dish of its own.
const CONTAINER = new RegExp(
  String.raw`(^|\n|[.;]\s)(?:(?:my|the|an?|his|her|buy[- ]on[- ]board|[a-z]+line|plane|train|hotel|snack|lunch|packed|picnic|party|grazing|bistro|kids?|adult|small|big|deli|charcuterie|cheese|dinner|breakfast|mezz?e|antipasti|antipasto|sharing|tapas)\s){0,3}(?:snack ?box|lunch ?box|box|plate|platter|board|tray|bento(?: box)?|picky (?:bits|tea|plate)|girl dinner|nibbles|buffet|pot ?luck|picnic|vending machine|snack drawer|care package|goody bag|hamper|dim sum|yum cha|mezz?e|tapas|(?:korean )?(?:bbq|barbecue))\s?(?:at home\s?)?(?::|\s[-–—]{1,3}\s|=)\s?(?=[^\n]{3})`,
  'g',
);

const TELLS_AMOUNTS = /\d|\b(?:half|one|two|three|four|cup|cups|tbsp|tsp|scoop|scoops|handful)\b/;

/** 'oats - 50 g, milk - 200 ml' */
const IS_AMOUNT =
  /^\d[\d./]{0,5} ?(?:g|gr|grams?|oz|ml|cups?|tbsp|tsp|scoops?|slices?|pieces?)? ?(?:,|$)/;

const IS_LIST = /,|\band\b|\+|&/;

/**
 * 'smoothie: 1 banana, 200 ml milk' is its parts, and 'burrito bowl: rice, beans, cheese' the dish with
 * them in it: in no case both. Takes text with plain numbers.
 */
export function withoutTitles(text: string): string {
  return text
    .replace(CONTAINER, '$1')
    .replace(TITLED, (...[whole = '', start = '', title = '', list = '']: string[]) => {
      if (IS_AMOUNT.test(list)) return whole;
      if (!IS_LIST.test(list) && (list.match(/\d/g) ?? []).length < 2) return whole;
      if (TELLS_AMOUNTS.test(list)) return `${start}${list}`;
      return `${start}${title} within ${list}`;
    });
}
