/** 'nuggets med fries': a size begins the next thing. */
const SIDE_OF_SIZE =
  /(?<=\p{L}{3} )(?<!\b(?:two|three|four|five|six|half|of|the|my|his|her|couple|some|few) )(?=(?:small|sm|med|medium|large|lg|lge|lrg|regular|reg) (?:(?:black|iced|hot|diet|green|cold|sweet|unsweet|white|steeped|waffle|curly|cheesy|vanilla|choc|chocolate|strawberry|side|mashed) ){0,2}(?:fries|fry|chips|onion rings|coleslaw|slaw|mash|potato|popcorn|salad|drink|coke|cola|pepsi|sprite|fanta|shake|milkshake|coffee|latte|tea|lemonade|slushie|frosty)\b)/gu;
/** 'doner no sauce extra salad' */
const EXTRA_BEHIND =
  /(?<=\p{L}{3}) (?=extra (?!virgin|large|small|lean|firm|hot|thick|thin|crispy|dark|sharp|mature|long|wide|dry|strong|light|mild|creamy|crunchy|sugar|time|one)\p{L}{3,})/gu;
/** 'almonds, small handful': how much there is of what stands before. */
const MEASURE_BEHIND =
  /(?<=[,(-] ?|\p{L}{3} the (?=small|large|big|medium))((?:small|large|big|medium) )?(handful|bag|packet|cup|bowl|mug|glass|can|tin|bottle|plate|slice|piece|pot|tub|portion|serving|scoop)(?=\s?(?:$|[,;)]|\.(?!\d)|and\b))/gu;
/** 'pancit small plate' */
const SIZED_BEHIND =
  /(?<=\p{L}{3} )(?<!\b(?:an?|one|the|my|his|her|of|in|on|from|with|and|or|very|half|quite|pretty|two|three) )(small|large|big|medium) (plate|bowl|mug|portion)(?=\s?(?:$|[,;)]|\.(?!\d)))/gu;
/** 'pb spoonful' */
const SPOONFUL_BEHIND =
  /(?<=\p{L}{2})(?<!\b(?:small|large|big|good|an?|one|of|half|the|x)) (?:big |heaped )?(spoonful|handful|mouthful)(s?)(?=\s?(?:$|[,;)]|x ?\d|straight\b|from\b))/gu;
/** 'samosa 4 small' */
const COUNT_AND_SIZE =
  /(?<=\p{L}{3} )(\d{1,2}) (small|medium|large|big|mini)(?= ?(?:$|[,;.]|and\b|with\b))/gu;
/** 'baked potato, 1 medium' */
const COUNT_AND_SIZE_LISTED =
  /(?<=\p{L}{3})(?<!\d[^,;.\n]{0,40}) ?, ?(\d{1,2}) (small|medium|large)(?= ?(?:$|[,;\n]|\.(?!\d)))/gu;

/** '1 asahi 500 can' */
const CAN_OF =
  /(?<=[a-z] )(1[58]0|2[05]0|3[0-9]{2}|4[0-9]{2}|500|568|6[0-9]0|7[05]0)(?= (?:can|bottle|tin|carton|stubby|pouch)s?\b)/g;
/** 'pizza rolls idk maybe 15', 'celebrations, 6 ish'; of '2 sausages maybe 3' the first is a count already. */
const COUNT_GUESSED =
  /(?<=\p{L}{3})(?<!\d[^,;.\n]{0,40})[ ,]{1,6}(?:(?:(?:idk|i think|i guess|i'd say|all day|prob(?:ably)?|maybe|like|about|roughly|approx) ){1,4}(\d{1,2})(?: ?ish)?|(\d{1,2}) ?ish)(?: of (?:em|them|those|these))?(?=\s?(?:$|[,;)]|\.(?!\d)))/gu;
/** 'eggs, 2' */
const COUNT_ALONE = /(?<=\p{L}{3})(?<!\d[^,;.\n]{0,40}) ?, ?(\d{1,2})(?=\s?(?:$|[,;)]|\.(?!\d)))/gu;
/** 'semi skimmed 200 ml banana': what is poured is the drink. */
const POURED =
  /\b(milk|(?:semi )?skimmed|semi|juice|coke|cola|squash|water|beer|wine|smoothie|shake|lemonade) (\d{2,4} ?(?:ml|cl)) (?!of\b|(?:bottle|can|carton|tin|glass|cup|pack|mug)s?\b)(?=\p{L}{3})/gu;

/** 'oats 50 g dry milk 200 ml': how a food was when it was weighed belongs to what is before it. */
const WEIGHED =
  /\b((?:(?:rolled|jumbo|brown|white|basmati|jasmine|red|green|chicken|turkey|beef|pork|lean|lamb) )?(?:oats|porridge oats|rice|basmati|pasta|spaghetti|penne|fusilli|macaroni|orzo|couscous|quinoa|noodles|lentils|bulgur|barley|mince|breasts?|thighs?|chicken|turkey|beef|pork|salmon)) (\d{1,4} ?(?:g|grams|oz)) (dry|uncooked|raw) (?!weight\b)(?=\p{L}{3})/gu;
/** 'milk 200 ml skim' */
const MILK_KIND =
  /\bmilk (\d{2,4} ?(?:ml|cl)) (skim|skimmed|semi[ -]skimmed|whole|full fat|oat|almond|soy|soya)(?= ?(?:$|[,;.]))/g;

/** 'tyskie 2 cans 500 ml' */
const VESSELS_OF =
  /\b(\d{1,2}|two|three|four) (?:x )?(?:cans?|bottles?|glasses|tins?|cartons?|stubb(?:y|ies))(?: of)?,? \(?(\d{2,3} ?(?:ml|cl))\b(?! each)/g;

/** 'a hefeweizen 0.5', '3 helles 0.5l': so many of the glass or bottle that is told behind. */
const LITERS_BEHIND =
  /(?<![\d./])\b(an?|\d{1,2}) ((?:\p{L}{3,20} ){1,3}?)(0[.,](?:1|2|25|3|33|4|5|7|75)) ?l?(?=\s?(?:$|[,;.)+]|(?:and|n|with|w|und|mit|et|y|con)\b))/gu;

/** Amounts and sizes that stand behind their thing or begin the next one, with what they are written as. */
export const AMOUNTS_BEHIND: readonly (readonly [
  written: RegExp,
  plain: string | ((...found: string[]) => string),
])[] = [
  [SIDE_OF_SIZE, '; '],
  [EXTRA_BEHIND, ', '],
  [MEASURE_BEHIND, (_, size = '', measure = '') => `1 ${size}${measure}`],
  [SIZED_BEHIND, '1 $1 $2'],
  [SPOONFUL_BEHIND, ' 1 $1$2'],
  [COUNT_AND_SIZE, '$2 x$1'],
  [COUNT_AND_SIZE_LISTED, ' $2 x$1'],
  [CAN_OF, '$1 ml'],
  [VESSELS_OF, '$1 x $2'],
  [
    LITERS_BEHIND,
    (_, count = '', drink = '', liters = '') =>
      `${/^a/.test(count) ? 1 : count} x ${liters.replace(',', '.')} l ${drink}`,
  ],
  [COUNT_GUESSED, (_, ...counts) => ` x${counts.find((one) => /^\d+$/.test(one)) ?? 1}`],
  [COUNT_ALONE, ' x$1'],
  [WEIGHED, '$3 $1 $2, '],
  [MILK_KIND, '$2 milk $1'],
  [POURED, '$1 $2, '],
];
