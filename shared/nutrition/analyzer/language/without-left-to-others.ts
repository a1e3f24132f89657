import { readCount } from './plain-numbers';
import { PEOPLE } from './shares';

const WHO = String.raw`(?:(?:(?:the|my|our|his|her) )?(?:${PEOPLE}|toddler|in-laws|aunt(?:ie)?|uncle)|he|she|they)`;
const ROUGHLY = '(?:(?:about|like|maybe|around|roughly|at least|only|just|probably) ){0,2}';
const PART = String.raw`half|most|an? (?:third|quarter|fifth)|(?:two|2|three|3) (?:thirds|quarters)|\d\/\d|\d{1,2} ?%`;
const OF_IT = '(?: of (?:it|them|that|those|these|mine|(?:the|my) [a-z]{3,15}))?';
const END = String.raw`(?=\s?(?:$|[,;.!)\n]|(?:and|but|so|then)\b))`;
const JOINT = String.raw`(?:\s?[,;.(]\s?(?:(?:but|and|though|although|while|then) )?|\s-\s|\s(?:but|though|although|while|and) )`;
/** 'but my sister had like a third', ', gave my kid half': so much of it is gone. */
const OTHERS_ATE = new RegExp(
  String.raw`(?<=[\p{L}\d)])${JOINT}(?:i )?(?:${WHO} (?:had|has|ate|took|stole|drank|nicked|pinched|got|finished|scoffed|demolished)|gave ${WHO}) ${ROUGHLY}(${PART})(${OF_IT})${END}`,
  'gu',
);
/** Who tells what they had themselves tells it once. */
const TOLD_OF_SELF =
  /\b(?:i|me) (?:[a-z]{2,9} ){0,2}(?:ate|had|got|took|finished|drank)\b|\b(?:shared?|sharing (?:with|w)|split|halved|my (?:share|half|part))\b/;

const COUNT = String.raw`\d{1,2}|one|two|three|four|five`;
/** ', though i left one of the potatoes' */
const LEFT_SOME_OF = new RegExp(
  String.raw`[\s,;.(–-]{1,4}(?:(?:and|but|though|although|then|i|we|only) ){0,4}(?:left|gave away|gave|threw away|threw|dropped|binned|saved|skipped|(?:did|could) ?n[o']?t (?:eat|finish|manage)) (${COUNT}) (?:of (?:the|my|those) )?(\p{L}{3,20}(?: \p{L}{3,20})?)(?: (?:to|for|on|in|over|behind|away)\b[^,;.\n]{0,25})?(?=\s?(?:$|[,;.!)\n]))`,
  'gu',
);
const COUNTED = /\b(\d{1,2}) (\p{L}[\p{L}' -]{2,40})/gu;

/** What others ate of a meal, and what was left of things that were counted. Takes normalised text. */
export function withoutLeftToOthers(text: string): string {
  const shared = TOLD_OF_SELF.test(text)
    ? text
    : text.replace(OTHERS_ATE, (_, part: string, of: string) => `, left ${part}${of}`);
  const [found] = shared.matchAll(LEFT_SOME_OF);
  if (!found) return shared;
  const [whole, number = '', thing = ''] = found;
  const before = shared.slice(0, found.index);
  const after = shared.slice(found.index + whole.length);
  const had = [...before.matchAll(COUNTED)].findLast(([, , name = '']) => isOf(name, thing));
  if (!had) return shared;
  const count = Number(had[1]) - readCount(number);
  if (count <= 0) return shared;
  const rest = before.slice(had.index + String(had[1]).length);
  return `${before.slice(0, had.index)}${count}${rest}${after}`;
}

function isOf(name: string, thing: string): boolean {
  const one = thing.replace(/s$/, '');
  return name.split(/ (?:and|with|n) /)[0]?.includes(one) ?? false;
}
