const SPEAKS_OF_AMOUNTS =
  /heap|level|rounded|generous|scant|double|triple|extra|xx|siz|sliver|slab|hunk|palm|fist|thumb|deck|golf|tennis|matchbox|child|kids|sharing|share|sharer|family|party/;

/** How much more a heaped spoon holds than a level one. */
const HEAP = 1.5;

const SPOONS =
  'tbsps?|tablespoons?|tbs|tsps?|teaspoons?|spoons?|spoonfuls?|scoops?|cups?|dessertspoons?';

const HEAPED = new RegExp(
  String.raw`\b(?:(an?|\d{1,3}(?:\.\d{1,3})?)\s)?(?:big\s)?(?:heaped|heaping|heap|overflowing|mounded)\s(${SPOONS})\b`,
  'g',
);

const LEVEL = new RegExp(
  String.raw`\b(?:level|rounded|scant|flat|generous)\s(?=(?:${SPOONS})\b)`,
  'g',
);

/** 'double espresso', 'double portion': twice the thing. A double cheeseburger is a thing of its own. */
const MULTIPLE =
  /\b(?:(?:an?|(\d{1,2}))\s)?(double|triple)\s(?=(?:portions?|helpings?|servings?|scoops?|shots?(?! (?:latte|cappuccino|flat|americano|mocha|macchiato|iced|cold|coffee))|measures?|espressos?|vodkas?|whiske?ys?|rums?|gins?(?! (?:and|n|&|with|slimline|diet|tonic|lemonade))|tequilas?|brand(?:y|ies)|bourbons?|scotch|amount|order)\b)/g;

/** 'double rice' in a bowl is rice besides the bowl's. */
const MORE_OF =
  /\b(?:double|triple)\s(?=(?:rice|beans|guac|guacamole|chicken|steak|meat)(?:\s?(?:$|[,;.])|\sand\b))/g;

const LARGEST = /\b(?:extra[ -]?large|xx?-large|xxl|super[ -]?sized?)\s?/g;

const LARGE =
  /\b(?:family|party|sharing|share|super|jumbo|large|big)[ -]?(?:sized?|bag sized?)\b\s?/g;

/** A bag for several people. */
const SHARING =
  /\b(?:family|party|sharing|share)[ -]?(?:sized? (?=(?:bag|pack|packet)\b)|(?=(?:bag|pack|packet)\b))|\b(?:the )?(?:sharing|share|party)[ -]?(?:sized?)\b\s?|\b(?:sharing|sharer|party) bag sized?\b\s?/g;

const FUN = /\bfun[ -]?sized?\b\s?/g;

const KING = /\bking[ -]?sized?\b\s?/g;

/** In packs for a family, in grams: chips are sold in bags of about ten ounces. */
const FAMILY_BAG =
  /\b(?:an? |1 |one |the )?(?:family|party)[ -]?sized? (?:bag|pack|packet) of (?=(?:potato |tortilla |corn |cool ranch |nacho |salted |salt and vinegar |bbq )*(?:chips|crisps|doritos|lays|ruffles|tostitos|fritos|cheetos|popcorn|pretzels|sun ?chips|takis|pringles|walkers|kettle chips)\b)/g;

const FAMILY_BAG_BEHIND =
  /\b(half|third|quarter)(?: of)?(?: an?| the)? bag of (?:family|party)[ -]?sized? (?=(?:doritos|lays|ruffles|tostitos|fritos|cheetos|chips|crisps|popcorn|pretzels|takis)\b)/g;

const FAMILY_BAG_GRAMS = 240;

const MINI = /\b(?:snack|bite|cocktail|mini|trial|sample)[ -]?sized?\b\s?/g;

const SMALL =
  /\b(?:kid'?s?'?|child(?:ren)?'?s?'?|junior|small)[ -]?(?:sized?|portion of)\b\s?|\b(?:kids'?|child'?s) (?=(?:cone|fries|portion|burger|hamburger|cheeseburger|pizza|pasta|popcorn|ice cream|drink|plate|bowl|cup)\b)/g;

const SLIVER = /\b(?:sliver|shaving)\b/g;
/** Of what is cut in wedges half a slice. */
const SLIVER_OF_CAKE =
  /\b(?:(?:just|only) )?(?:(?:an?|one|1|the) )?sliver of (?=(?:\p{L}+ ){0,3}(?:cake|cheesecake|pie|tart|pizza|quiche|gateau|torte|brownie|pavlova|flan)\b)/gu;

const SLAB = /\b(?:slab|hunk|doorstop)(s?)\b/g;

/** 'palm sized', 'a fist of', 'the size of a deck of cards' */
const LIKE_A_THING =
  /\b(?:an?\s|one\s|1\s)?(?:the\s)?(?:size of (?:an?|my)\s)?(palm|fist|thumb|deck of cards|golf ball|matchbox)(?:'?s)?(?:[ -](?:sized?|full)(?:\s(?:piece|portion|chunk|bit|amount|serving|lump))?(?:\sof)?|\sof|\sworth of)\s(?=\p{L})/gu;

/**
 * Amounts as people say them, written with the units and sizes that the reader knows: 'a heaped tbsp' as
 * '1.5 tbsp', 'palm sized' as a measure of its own, 'family size' as 'large'.
 */
export function plainAmounts(text: string): string {
  if (!SPEAKS_OF_AMOUNTS.test(text)) return text;
  return text
    .replace(HEAPED, (_, number: string | undefined, unit: string) => {
      const count = number === undefined || !/\d/.test(number) ? 1 : Number(number);
      return `${Number((count * HEAP).toFixed(2))} ${unit}`;
    })
    .replace(LEVEL, '')
    .replace(
      MULTIPLE,
      (_, count = '1', word = '') => `${Number(count) * (word === 'triple' ? 3 : 2)} `,
    )
    .replace(MORE_OF, 'extra ')
    .replace(LARGEST, 'xlarge ')
    .replace(FAMILY_BAG, `${FAMILY_BAG_GRAMS} g `)
    .replace(FAMILY_BAG_BEHIND, `$1 of ${FAMILY_BAG_GRAMS} g `)
    .replace(SHARING, 'sharersize ')
    .replace(FUN, 'funsize ')
    .replace(KING, 'kingsize ')
    .replace(LARGE, 'large ')
    .replace(MINI, 'mini ')
    .replace(SMALL, 'small ')
    .replace(SLIVER_OF_CAKE, '1/2 slice of ')
    .replace(SLIVER, 'thin slice')
    .replace(SLAB, (_, many: string) => `thick slice${many}`)
    .replace(LIKE_A_THING, (_, thing: string) => `1 ${thing.replace(/ of cards| /g, '')}sized of `);
}
