import { NUMBER } from './plain-numbers';

const PAUSE =
  /[,;–—]|\((?!\d)|(?<=\([^\d()]{1,40})\)|\s-{1,2}\s|[:=](?=\s)|\s[&+]\s|\s(?=(?:cuz|because|cause|cos|coz|bc|while|after|before|since)\s)/;
const VESSEL =
  '(?:bowls?|cups?|glass(?:es)?|mugs?|plates?|cans?|bottles?|handfuls?|slices?|scoops?|bars?|packs?|packets?|tins?|pots?|tubs?|bags?)';
/** '5 gf crackers', 'a small flat coke', 'almonds 12', 'bowl of soup', 'gorp 1/2 cup' */
const COUNTED = new RegExp(
  String.raw`^(?:and |plus |then |also )?(?:${NUMBER}|half(?: an?| of)?|an?|(?:\d{1,2} ?(?:am|pm) )?${VESSEL}(?: of)?)\s(?:\p{L}[\p{L}'-]{1,20}[ -]?){1,6}|^(?:[\p{L}&][\p{L}'-]{0,20} ){1,5}(?:x ?)?(?:half|${NUMBER})(?:\s(?:${VESSEL}|g|grams?|ml|oz))?$`,
  'u',
);
/** What is planned, bought, asked, or of others is no meal, however exactly it is told. */
export const NOT_EATEN =
  /\b(?:tomorrow|tmrw|later|next|needs?|want(?:s|ed)?|wanna|should|could|would|will|gonna|going to|buy(?:ing)?|bought|get|got to|order(?:ed|s)?|lists?|shop(?:ping)?|grocer\w+|plan\w*|prep\w*|goals?|to-?do|recipes?|ingredients|ideas?|bills?|budget|prices?|costs?|paid|sale|dogs?|cats?|kids?'?|bab(?:y|ies)|pets?|he|she|they|appointment|interview|remind\w*|forgot|piece of cake|don'?t|didn'?t|no more|never|if|or)\b|\?/;

const SOME = 0.3;
const ALL = 0.95;

/**
 * The parts of a clause that count a food, and a food that it begins with, where the rest of it is about something else: 'almonds 12,
 * babybel 1, hypo avoided'. Empty where all of it does, and where it is about what is not eaten. Takes normalised text.
 * @param isTalk whether a part is about something else
 * @param foodIn how much of a part names foods, from 0 to 1
 */
export function countedParts(
  clause: string,
  isTalk: (part: string) => boolean,
  foodIn: (part: string) => number,
): string {
  if (NOT_EATEN.test(clause)) return '';
  const parts = clause
    .split(PAUSE)
    .map((part) => part.trim())
    .filter(Boolean);
  const told = parts.filter((part) => !isTalk(part));
  if (told.length === parts.length) return '';
  const [first = ''] = parts;
  const isFood = (part: string) =>
    COUNTED.test(part)
      ? foodIn(part) >= SOME
      : part === first && clause.startsWith(`${first},`) && foodIn(part) >= ALL;
  if (!told.some(isFood)) return '';
  // What is counted beside a food is most likely one, too: it is read, or said not to be found.
  return told.filter((part) => COUNTED.test(part) || isFood(part)).join(', ');
}
