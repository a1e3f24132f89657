import { CHAINS } from '../language/chains';
import { singleSpaces } from '../language/words';
import { anyPortionWord } from '../amounts/portion-word';
import { type Find, type Match, WHOLE_COVER } from '../ranking/score-name';

/** What ends the words that a chain's name stands beside. */
const ENDS =
  /[,;:.!?\n+&/()]|\b(?:and|with|w|n|plus|then|from|at|no|without|for|minus|extra|add)\b/g;
const LIST_ENDS = /[,;:.!?\n+(]|\b(?:with|w|plus|then|from|at)\b/;
const MEAL = /^(?:[a-z ]{0,12})?(?:meals?|menus?|combos?|order)\b/;

const PIZZERIA = /pizza|domino|papa|caesar|sbarro|round table/;
const TOPPING =
  /^(?:(?:thin|pan|large|deep dish) )?(?:pepperoni|cheese|hawaiian|margherita|supreme|veggie|meat ?lovers?|sausage|bbq chicken|buffalo chicken|works|meat feast|vegi supreme|mighty meaty|pepperoni passion)$/;

const HEAT = /(?<=chicken),? (?:medium|hot|mild|extra hot|plainish|lemon|lemon herb|mango)$/;

const AMOUNT = new RegExp(
  String.raw`^(?:(?:\d{1,3}(?:[./]\d{1,2})?|an?|half|one|two|three|four|five|six)(?:\b[- ]?|(?=(?:ct|pcs?|oz|in)\b))(?:of )?(?:an? )?(?:(?:${anyPortionWord('counts')}|count|ct|finger|fingers|inch|oz|ounce)\b ?(?:of )?)?|(?:extra )?(?:small|medium|med|large|grande|venti|tall)\b ?)+`,
);

/** 'kfc 3 pc', 'popeyes 2 piece spicy': of what these sell by the piece, it is fried chicken on the bone. */
const FRIED_PIECES =
  /\b(?:kfc|popeye'?s|church'?s|bojangle'?s)(?: original(?: recipe)?| og)?,? (\d{1,2}) ?(?:pcs?|pieces?|pce)(?: (?:og|original(?: recipe)?|spicy|crispy|classic|mild|extra crispy|bone in))?(?: (?:mixed|mix|dark|white))?(?: chicken)?(?= ?(?:$|[,;.+&\n]|and\b|with\b|n\b|w\b|plus\b))/g;

/**
 * 'popeyes 3 piece tenders' as '3 piece popeyes tenders', where a food is called so, and else as '3 piece tenders':
 * beside a food the name of a chain tells where it is from. A chain alone stays: it is asked what it was.
 */
export function withoutChains(find: Find, text: string): string {
  let plain = text.replace(FRIED_PIECES, '$1 pieces kfc original recipe');
  for (const { 0: chain, index } of [...plain.matchAll(CHAINS)].reverse()) {
    const ahead = plain.slice(0, index);
    const behind = plain.slice(index + chain.length);
    // 'pret ham and cheese toastie' is a name.
    const [whole = ''] = behind.split(LIST_ENDS);
    if (find(`${chain} ${whole.trim()}`)?.named === true) continue;
    const from = lastEnd(ahead);
    const end = behind.search(ENDS);
    const to = end < 0 ? behind.length : end;
    const clause = { before: ahead.slice(from).trim(), after: behind.slice(0, to).trim() };
    const told = readClause(find, chain, clause);
    if (told !== undefined) plain = `${ahead.slice(0, from)} ${told} ${behind.slice(to)}`;
  }
  return singleSpaces(plain).trim();
}

function lastEnd(text: string): number {
  let end = 0;
  for (const { 0: word, index } of text.matchAll(ENDS)) end = index + word.length;
  return end;
}

/** The clause as it is read; undefined where it stays as it is. */
function readClause(
  find: Find,
  chain: string,
  { before, after }: Record<'before' | 'after', string>,
): string | undefined {
  // 'nandos half chicken' is a name, and no half of anything; how hot it is changes nothing.
  const mild = after.replace(HEAT, '');
  if (mild !== '' && find(`${chain} ${mild}`)?.named === true)
    return mild === after ? undefined : `${before} ${chain} ${mild}`;
  const { amount, name, rest } = apartFrom(after === '' ? before : after);
  const food = foodOf(find, [chain, name], { isAhead: after !== '', isInOrder: amount === '' });
  if (food === undefined) return undefined;
  const isMeal = MEAL.test(name);
  return [after === '' ? '' : before, isMeal ? '' : amount, food, rest].join(' ');
}

/** What a chain and the words beside it name; undefined where they stay as they are. */
function foodOf(
  find: Find,
  [chain, name]: readonly [chain: string, name: string],
  { isAhead, isInOrder }: Record<'isAhead' | 'isInOrder', boolean>,
): string | undefined {
  if (name === '') return undefined;
  const orders = [`${chain} ${name}`, `${name} ${chain}`];
  const [full] = (isAhead ? orders : orders.reverse()).filter((words) => {
    const match = find(words);
    return isWhole(match) && !(saysMore(match) && find(name)?.named === true);
  });
  const isAsSaid = isInOrder && full === orders[0];
  if (full !== undefined) return isAsSaid ? undefined : full;
  if (PIZZERIA.test(chain) && TOPPING.test(name)) return `${name} pizza`;
  return !MEAL.test(name) && isKnown(find, chain, name) ? name : undefined;
}

function apartFrom(words: string): Record<'amount' | 'name' | 'rest', string> {
  const amount = AMOUNT.exec(words)?.[0] ?? '';
  const [name = ''] = words
    .slice(amount.length)
    .split(/(?= (?:x ?)?\d| (?:small|medium|med|large|regular|grande|venti)$)/);
  const rest = words.slice(amount.length + name.length);
  return { amount: amount.trim(), name: name.trim(), rest };
}

// So much of the words is met by a food that bears the chain's name.
const LIKELY_COVER = 0.6;
const NAME_WORDS_MAX = 4;

/** Whether the words name a food without the chain, or begin or end with the name of one where none of the chain is called so. */
function isKnown(find: Find, chain: string, name: string): boolean {
  if (isName(find(name))) return true;
  const whole = find(`${chain} ${name}`);
  const isOfChain = whole !== undefined && whole.place !== find(chain)?.place;
  if (isOfChain && whole.cover >= LIKELY_COVER) return false;
  const words = name.split(' ');
  const lengths = words.map((_, at) => at + 1).filter((length) => length <= NAME_WORDS_MAX);
  return lengths.some((length) =>
    [words.slice(0, length), words.slice(-length)].some((some) => isName(find(some.join(' ')))),
  );
}

// 'bk whopper' is 0.67 of a 'Double Whopper'.
const PRECISE = 0.75;

/** Whether a food's name says more than the words do: then what they name without the chain is meant. */
function saysMore(match: Match | undefined): boolean {
  return match !== undefined && !match.named && match.precision < PRECISE;
}

function isName(match: Match | undefined): boolean {
  return isWhole(match) && (match?.named === true || match?.isNoun === true);
}

function isWhole(match: Match | undefined): boolean {
  return match !== undefined && !match.slip && (match.named || match.cover >= WHOLE_COVER);
}
