import { CHAINS } from '../language/chains';
import { anyPortionWord } from '../amounts/portion-words';
import { type Find, type Match, WHOLE_COVER } from '../ranking/score-name';

/** What ends the words that a chain's name stands beside. */
const ENDS =
  /[,;:.!?\n+&/()]|\b(?:and|with|w|n|plus|then|from|at|no|without|for|minus|extra|add)\b/g;
const MEAL = /^(?:[a-z ]{0,12})?(?:meals?|menus?|combos?|order)\b/;

const PIZZERIA = /pizza|domino|papa|caesar|sbarro|round table/;
const TOPPING =
  /^(?:(?:thin|pan|large|deep dish) )?(?:pepperoni|cheese|hawaiian|margherita|supreme|veggie|meat ?lovers?|sausage|bbq chicken|buffalo chicken|works|meat feast|vegi supreme|mighty meaty|pepperoni passion)$/;

const AMOUNT = new RegExp(
  String.raw`^(?:(?:\d{1,3}(?:[./]\d{1,2})?|an?|half|one|two|three|four|five|six)(?:\b[- ]?|(?=(?:ct|pcs?|oz|in)\b))(?:of )?(?:an? )?(?:(?:${anyPortionWord('counts')}|count|ct|finger|fingers|inch|oz|ounce)\b ?(?:of )?)?|(?:extra )?(?:small|medium|med|large|grande|venti|tall)\b ?)+`,
);

/**
 * 'popeyes 3 piece tenders' as '3 piece popeyes tenders', where a food is called so, and else as '3 piece tenders':
 * beside a food the name of a chain tells where it is from. A chain alone stays: it is asked what it was.
 */
export function withoutChains(find: Find, text: string): string {
  let plain = text;
  for (const { 0: chain, index } of [...text.matchAll(CHAINS)].reverse()) {
    const ahead = plain.slice(0, index);
    const behind = plain.slice(index + chain.length);
    const from = lastEnd(ahead);
    const end = behind.search(ENDS);
    const to = end < 0 ? behind.length : end;
    const clause = { before: ahead.slice(from).trim(), after: behind.slice(0, to).trim() };
    const told = readClause(find, chain, clause);
    if (told !== undefined) plain = `${ahead.slice(0, from)} ${told} ${behind.slice(to)}`;
  }
  return plain;
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
  const [full] = (isAhead ? orders : orders.reverse()).filter((words) => isWhole(find(words)));
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

function isName(match: Match | undefined): boolean {
  return isWhole(match) && (match?.named === true || match?.isNoun === true);
}

function isWhole(match: Match | undefined): boolean {
  return match !== undefined && !match.slip && (match.named || match.cover >= WHOLE_COVER);
}
