import { singleSpaces } from './spaces';

const WORD = String.raw`(?!\b(?:but|just|only|and|with|so|because|then|instead|today|tonight|this|after|before|or|for|from|of|to|until|on|at|together|me)\b)[\p{L}\d'-]{1,30}`;
const THING = String.raw`(${WORD}(?:\s${WORD}){0,3}\s?)`;
const ANY = String.raw`(?:(?:any|the|my|a|an|all|of|that|those|his|her|their|our|some|more)\s){0,4}`;
const NOT = String.raw`(?:\b(?:but\s|and\s)?(?:i\s|we\s)?(?:(?:did|have|had|has|do|does|could|was|were|would)(?:\snot|n'?t)|didnt|havent|dont|couldnt|never|wouldnt)(?:\s(?:actually|really|even|quite)){0,3}\s(?:eat|eaten|have|had|drink|drunk|touch|touched|get|got|order|ordered|use|used|add|added|want|take|finish|put)\s)`;
const LEFT = String.raw`(?:\b(?:i\s|we\s|but\s|and\s){0,4}(?:skip(?:ped|ping)?|passed on|left out|leave out|leaving out|left off|leave off|took off|taken off|picked off|picked out|take off|gave away|threw away|threw out|scraped off|omit(?:ted)?|hold (?=the\b)|easy on|sans|except(?: for)? (?=the\b)|forgot (?=the\b)|instead of (?=the\b))\s(?:(?:the|my|any|his|her)\s){0,4})`;
const DENIED = new RegExp(`(?:${NOT}${ANY}|${LEFT})${THING}`, 'gu');
const LEFT_THE = new RegExp(
  String.raw`(?<=[,;.(]\s?|\b(?:but|and|i)\s)left (?:the|all the|my) ${THING}(?:behind|on the plate)?`,
  'gu',
);
const TAIL =
  /\b(?:off|out|away|on the side|at all|either|though|tonight|today|lol|this time)\b\s?$/;

/** Takes out what a description says was not eaten: "didn't have the fries", 'skipped the rice'. Takes normalised text. */
export function withoutDenied(text: string): string {
  const denied: string[] = [];
  const take = (_: string, thing: string) => {
    const name = thing.trim().replace(TAIL, '').trim();
    if (name !== '' && !ALL.test(name)) denied.push(name);
    return ' , ';
  };
  const rest = singleSpaces(text).replace(DENIED, take).replace(LEFT_THE, take);
  return denied.reduce(withoutNamed, rest);
}

const ALL = /^(?:it|them|that|anything|nothing|much|all|everything|half|any)\b/;

/** What stands before a thing and goes with it: 'and the ', ', 2 '. */
const BEFORE_THING =
  /(?:\b(?:and|with|plus)\s|[+&,]\s?)?(?:\b(?:the|an?|some|my|side of|\d{1,4}|half|large|small|medium|big)\s){0,6}$/;

/** Takes the thing back where it was named before: 'burger and fries, did not eat the fries'. */
function withoutNamed(text: string, thing: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf(thing); at >= 0; at = text.indexOf(thing, at + 1)) {
    const end = at + thing.length;
    if (at < from || !isWordEdge(text, at) || !isWordEdge(text, end)) continue;
    kept.push(text.slice(from, at).replace(BEFORE_THING, ''));
    from = end;
  }
  return [...kept, text.slice(from)].join(' ');
}

function isWordEdge(text: string, at: number): boolean {
  return /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at));
}
