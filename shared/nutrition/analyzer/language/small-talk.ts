import { isToldOfElse } from './is-told-of-else';
import { withoutTalk } from './without-talk';

/** Verbs and things of talk that stand in no name of a food, and hardly in an account of a meal. */
const TALK: ReadonlySet<string> = new Set(
  `
  arrived arrives broke breaks laid shows showed looks looked looking sounds seems means matters happened
  happens changed changes grows released launched announced won wins loses named  said tells told asked
  asks thinks knew knows learned taught wrote writes drew built builds installed crashed failed landed parked
  sold sells rents hired married divorced died born lives lived sleeps woke wakes snores barked chased fell
  falls slipped opens closes ends swims flies crawls hatched stings belongs gets became becomes since until
  whether maker company factory session thrones rewatch dishwasher knife napkin tablecloth apron scissors
  wallet umbrella backpack series director singer dancer magazine newspaper story joke quiz puzzle crossword
  league championship teacher student university college government war vote minister police lawyer plumber
  manager boss colleagues customer client neighbour neighbours neighbor neighbors landlady tenant price prices
  sale sales stocks crypto bitcoin loan debt wage nose teeth tooth knee ankle wrist beard wrinkles flu virus
  infection rash surgery january february march april june july september october november december sky river
  motorway highway butcher grocer gallery shuts storm thunder sunshine sunset bush lawn hedge weeds compost fence roof window door floor ceiling sofa couch
  carpet curtain lamp hamster parrot bees wasps mosquito macros online website rap hiphop jazz guitar piano
  drums violin important expensive difficult ridiculous fattening unhealthy poisonous needs hay
  `
    .trim()
    .split(/\s+/),
);

/** Who says so talks of food, and ate none. */
const SENTENCES: readonly RegExp[] = [
  /(?<!\b(?:this|that|it|here|there|which|today|first|second|then|what)\s)\b(?:is|are|am|isn'?t|aren'?t)\b/,
  /(?<!\b(?:this|that|it|there|which|first|second|then|all)\s)\b(?:was|were|wasn'?t|weren'?t)\s(?!(?:so |very |really |pretty |quite |a bit |too ){0,2}(?:great|good|nice|tasty|yum\w*|delicious|amazing|ok|okay|huge|big|small|massive|about|around|maybe|an?|\d|one|two|three|some|lovely|perfect|fine|spicy|salty|cold|hot|free|half|only|just|from|with)\b)/,
  /\b(?:i|you|we|they|he|she)\s(?:like|love|hate|look|think(?! (?:it|that|they|there) (?:was|were))|know|believe|dislike|prefer|always|usually|want|need|fancy|crave|used to)\b|^(?:need|want|fancy|craving)\b/,
  /\b(?:never|can'?t|cannot|won'?t|don'?t|doesn'?t)\b/,
  /^\W*order\s(?!of\b)|\bmy (?:belly|face|eyes?|shoulder|back|neck|leg|arm|stomach|tummy|head|feet|foot|hand|hair)\b|\b(?:mr|mrs|ms|miss) (?!kipling|big\b)\p{L}|\b(?:his|her) face\b/u,
  /\bday \d{1,3}\b|^(?:week|month|year|chapter|page|part|season|episode|level|round|lesson|unit|fig|figure|section|step) \d{1,4}\b/,
  /\bpreheat\b|\boven (?:at|to|temp)\b|\bserves \d/,
  /^(?:a )?table for\b|\btop \d{1,3}\b/,
];
/** Names of which a word is talk elsewhere. */
const NAMES =
  /\b(?:wake[ -]?up wraps?|flying j\b|flying (?:dutchman|saucers?)|dutchman flying|sunset burgers?|burger nando (?:recalled )?sunset|surf (?:and|n|with) turf|movie nachos?|cheesecake factory|london fog|built (?:bar|puff)s?|tour (?:of )?italy|dare iced coffee|ensure(?= (?:\d|plus|max|bottle|shake|drink|protein|vanilla|choc)))\b/g;
/** 'cheat: a burger' */
const LABEL = /^[\p{L} ]{2,20}:\s/u;
const COUNTED =
  /^\d{1,6}\s?(?:v|volts?|watts?|hz|mb|gb|tb|stars|likes?|followers|pages?|words|points?|years?|months?|weeks?|days?|hours?|hrs?|minutes|mins?|seconds|degrees|people|friends|emails|messages|calls)\W?$/;

