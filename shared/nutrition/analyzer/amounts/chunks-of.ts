import { isNaming } from '../ranking/query-terms';
import { FILLER } from '../language/word-classes';
import { ABSENCE, normalise, termsOf } from '../language/words';
import { type Amount, type Phrase, readPhrase } from './read-phrase';
import { plainAmounts } from '../language/plain-amounts';
import { plainDescription, withoutTitles } from '../language/plain-description';
import { everydayWords } from '../language/everyday-words';
import { plainKinds } from '../language/kinds/plain-kinds';
import { plainNumbers, spellFractions } from '../language/plain-numbers';
import { spellPubMeasures } from '../language/pub-measures';
import { spellChainMeals } from '../language/chain-meals';
import { withRecipeParts } from '../language/with-recipe-parts';
import { SHARE, withShares } from '../language/shares';
import { withLessThanNone, withPizzaSizes } from '../language/plain-sizes';
import { cutAtAmounts } from './cut-at-amounts';
import { isFillerWord } from './tokens';
import { isSpoon } from './units';

/** A stretch of a description that may be one food, and how it hangs on the one before. */
export interface Chunk {
  text: string;
  /** 'with': added to the one before; 'within': part of it; 'and': beside it; 'comma': after a comma; 'break': a new start. */
  separator: 'break' | 'comma' | 'and' | 'with' | 'within';
  phrase: Phrase;
  /** It was cut off where its amount stands, behind other words. */
  behind?: true;
  /** No word and no comma parts it from the one before: 'hot pocket pepperoni'. */
  unsaid?: true;
  /** It is told where something came from: 'from the dining hall'. */
  source?: true;
}

const LONGEST = 2_500;
// No meal has more parts; the bound keeps the time that any text takes small.
const CHUNKS_MAX = 60;

const BREAK = /[;:?\n\r+•|]|\.(?=\s|$)|\s\/\s|\s-{1,2}\s(?!\d)/;
const SEPARATORS = /([,!]|\b(?:and|with|within|on|in|over|for|that|which|where|from)\b)/;

function spellShort(text: string): string {
  return text.includes('w/') ? text.replaceAll(/\bw\/(?!o(?:ut)?\b)\s?/g, 'with ') : text;
}

/** Cuts a description into chunks. Every character of any script is fine; the rest is cut off. */
export function chunksOf(description: string): Chunk[] {
  const written = everydayWords(
    normalise(spellFractions(description.slice(0, LONGEST).replaceAll(SHARE, ' '))),
  );
  const plain = plainNumbers(plainKinds(withPizzaSizes(withLessThanNone(written))));
  const told = withShares(
    withoutTitles(plainAmounts(spellChainMeals(spellPubMeasures(spellShort(plain))))),
  );
  const text = plainDescription(withRecipeParts(told));
  const clauses = text
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter(Boolean);
  return clauses.reduce(withClause, []).slice(0, CHUNKS_MAX);
}

const SHARE_MARK = new RegExp(String.raw`${SHARE}([${SHARE}!=]?)([\d.]+)`, 'g');

function withClause(before: Chunk[], clause: string): Chunk[] {
  let chunks = before;
  let start = 0;
  for (const found of clause.matchAll(SHARE_MARK)) {
    chunks = [...chunks, ...chunksOfClause(clause.slice(start, found.index).trim())];
    chunks = withShare(chunks, Number(found[2]), found[1] ?? '');
    start = found.index + found[0].length;
  }
  return [...chunks, ...chunksOfClause(clause.slice(start).trim())];
}

/** Of 'soup, a burger with fries, ate half' half of the burger and the fries. */
function withShare(chunks: readonly Chunk[], share: number, scope: string): Chunk[] {
  if (scope === '!')
    return [...chunks.slice(0, -1), ...chunks.slice(-1).map((one) => shared(one, share, false))];
  const ofAll = scope === SHARE;
  const last = chunks.findLastIndex(
    ({ separator }) => separator === 'break' || separator === 'comma',
  );
  return chunks.map((chunk, at) =>
    ofAll || at >= last ? shared(chunk, share, scope === '=') : chunk,
  );
}

function shared(chunk: Chunk, share: number, isCount: boolean): Chunk {
  const amount = partOf(chunk.phrase.amount, share, isCount);
  return { ...chunk, phrase: { ...chunk.phrase, amount } };
}

/** 'an avocado, ate half' is half an avocado, and '300 g pizza, ate half' half of so much. */
function partOf(amount: Amount, share: number, isCount: boolean): Amount {
  const { count, unit, energy, plural, vague, size } = amount;
  const isOpen = vague && unit === undefined && energy === undefined && !plural;
  if (!isOpen || share >= 1 || (count === undefined && !isCount))
    return { ...amount, share: amount.share * share };
  const text = share === 1 / 2 ? 'half' : String(share);
  return { ...amount, count: share, text: size ? `${text} ${size}` : text, vague: false };
}

interface Read {
  chunks: Chunk[];
  separator: Chunk['separator'];
  ahead: string;
}

