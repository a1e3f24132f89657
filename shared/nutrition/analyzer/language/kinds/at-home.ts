import type { Rule } from '../rewritten';

const VESSEL = '(?:tub|pack|packet|bag|jar|box|can|tin|pot|bottle)';
const PART = '(?:half|third|quarter|1/2|1/3|1/4|2/3|3/4)';
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|half a dozen|a dozen)';
// 'of 8 oz steaks' tells what each weighs.
const NO_PIECES =
  '(?:grams?|ounces?|inch(?:es)?|kcals?|cals?|calories?|litres?|liters?|lbs?|pounds?|packs?|percent|minutes?|mins?|hours?|days?|weeks?|years?|times|meals|points?)';

/** How much a person had of a meal at home: whose plate it was from, who made it, which part of the pot or the pack. */
export const AT_HOME: readonly Rule[] = [
  // '2 of the 6 nuggets', '3 out of 8 slices of pizza', '3 of an 8 slice pizza'.
  [
    new RegExp(
      String.raw`(?<![\d./])\b(${NUMBER}) (?:out )?(?:of|from) an? ${NUMBER}[ -]slice(?:s|d)?(?: of)?\b`,
      'g',
    ),
    '$1 slices',
  ],
  [
    new RegExp(
      String.raw`(?<![\d./])\b(${NUMBER}) (?:out )?of (?:the |my |our |those |these )?${NUMBER} (?!${NO_PIECES}\b)(?=[a-z]{3})`,
      'g',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      String.raw`\b(${NUMBER}) of (?:those|these|the|my) (?=\d{2,3} ?(?:k?cals?|calories?) )`,
      'g',
    ),
    '$1 x ',
  ],
  [
    new RegExp(
      String.raw`(?<=^ ?|[;.\n] ?)(?:the )?(${NUMBER}) of us (?:all |each )?(?:shared|split) ([^,;.\n]{3,60})`,
      'g',
    ),
    '$2 shared by $1',
  ],
  // '4/6 gyoza': a fraction that nobody writes of one thing. '2/4 pizza' is half of it.
  [
    /(?<![\d./])(?=(?:2\/[2468]|3\/[369]|4\/[468]|5\/10|6\/(?:[689]|10)|8\/10|(?:[2-9]|12)\/12) )(\d{1,2})\/\d{1,2} (?=(?:[a-z]+ )?(?:nuggets|wings|tenders|gyoza|dumplings|momos?|samosas|cookies|biscuits|donuts|slices|pieces|squares|meatballs|toasts|tacos|eggs|rolls|bites|sticks|oysters)\b)/g,
    '$1 ',
  ],
  [
    /\b(?:just |only )?the whites of (\d|one|two|three|four|five|six)(?: eggs?)?\b/g,
    '$1 egg whites',
  ],
  // 'baked a dozen cookies from frozen dough, ate three'
  [
    new RegExp(
      String.raw`\b(?:i |we )?(?:made|baked|cooked|fried|bought) (?:${NUMBER}|some|a batch of|a tray of|a pack of|a box of) (\p{L}[\p{L} ]{3,25}?)(?: (?:from|with|for) [^,;.\n]{3,30})?,? (?:and |but )?(?:i )?(?:only |just )?(?:ate|had) (?:about )?(${NUMBER})(?: of (?:them|those|em|these))?(?= ?(?:$|[,;.]|with\b|and\b))`,
      'gu',
    ),
    '$2 $1',
  ],
  // "finished my kid's nuggets (3 left)"
  [
    /\b(?:finished|ate) (?:off )?(?:the |my )?(?:kid|son|daughter|toddler|husband|wife|boyfriend|girlfriend|partner|friend)(?:'s|s'?|s)? (\p{L}[\p{L} ]{2,20}?),? \(?(?:about )?(\d{1,2}|one|two|three|four) (?:was |were )?left\)?/gu,
    '$2 $1',
  ],
  [/,? ?\b(?:at|during) (?:the )?happy hour\b/g, ''],
  [
    /(?<=^ ?|[,;.] ?)([2-9]) (\p{L}[\p{L} ]{2,25}?), the (mini|small|large|big) ones(?= ?(?:$|[,;.]))/gu,
    '$1 $3 $2',
  ],
  // 'half a tub of hummus (200g tub)', 'cottage cheese 1/2 tub (16oz tub, 2%)'
  [
    new RegExp(
      String.raw`\b(${PART})(?: of)?(?: an?| the)? ${VESSEL}(?: of)? (\p{L}[\p{L} ]{2,25}?) \((?:the |a )?(\d{1,4}) ?(g|oz|ml)(?: ${VESSEL})?[^)]{0,12}\)`,
      'gu',
    ),
    '$1 of $3 $4 $2',
  ],
  [
    new RegExp(
      String.raw`\b(\p{L}[\p{L} ]{2,25}?),? (half|1/2|1/3|1/4|2/3|3/4)(?: of)?(?: an?| the)? (?:${VESSEL}|pouch),? \(?(\d{1,4}) ?(g|oz|ml) (?:${VESSEL}|pouch)[^),;]{0,3}(?:, ?\d ?%)?\)?`,
      'gu',
    ),
    '$2 of $3 $4 $1',
  ],
  [/\b(?:per|by|as per|according to) the (?:label|pack|packet|box)\b/g, ''],
  [/(?<=\d) sl\b(?= ?(?:of )?\p{L}| ?$)/gu, ' slices'],
  [
    /\b(pint|cup|glass|bowl|can|bottle|slice|bag|bit|plate|pot|mug) o'? (?!noodles?\b|soup\b)(?=\p{L}{3})/gu,
    '$1 of ',
  ],
  [
    /\b(?:taco (?:tues(?:day)?|night)|pizza (?:night|friday)|meal prep|meatless monday|fish friday)(?: ?:| -) ?/g,
    '',
  ],
  [
    /,? ?\b(?:off|from) (?:of )?(?:the |my )?(?:kids?|kiddos?|sons?|daughters?|toddlers?|husbands?|wifes?|boyfriends?|girlfriends?|little ones?|childs?)'?s?'? plates?\b/g,
    '',
  ],
  [
    /,? ?\b(?:that )?(?:the |my )?(?:mammy|mam|mum|mom|ma|granny|nan|nana|grandma|wife|husband|missus|mother|flatmate|roommate) (?:made|cooked|baked)\b(?= ?(?:$|[,;.]|with\b|and\b|w\b))/g,
    '',
  ],
  [
    /(?<=\p{L}{3} |\d )(?:before|after|pre|post) (?:legs?|leg day|chest(?: day)?|back day|arms|arm day|shoulders|cardio|push day|pull day|lifting)(?= ?(?:$|[,;.]))/gu,
    '',
  ],
  [/\bbeans on toast,? x ?(\d) slices?\b/g, 'beans on $1 toast'],
  // Of a whole pot nobody knows the weight; a part of it is a serving.
  [
    /(?<!\)[^;.\n]{0,25}),? ?\b(?:(?:i )?(?:had|ate) |my share |about |roughly ){0,2}(?:an? )?(?:[1-3]\/\d|quarter|third|fifth|sixth)(?: of)? (?:the |a )(?:whole )?(?:pot|sheet pan|batch|casserole dish|pan|tray)\b(?! (?:of|pie|roast))/g,
    '',
  ],
  [
    /\b(?:just )?(?:the )?crusts (?:of|from|off) (?:an? |one |1 )?(?=(?:pb&?j|ham|cheese|jam|sandwich|toast|pizza|grilled)\w*\b)/g,
    '0.3 ',
  ],
  [
    /\b(?:just )?(?:the )?crusts (?:of|from|off) (?:2|two) (?=(?:pb&?j|ham|cheese|jam|sandwich|toast|pizza|grilled)\w*)/g,
    '0.6 ',
  ],
  [
    /\btoo many \p{L}{3,12},? (?:like |maybe |about |probably ){1,2}(?=(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b)/gu,
    '',
  ],
];
