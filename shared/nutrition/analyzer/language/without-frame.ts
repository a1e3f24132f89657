import { withoutOccasion } from './without-occasion';

const MEALS =
  'breakfast|brekkie|brekky|brunch|lunch|dinner|supper|snacks?|tea|smoko|elevenses|dining hall|dhall';
const WHO = "(?:i|we|i'?ve|we'?ve)";
const TALK = '(?:just|also|only|then|so|ok|okay|well|today|tonight|this morning|last night)';
const ATE =
  '(?:had|ate|eaten|having|drank|grabbed|have had|(?:only )?managed(?: to (?:eat|have))?)';

/** 'had', 'I just had', 'today I ate'; 'had to' is not followed by food. */
const TOLD = new RegExp(
  String.raw`^(?:${TALK},? ){0,2}(?:${WHO} )?(?:${TALK} )?${ATE} (?!to\b|been\b|it\b|no\b|nothing\b|enough\b|out\b|less\b|more\b)(?=[\p{L}\d½¼¾])`,
  'iu',
);
/** 'picked up a coffee' is eaten at once; a dozen eggs, or what has no article, is for the larder. */
const PICKED_UP = new RegExp(
  String.raw`^(?:${TALK},? ){0,2}(?:${WHO} )?(?:${TALK} )?(?:picked up|stopped (?:in )?for|went for|treated myself (?:to|with)) (?=(?:an?|the) \p{L})(?!an? (?:gallon|dozen|loaf|carton|case|box|bag|bottle|pack|jar|crate|few|couple|parcel|package|prescription|new|copy|present|gift|book|run|walk|swim|jog|ride|drive|hike|week|month)\b)`,
  'iu',
);
/** 'lunch: ', 'my breakfast was ', 'dinner - ' */
const LABELED = new RegExp(
  String.raw`^(?:(?:my|our|today'?s|tonight'?s|late|early) )?(?:${MEALS})(?: (?:today|tonight))?(?: was | ?[:=] ?| [-–—] )(?!skip|none\b|nothing\b|missed|no\b)(?=[\p{L}\d½¼¾])`,
  'iu',
);
/** 'ok so for lunch jacket potato' */
const FOR_MEAL = new RegExp(
  String.raw`^(?:(?:ok|okay|so|right|well|um|hey),? ){0,3}for (?:my |our |today'?s )?(?:${MEALS})(?: today)?,? (?!tomorrow|tmrw|tonight|next\b|on\b|at\b|in\b|is\b|was\b|with\b|and\b|i'?m\b|i'?ll\b|i am|i will|we are|we'?re|he\b|she\b|they\b|the kids)(?=[\p{L}\d½¼¾])`,
  'iu',
);
/** 'hey add a latte': what an assistant is told to write down. */
const WRITE_DOWN =
  /^(?:hey|hi|ok|okay|yo)(?: (?:siri|google|alexa|platelog|there))?,? (?:(?:can|could) you )?(?:please )?(?:add|log|track|record|put(?: down)?|write down|note(?: down)?)(?: that (?:i|we) (?:had|ate|drank))? (?=(?:an?|one|two|three|half|my|some|\d)\b)/iu;
/** 'gave in to a craving, 2 donuts' */
const GAVE_IN =
  /^(?:i |so i |ok i )?(?:(?:finally )?gave in(?: to (?:my |the |a )?(?:cravings?|temptation|hunger))?|caved(?: in)?|could(?:n'?t| not) (?:resist(?: it)?|help (?:it|myself))|cravings? (?:satisfied|hit))(?:[,:;.!–-]{1,3} ?| and (?:had|ate|got) )(?=[\p{L}\d½¼¾])/iu;
const DASH = /^[-*•–] (?=\p{L})/u;

/** Behind a meal: how it was, when and where. 'tom yum' is a soup and 'so good' a maker of soy milk. */
const BEHIND: readonly RegExp[] = [
  /(?<=\S)\s?(?::-?[)dp]|;-?\)|<3|x[dD])$/iu,
  /(?<=\S)(?<!\b(?:tom|tam|yum))[ ,.!–-]{1,4}(?:(?:it |that |all )?(?:was |were )?(?:so |very |really |soo+ )?(?:yum+y?|yumm+|tasty|delicious|delish|scrummy)|lol|lmao|ha(?:ha)+|mm+|nom(?: nom){0,3}|omg)$/iu,
  /(?<=\S)(?:, |\. |! | - |\b (?:it |that |all )?was )(?:so|really|very|pretty) (?:good|nice|filling)$/iu,
  new RegExp(
    String.raw`(?<=\S)[ ,]{1,3}(?:for (?:my |a |our )?(?:${MEALS})|(?:earlier )?today|tonight|yesterday|just now|this (?:morning|afternoon|evening)|last night|at (?:happy hour|work|home|my desk|the office|school|uni|lunch|dinner|breakfast)|and that(?:'s| was|s) (?:it|all)|that(?:'s| was|s) (?:it|all))$`,
    'iu',
  ),
  /(?<=\S)[ ,]{1,3}i (?:think|thinks|guess|reckon|suppose|believe)(?= (?:maybe|about|around|roughly|probably)\b|$)/iu,
  /(?<=\p{L}) period$/iu,
  // An end that is none: '1 oz.' and 'st.' are written with one.
  /(?<=[\p{L}\d%)]{2})(?<!\b(?:oz|lb|lbs|tbsp|tsp|fl|approx|st|dr|mr|mrs|no|pt|qt|inc|co))\s?(?:[!…]{1,5}|\.{1,5})$/iu,
];

/** 'with mum': who was there too. 'shared with mum' tells how much. */
const WITH_PEOPLE =
  /(?<=\S)[ ,]{1,3}with (?:the |my |a |some )?(?:mum|mom|dad|wife|husband|kids?|family|friends?|mates?|colleagues?|boyfriend|girlfriend|partner|gf|bf|parents|folks|team|boys|girls|grandma|gran|nan)$/iu;
const SHARES = /shar|split|halv|half|between|each/i;

/** Dictated signs, and what is thought between two things. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/ new line(?= \p{L}| ?$)/giu, '\n'],
  [/(?<=\p{L}{2}) comma (?=\p{L})/giu, ', '],
  [
    /(?<=\p{L}{3}) i (?:think|guess|reckon|suppose) (?=\p{L}{3,} (?!is\b|are\b|was\b|tastes?\b|should\b|makes?\b))(?!that\b|about\b|this\b|they\b|she\b|you\b|its\b|it's\b|there\b|not\b)/giu,
    ', ',
  ],
];

const FRAMES = [DASH, GAVE_IN, WRITE_DOWN, LABELED, FOR_MEAL, TOLD, PICKED_UP, ...BEHIND];
const PASSES = 4;

/** A line without what frames it: 'I had', 'lunch:', 'for lunch', 'today', 'yum!'. Most rules look at where a line begins and ends. */
export function withoutFrame(text: string): string {
  let told = SPOKEN.reduce((said, [sign, written]) => said.replace(sign, written), text).trim();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = told;
    told = withoutOccasion(told);
    for (const pattern of FRAMES) told = told.replace(pattern, '').trim();
    if (!SHARES.test(told)) told = told.replace(WITH_PEOPLE, '');
    if (told === before) break;
  }
  return told === '' ? text : told;
}
