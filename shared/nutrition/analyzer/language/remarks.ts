const SELF = String.raw`(?:i ?a?'?m|i was|was|been|feeling|feel|felt|im)`;
const DEGREE = '(?:so+|still|too|very|super|just|really|kinda|pretty|always|that)';
const MOOD =
  'hungry|tired|bored|stressed|exhausted|sad|stuffed|full|starving|starved|sick|lazy|hangry|hungover|nauseous|bloated|guilty|lonely|anxious|happy|good|great|bad|gross|better';
/** Where a remark begins: behind a pause or a word. */
const BEHIND = String.raw`[\s,;.(–-]{1,4}(?:and |but |cuz |cause |because |lol |tho |idk |omg |ugh ){0,3}`;
const END = String.raw`(?=\s?(?:$|[,;)\n]|\.(?:\s|$)))`;
const GIVER = String.raw`(?:neighbou?rs?|co-?workers?|colleagues?|students?|boss|teacher|patients?|manager|clients?|customers?|landlord|roommates?|friends?|classmates?|in-laws)(?:'s?)?`;
const TRAINING =
  '(?:(?:leg|arm|chest|back|push|pull|shoulder) day|(?:(?:gym|spin|yoga|pilates) )?(?:class|session|workout)|the gym|training|yoga|pilates|zumba|crossfit|hiit|cardio|football|tennis|golf|rugby|swimming|cycling|hiking|climbing)';

/** Remarks about the person who ate, and why, where or during what: none of it is food. */
const REMARKS: readonly RegExp[] = [
  // 'idk why im still hungry', 'no idea how many calories'
  new RegExp(
    String.raw`${BEHIND}(?:i )?(?:idk|dunno|do ?n'?t know|not sure|no idea|no clue) (?:why|how (?:many|much)|what the) [^,;.\d\n]{2,50}${END}`,
    'gu',
  ),
  // 'im so full', 'still hungry', 'too tired to cook'
  new RegExp(
    String.raw`${BEHIND}(?:${SELF} )?(?:${DEGREE} ){0,3}(?:${MOOD})(?: (?:tho|though|lol|now|today|tonight|rn|again|af|after(?: that)?|to (?:cook|move|bother)|of (?:myself|cooking)))?${END}`,
    'gu',
  ),
  new RegExp(
    String.raw`${BEHIND}(?:i )?(?:hate (?:myself|my life|it here)|love (?:it|this|that)|feel(?:ing)? (?:bad|guilty|sick|great|good|better) about (?:it|that|myself))${END}`,
    'gu',
  ),
  // "that's it so far"
  new RegExp(
    String.raw`(?:^|[\s,;.(–-]{1,4})(?:and )?that ?'?s (?:it|all|everything)(?: (?:so far|for (?:today|now|tonight)|today|tonight|i (?:ate|had|got)|folks|really))?${END}`,
    'gu',
  ),
  // 'watching the game', 'while studying'
  new RegExp(
    String.raw`[\s,;.(–-]{1,4}(?:while |and )?(?:(?:binge )?watching|scrolling|studying|grading|gaming|reading|working late|doing (?:homework|laundry|dishes|paperwork)) ?[^,;.+&\d\n]{0,40}${END}`,
    'gu',
  ),
  // 'from my neighbor', 'from a student lol'
  new RegExp(
    String.raw` (?:from|courtesy of|thanks to) (?:(?:the|my|an?|our|some|one of (?:the|my)) )?(?:nice |old |sweet )?${GIVER}(?: (?:lol|haha|again|next door))?(?=[\s,;.):+]|$)`,
    'gu',
  ),
  // 'leg day killed me', 'after leg day'
  new RegExp(
    String.raw`${BEHIND}(?:${TRAINING}|work|today|this (?:morning|week)) (?:(?:absolutely|nearly|really) )?(?:killed|destroyed|wrecked|murdered|broke|finished) me${END}`,
    'gu',
  ),
  new RegExp(
    String.raw`[\s,;.(–-]{1,4}(?:after|before|post|pre) (?:my |the )?${TRAINING}${END}`,
    'gu',
  ),
  // 'missed lunch': beside what was eaten instead
  new RegExp(
    String.raw`[\s,;.(–-]{1,4}(?:missed|skipped|no) (?:breakfast|lunch|dinner)(?: (?:today|again))?${END}`,
    'gu',
  ),
  new RegExp(
    String.raw` (?:from|at|during) (?:the |my |an? |our )?(?:[a-z']{2,15} )?(?:funeral|baby shower|concert|tournament|gig|lecture|conference)(?=[\s,;.):+]|$)`,
    'gu',
  ),
];

/** A clause without what is remarked beside its food. Takes normalised text. */
export function withoutRemarks(clause: string): string {
  return REMARKS.reduce((told, pattern) => told.replace(pattern, ' '), ` ${clause}`).trim();
}

/** 'open bar damage: ', 'homework fuel = ', 'delayed at the airport - ': a label about eating, or about where somebody was. */
const LABEL =
  /^[a-z' ]{0,30}\b(?:damage|open bar|food|fuel|eats|munchies|snacks?|treats|grub|drinks|life|drive[ -]?thr(?:u|ough)(?: w(?:ith)?\/? (?:the |my )?[a-z]{3,8})?|at (?:the |my )?(?:airport|hotel|hospital|mall|fair|zoo|stadium|office|library))(?:\s?[:=]\s|\s[-–—]\s)(?=\S)/;
/** What is planned, bought or of others is no meal. */
const OF_NO_MEAL =
  /\b(?:tomorrow|tmrw|next|needs?|wants?|buy|bought|get|orders?|lists?|shop|shopping|grocery|plans?|prep|goals?|todo|recipes?|ingredients|ideas?|bills?|budget|prices?|costs?|sale|dogs?|cats?|(?<!\bw(?:ith)?\/? (?:the |my )?)kids?'?|baby|pets?|appointment|interview)\b/;

/** A clause without such a label before its foods. Takes normalised text. */
export function withoutLabel(clause: string): string {
  const [label = ''] = LABEL.exec(clause) ?? [];
  return label === '' || OF_NO_MEAL.test(label) ? clause : clause.slice(label.length);
}