function chunksOfClause(clause: string): Chunk[] {
  const parts = clause.split(SEPARATORS);
  let read: Read = { chunks: [], separator: 'break', ahead: '' };
  for (let index = 0; index < parts.length; index += 2) {
    const word = index === 0 ? '' : (parts[index - 1] ?? '');
    const separator = index === 0 ? 'break' : stronger(read.separator, separatorOf(word));
    const ahead = read.ahead === '' ? '' : `${read.ahead} ${word === 'and' ? word : ''}`;
    const part = `${ahead} ${parts[index] ?? ''}`.replaceAll(/\s+/g, ' ').trim();
    const isLast = index + 2 > parts.length;
    read =
      part === ''
        ? { ...read, separator }
        : withPart({ ...read, separator, ahead: '' }, part, isLast);
    if (word === 'from') read = { ...read, chunks: withSource(read.chunks) };
  }
  return withDrinkAmount(read.chunks);
}

function withSource(chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk, at) =>
    at > 0 && at === chunks.length - 1 ? { ...chunk, source: true } : chunk,
  );
}

const DRINK =
  /\b(?:tea|coffee|latte|cappuccino|mocha|chai|smoothie|shake|milkshake|soda|coke|juice|beer|cider|frappuccino|frappe|lemonade|boba|cocoa|chocolate|macchiato|americano|brew|refresher|matcha)\b/;

/** 'latte with oat milk 16 oz': the volume behind it all is the drink's. */
function withDrinkAmount(chunks: Chunk[]): Chunk[] {
  const [first] = chunks;
  const last = chunks.at(-1);
  if (!first || !last || !isOpenDrink(first) || !tellsVolumeBehind(last)) return chunks;
  const plain = readPhrase(last.phrase.food);
  return [
    { ...first, phrase: { ...first.phrase, amount: last.phrase.amount } },
    ...chunks.slice(1, -1),
    { ...last, phrase: plain },
  ];
}

function isOpenDrink({ phrase: { amount, food } }: Chunk): boolean {
  const isOpen = amount.count === undefined || (amount.vague && amount.count === 1);
  return amount.unit === undefined && isOpen && DRINK.test(food);
}

function tellsVolumeBehind({ separator, text, phrase }: Chunk): boolean {
  const { unit } = phrase.amount;
  if (separator !== 'with' || unit === undefined || /^\d/.test(text)) return false;
  if (unit.kind === 'volume') return !isSpoon(unit) && !unit.spoken;
  return unit.kind === 'weight' && unit.ounces;
}

function withPart(read: Read, part: string, isLast: boolean): Read {
  const { chunks, separator } = read;
  const last = chunks.at(-1);
  const cut = chunksOfPart(part, separator);
  if (!isLast && isOfNext(part, cut)) return { ...read, ahead: part };
  if (last && isQualities(part)) {
    const told = { ...last, phrase: readPhrase(`${last.text} ${part}`) };
    return { ...read, chunks: [...chunks.slice(0, -1), told] };
  }
  if (!isSilent(cut)) return { chunks: [...chunks, ...cut], separator: 'with', ahead: '' };
  const next = separator === 'break' ? 'break' : 'comma';
  return { chunks, separator: next, ahead: isQualities(part) ? part : '' };
}

/** 'a large', '240 g of crisp': what follows the comma is meant. */
function isOfNext(part: string, cut: readonly Chunk[]): boolean {
  if (isQualities(part)) return /^(?:a|an|one|\d)\b/.test(part);
  return cut.length === 1 && cut.every(({ phrase }) => isQualities(phrase.food));
}

function isSilent(cut: readonly Chunk[]): boolean {
  return cut.every(
    ({ phrase }) => phrase.food === '' && !phrase.amount.unit && !phrase.amount.energy,
  );
}

const SMALL = /^(?:an?|very)$/;

/** 'a large, crisp apple', 'peas, boiled and drained': words that tell how a food is, and not what. */
function isQualities(part: string): boolean {
  const words = part.split(' ').filter((word) => !SMALL.test(word));
  const tell = (word: string) => isFillerWord(word) || word.startsWith(ABSENCE);
  // 'soft drink' is a thing, though each word of it tells how one is.
  const isThing = termsOf(part).some(
    (term) => isNaming(term) && !isFillerWord(term) && !SMALL.test(term),
  );
  return !isThing && words.every(tell) && words.some((word) => !FILLER.has(word));
}

/** Of two separators in a row (', and'; ', with') the one that parts more. */
function stronger(before: Chunk['separator'], next: Chunk['separator']): Chunk['separator'] {
  return before === 'break' || before === 'comma' ? before : next;
}

function separatorOf(word: string): Chunk['separator'] {
  if (word === ',' || word === '!') return 'comma';
  if (word === 'which' || word === 'that') return 'within';
  return word === 'and' || word === 'within' ? word : 'with';
}

function chunksOfPart(part: string, separator: Chunk['separator']): Chunk[] {
  return (
    cutAtAmounts(part)
      // 'large egg - 1 egg'
      .map((text) => text.replace(/\s-{1,2}\s?$/, '').trim())
      .filter(Boolean)
      .map((text, index) => ({
        text,
        separator: index === 0 ? separator : 'break',
        phrase: readPhrase(text),
        ...(index === 0 ? {} : { behind: true as const }),
      }))
  );
}