/** Whether a clause that mentions no eating is talk. Takes normalised text. */
export function isSmallTalk(clause: string): boolean {
  const told = clause.replace(LABEL, '').replace(NAMES, ' ');
  if (COUNTED.test(clause) || SENTENCES.some((pattern) => pattern.test(told))) return true;
  if ((told.match(/[\p{L}']{3,}/gu) ?? []).some((word) => TALK.has(word))) return true;
  return isToldOfElse(told);
}

const PLACE =
  'gym|workout|work|run|running|training|football|soccer|tennis|golf|basketball|rugby|match|game|yoga|pilates|swim|swimming|walk|hike|ride|class|cinema|movies|train|bus|plane|flight|ferry|car|party|meeting|interview|exam|school|concert|film|tv|bed|shower|practice|session|pub|church|uni|soft play|school run|spin|cardio|machine|fridge|freezer|shift';
const CIRCUMSTANCES = new RegExp(
  String.raw`\b(?:(?:right |straight |just )?(?:after|before|during|following)|post|pre|while (?:at|watching|driving)|on the way (?:to|from)|on|at|from|in)(?:\s|-)(?:(?:the|my|a|our)\s)?(?:(?:office|vending|football|long|short|quick|morning|evening|birthday|\d{1,3} ?(?:km|k|mile|min))\s)?(?:${PLACE})(?:\s(?:match|game|class|session|practice|party))?\b(?!\s(?:deal|lunch|meal|cafe|canteen|cafeteria|restaurant|bar|shop))`,
  'g',
);
const FAST_ENDED =
  /\b(?:broke|breaking|broken|ended|opened) (?:(?:my|the|a) )?fast\b(?:ing)?|\bfast(?:ing)? (?:broken|ended|over)\b/g;

const FOLK =
  'kids?|toddler|baby|son|daughter|wife|husband|boys?|girls?|children|mum|mom|dad|friend|flatmate';
const MEDICINES =
  'ibuprofen|paracetamol|acetaminophen|tylenol|advil|aspirin|antibiotics?|metformin|insulin|levothyroxine|statins?|omeprazole|antihistamines?|melatonin|' +
  'multi ?vit(?:amin)?s?|(?<=\\b(?:my|took) )vitamins?|probiotics?|ashwagandha|supplements?|meds|medication|pills?|' +
  'novorapid|humalog|lantus|lisinopril|amlodipine|sertraline|ozempic|wegovy|mounjaro|berocca';
/** Food holds these, too. */
const MINERALS = '(?:vit|vitamin)s?(?: [a-k]\\d{0,2})?|magnesium|zinc|iron|calcium|turmeric|b12|d3';
const DOSED = String.raw`(?:\s\d{1,5} ?(?:mg|mcg|iu|ug|units?|u)\b)?`;
const FORMS = '(?:tablets?|tabs?|caps?|capsules?|pills?|gummies|gummy|supplements?|softgels?)';
/** '2 eggs and a multivitamin': what is taken beside a meal. */
const TAKEN = new RegExp(
  String.raw`(?:^|[,;+&\n]|\b(?:and|n|plus|took)\b)\s?(?:(?:then|also|i|and|took|take|taking|had|my|an?|the|some|daily|morning|units?|of|\d{1,2})\s){0,4}(?:(?:${MEDICINES})${DOSED}(?:\s${FORMS})?|(?:${MINERALS})(?:${DOSED}\s${FORMS}|\s\d{1,5} ?(?:mg|mcg|iu|ug))|(?<=\btook (?:my )?)(?:${MINERALS}))${DOSED}(?:\s(?:x ?)?\d{1,2}|\sday)?(?=\s?(?:$|[,;:.+&\n]|and\b|n\b|with\b))`,
  'g',
);

/** Remarks about a meal to the reader, and about whose leftovers it is. */
const BESIDE_IT: readonly RegExp[] = [
  // 'left over pizza', 'rice left overs'; 'half left over' is a share of it.
  /\bleft[ -]overs\b|(?<=(?:^|[,;.\n]|\b(?:and|with|had|ate|my|some|the|of))\s?)left[ -]over(?= \p{L}{3})/gu,
  /,? ?\b(?:please )?(?:do ?n'?t|no need to) (?:tell|judge|shame)\b(?: [a-z]{2,12}){0,3}(?=\s?(?:$|[,;.!]))/g,
  /,? ?\bno (?:judge?ment|regrets|shame|time)\b(?=\s?(?:$|[,;.!]))/g,
  new RegExp(
    String.raw`\b(?:that )?(?:the|my|our) (?:${FOLK}) (?:left|(?:did|would) ?n'?t (?:eat|finish|want|touch))\b(?: it)?`,
    'g',
  ),
  /,? ?\b(?:and )?the (?:other (?:half|one|piece)|rest) (?:[a-z]{2,12} ){0,3}(?:can have|gets?|goes|is for|for (?:tomorrow|later|lunch|dinner))\b[^,;.]{0,20}/g,
  // 'went to the bbq place and got ribs'; a chain without an article may be a part of a food's name.
  /\b(?:i |we )?(?:went|stopped|popped|drove|headed|nipped|walked|swung)(?: (?:out|in|by|over|down|off|round))* (?:to|at|by|into|in|for) (?:the|a|my|our|this) [a-z' ]{2,30}?,?(?: and| then| where)?(?: i| we)? (?:just )?(?=(?:got|had|ordered|ate|grabbed|shared|split) )/g,
  /\b(?:at|by|around) (?:mile|km|kilomet(?:er|re)) \d{1,3}\b/g,
  TAKEN,
  // 'falafel, tahini on the side, did not eat it'
  /, [^,;.\d\n]{3,40}?,? (?:but )?(?:i )?did ?n'?t (?:eat|have|use|touch|drink) (?:it|them|any)\b(?= ?(?:$|[,;.]))/g,
];

/** Drops where and when somebody ate: 'a beer after the football match' is not about sport. */
export function withoutCircumstances(text: string): string {
  const told = BESIDE_IT.reduce((rest, pattern) => rest.replace(pattern, ' '), withoutTalk(text));
  return told.replace(FAST_ENDED, ' ').replace(CIRCUMSTANCES, ' ');
}
