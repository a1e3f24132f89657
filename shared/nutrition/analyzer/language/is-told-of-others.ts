const PEOPLE =
  '(?:grand)?(?:kids?|children|sons?|daughters?)|husband|hubby|wife|partner|mum|mom|mother|dad|father|brother|sister|baby|toddler|twins|nephew|niece|boys|girls|boyfriend|girlfriend|roommate|flatmate|he|she|they';
const PETS = 'cats?|dogs?|kitty|kittens?|pup|puppy|puppies|doggo|hamster|rabbit';
const HOW = '(?:(?:only|just|barely|hardly|also|again|already|finally|sadly|even) ){0,2}';
const ATE = 'ate|eats|had|has|drank|finished|devoured|stole|nicked|left|touched|picked at';
const OTHERS = String.raw`^\W*(?:(?:the|my|our|his|her|their) )?(?:(?:${PEOPLE}) ${HOW}(?:${ATE})|(?:${PETS}) ${HOW}(?:${ATE}|got|gets|licked|knocked)) `;
const TOLD = new RegExp(OTHERS);
const SELF = /\b(?:i|i'?ve|we|me|us|mine|myself)\b/;

/** 'son had toast, i had eggs': what is of one's own begins behind it, unless it is a part of theirs. */
const THEN_OWN = new RegExp(
  String.raw`${OTHERS}[^.;\n]{2,60}?(?:, |,? (?:and|but) )(?=i (?:(?:just|only) )?(?:had|ate) (?!(?:the )?(?:rest|others?|half|some|most|one|it|them|that|those|what|leftovers|same)\b|\S+ (?:slices?|pieces?|bites?)\b(?! of)))`,
);

/** What people mention of themselves behind what others had. Takes normalised text. */
export function withoutOthers(text: string): string {
  return text.replace(THEN_OWN, '');
}

/** Whether one clause tells what somebody else ate: 'daughter only ate half her pasta', 'cat got her tuna'. Takes normalised text. */
export function isToldOfOthers(text: string): boolean {
  return TOLD.test(text) && !SELF.test(text);
}
