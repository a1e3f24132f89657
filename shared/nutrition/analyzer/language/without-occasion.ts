import { EVERY_CHAIN } from './chains';

const WHOSE = String.raw`(?:(?:the|my|our|an?|\p{L}+'?s) )?(?:(?:\p{L}+'s|church|office|work|team|family|staff|client|business|school|kids'?|surprise|big|little) ){0,2}`;
const GATHERING =
  'birthday(?: (?:party|lunch|dinner|meal|tea|bash))?|' +
  'anniversary(?: (?:dinner|meal|lunch))?|' +
  "(?:(?:house|christmas|xmas|garden|pool|dinner|hen|stag|leaving|halloween|super ?bowl|watch|new year'?s?(?: eve)?) )?party|" +
  "(?:date|girls'?|ladies'?|boys'?|movie|film|games?|quiz|poker|family) night|" +
  '(?:game|match|race|moving|sports|cheat|treat|lazy|busy|long|snow|rainy|travel|beach) day|' +
  '(?:book|bridge|card|supper|lunch|garden|knitting) club|' +
  'bbq|barbecue|cook ?out|picnic|pot ?luck|reunion|tailgate|sleepover|play ?date|' +
  '(?:baby|bridal) shower|wedding(?: reception)?|funeral|christening|baptism|graduation|' +
  "(?:ladies'? )?luncheon|(?:church|office|works?(?: canteen)?|team|staff|client|business|school|skool|uni|college|hospital|nursery|canteen|care home|ladies'?) (?:lunch|dinner|brunch|breakfast|tea)s?|" +
  'happy hour|bake sale|coffee morning|camping(?: trip)?|road trip';
const WHEN = String.raw`(?: (?:today|tonight|yesterday|last night|this (?:morning|afternoon|evening)))?`;
const COMPANY = String.raw`(?: with (?:the |my )?(?:hubby|husband|wife|girls|boys|kids|family|friends|mates|team|mum|mom|dad|in-laws|parents|gf|bf|boyfriend|girlfriend|partner))?`;
const CHEER = String.raw`(?:,? (?:yay+|lol|woo+(?: ?hoo)?|omg|ugh|finally|again))*`;
const SOME = String.raw`(?=(?:an?|some|half|one|two|three|four|five|\d{1,3})\b)`;
const PAUSE = String.raw`(?:\s?[,:;]\s|\s[-–—]\s|\s?[.!]+\s|\sso (?:(?:i|we) )?(?:(?:just|only) )?(?:(?:had|ate|got|grabbed) (?!to\b)|${SOME}))`;

/** 'school dinner was pasta bake' */
const MEAL_AT = new RegExp(
  String.raw`^(?:(?:my|the|today'?s) )?(?:works?(?: canteen)?|school|skool|uni|college|hospital|nursery|canteen|care home|office|church|airport|hotel|plane|team|staff) (?:lunch|dinner|brunch|breakfast|tea|meal)s?${WHEN} (?:was|were) (?!(?:so |very |really |pretty )?(?:good|great|bad|nice|ok|okay|late|early|cancel|mov|fine|fun|awful|lovely|amazing|yum|cold|skip|free|at|on|nothing|not|with my|with the))(?=[\p{L}\d½¼¾].{2})`,
  'iu',
);
/** 'It was my daughter's birthday so I had …', 'book club: …' */
const OCCASION = new RegExp(
  String.raw`^(?:(?:it was|it'?s|was at|at|went to|been to) )?${WHOSE}(?:${GATHERING})${WHEN}${COMPANY}${CHEER}${PAUSE}(?=[\p{L}\d½¼¾].{2})`,
  'iu',
);
/** 'taco tuesday yay, …', 'pizza night: …' */
const NIGHT_OF = new RegExp(
  String.raw`^(taco|pizza|curry|fish|burger|wing|pasta|steak|kebab|pancake|sushi|fajita|burrito|ramen|noodle|tapas) (?:night|day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)${WHEN}${COMPANY}${CHEER}${PAUSE}(?=[\p{L}\d½¼¾].{2})`,
  'iu',
);
const HASTE =
  '(?:(?:quick|cheeky|late night|midnight|early|morning|emergency|post gym|drunk|hungover|lunch) )*';
const DASH_TO = String.raw`(?:\s?[,:;.!]+\s|\s[-–—]\s|\s?\p{Extended_Pictographic}\uFE0F?\s*|\s(?=(?:\d|an?\s|one|two|three|half|some|large|small|big|medium)))`;
/** 'maccas run 6 nuggets', 'coffee run - latte': where somebody went, and no sport. */
const RUN_TO = new RegExp(
  String.raw`^${HASTE}(${EVERY_CHAIN}|mickey ?d'?s?|mcdonalds|starbies|chippy|kebab shop|bakery|7[ -]?eleven|wawa|servo|(?:coffee|donut|doughnut|drive[ -]?thr(?:u|ough)|boba|bubble tea|ice cream|snack|takeaway|take ?out|fast food|munchies)) run${DASH_TO}(?=[\p{L}\d½¼¾].{2})`,
  'iu',
);
const NO_SHOP =
  /^(?:coffee|donut|doughnut|drive|boba|bubble|ice|snack|take|fast|munchies|chippy|kebab|bakery|servo)/i;
// What is fetched there is bought rather than eaten.
const LARDER = /^(?:costco|sam|trader|aldi|lidl|whole|walmart|kroger|target)/i;

/** '3 slices' and '3 with lemon' are of what the night is for. */
const SLICES_ALONE = /^\S+ (?:(?:big|small|large) )?slices?(?! of \p{L})\b/iu;
const COUNT_ALONE = /^(\d{1,2}|an?|one|two|three|four|five|six)(?= (?:with|and)\b)/i;
const SLICES_OF =
  /\b(slices? of (?:\p{L}+ )?(?:pepperoni|cheese|margherita|hawaiian|sausage))\b(?! pizza)/iu;

/** 'went for a cream tea with mum, so I had one scone': where somebody went tells less than what was eaten. */
const WENT_FOR =
  /^(?:i |we )?went (?:out )?(?:for|to) [^.;\n]{3,60}?,? (?:so|and) (?:i|we) (?:just |only )?(?:had|ate|got|ordered) (?!to\b)(?=[\p{L}\d])/iu;

/** A line without the occasion that it begins with, which names no food of its own. */
export function withoutOccasion(line: string): string {
  const told = line
    .replace(WENT_FOR, '')
    .replace(RUN_TO, (whole, shop: string) => {
      if (LARDER.test(shop)) return whole;
      return NO_SHOP.test(shop) ? '' : `${shop} `;
    })
    .replace(OCCASION, '')
    .replace(MEAL_AT, '');
  const food = NIGHT_OF.exec(told)?.[1]?.toLowerCase();
  if (food === undefined) return told;
  const rest = told.replace(NIGHT_OF, '');
  if (SLICES_ALONE.test(rest)) return `${food}, ${rest}`;
  if (food === 'pizza') return rest.replace(SLICES_OF, '$1 pizza');
  return rest.replace(COUNT_ALONE, `$1 ${food}s`);
}
