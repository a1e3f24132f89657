/** 'nuggets med fries': a size begins the next thing. */
const SIDE_OF_SIZE =
  /(?<=\p{L}{3} )(?=(?:small|sm|med|medium|large|lg|lrg|regular|reg) (?:fries|fry|coke|cola|pepsi|sprite|fanta|shake|milkshake|coffee|latte|tea|lemonade|slushie|frosty)\b)/gu;
/** 'doner no sauce extra salad' */
const EXTRA_BEHIND =
  /(?<=\p{L}{3}) (?=extra (?!virgin|large|small|lean|firm|hot|thick|thin|crispy|dark|sharp|mature|long|wide|dry|strong|light|mild|creamy|crunchy|sugar|time|one)\p{L}{3,})/gu;
/** 'almonds, small handful': how much there is of what stands before. */
const MEASURE_BEHIND =
  /(?<=[,(-] ?)((?:small|large|big|medium) )?(handful|bag|packet|cup|bowl|mug|glass|can|tin|bottle|plate|slice|piece|pot|tub|portion|serving|scoop)(?=\s?(?:$|[,;)]))/g;
/** 'samosa 4 small' */
const COUNT_AND_SIZE =
  /(?<=\p{L}{3} )(\d{1,2}) (small|medium|large|big|mini)(?= ?(?:$|[,;.]|and\b|with\b))/gu;

/** '1 asahi 500 can' */
const CAN_OF =
  /(?<=[a-z] )(1[58]0|2[05]0|3[0-9]{2}|4[0-9]{2}|500|568|6[0-9]0|7[05]0)(?= (?:can|bottle|tin|carton|stubby|pouch)s?\b)/g;
/** 'a hefeweizen 0.5' */
const LITERS_BEHIND = /\ban? (\p{L}{4,20}) (0\.\d{1,2})(?=\s?(?:$|[,;.]))/gu;

/** Amounts and sizes that stand behind their thing or begin the next one, with what they are written as. */
export const AMOUNTS_BEHIND: readonly (readonly [
  written: RegExp,
  plain: string | ((...found: string[]) => string),
])[] = [
  [SIDE_OF_SIZE, '; '],
  [EXTRA_BEHIND, ', '],
  [
    MEASURE_BEHIND,
    (_, size = '', measure = '') => `1 ${size === 'undefined' ? '' : size}${measure}`,
  ],
  [COUNT_AND_SIZE, '$2 x$1'],
  [CAN_OF, '$1 ml'],
  [LITERS_BEHIND, '$1 $2'],
];
