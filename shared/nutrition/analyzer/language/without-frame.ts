const MEALS = 'breakfast|brekkie|brekky|brunch|lunch|dinner|supper|snacks?|tea';
const WHO = "(?:i|we|i'?ve|we'?ve)";
const TALK = '(?:just|also|only|then|so|ok|okay|well|today|tonight|this morning|last night)';
const ATE = '(?:had|ate|eaten|having|drank|grabbed|have had)';

/** 'had', 'I just had', 'today I ate'; 'had to' tells of no food. */
const TOLD = new RegExp(
  String.raw`^(?:${TALK},? ){0,2}(?:${WHO} )?(?:${TALK} )?${ATE} (?!to\b|been\b|it\b|no\b|nothing\b|enough\b|out\b|less\b|more\b)(?=[\p{L}\d½¼¾])`,
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
const DASH = /^[-*•–] (?=\p{L})/u;

/** Behind a meal: how it was, when and where. 'tom yum' is a soup and 'so good' a maker of soy milk. */
const BEHIND: readonly RegExp[] = [
  /(?<=\S)\s?(?::-?[)dp]|;-?\)|<3|x[dD])$/iu,
  /(?<=\S)(?<!\b(?:tom|tam|yum))[ ,.!–-]{1,4}(?:(?:it |that |all )?(?:was |were )?(?:so |very |really |soo+ )?(?:yum+y?|yumm+|tasty|delicious|delish|scrummy)|lol|lmao|ha(?:ha)+|mm+|nom(?: nom){0,3}|omg)$/iu,
  /(?<=\S)(?:, |\. |! | - |\b (?:it |that |all )?was )(?:so|really|very|pretty) (?:good|nice|filling)$/iu,
  new RegExp(
    String.raw`(?<=\S)[ ,]{1,3}(?:for (?:my |a |our )?(?:${MEALS})|(?:earlier )?today|tonight|yesterday|just now|this (?:morning|afternoon|evening)|last night|at (?:work|home|my desk|the office|school|uni|lunch|dinner|breakfast)|and that(?:'s| was|s) (?:it|all)|that(?:'s| was|s) (?:it|all))$`,
    'iu',
  ),
  // An end that is none: '1 oz.' and 'st.' are written with one.
  /(?<=[\p{L}\d%)]{2})(?<!\b(?:oz|lb|lbs|tbsp|tsp|fl|approx|st|dr|mr|mrs|no|pt|qt|inc|co))\s?(?:[!…]{1,5}|\.{1,5})$/iu,
];

/** 'with mum': who was there too. 'shared with mum' tells how much. */
const WITH_PEOPLE =
  /(?<=\S)[ ,]{1,3}with (?:the |my |a |some )?(?:mum|mom|dad|wife|husband|kids?|family|friends?|mates?|colleagues?|boyfriend|girlfriend|partner|gf|bf|parents|folks|team|boys|girls|grandma|gran|nan)$/iu;
const SHARES = /shar|split|halv|half|between|each/i;

const FRAMES = [DASH, LABELED, FOR_MEAL, TOLD, ...BEHIND];
const PASSES = 4;

/** A line without what frames it: 'I had', 'lunch:', 'for lunch', 'today', 'yum!'. Most rules look at where a line begins and ends. */
export function withoutFrame(text: string): string {
  let told = text.trim();
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = told;
    for (const pattern of FRAMES) told = told.replace(pattern, '').trim();
    if (!SHARES.test(told)) told = told.replace(WITH_PEOPLE, '');
    if (told === before) break;
  }
  return told === '' ? text : told;
}
