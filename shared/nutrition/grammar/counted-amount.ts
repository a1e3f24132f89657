import { isArticle, isTalk, valueOf, type Found } from './tokens';

/** Nobody eats more of a thing that is counted: a larger number is a type or a brand. */
const COUNT_MAX = 60;

/** A count: '2 eggs', 'an apple', 'half an avocado', 'rice cakes x3'. */
export function findCounted(tokens: readonly string[]): Found | undefined {
  return atHead(tokens) ?? atEnd(tokens) ?? bareAtEnd(tokens);
}

const BARE_MAX = 20;
const BARE_WORDS_MAX = 3;

/** 'egg 3', 'weetabix 2': a list with its numbers behind. */
function bareAtEnd(tokens: readonly string[]): Found | undefined {
  const end = tokens.length;
  const last = tokens[end - 1] ?? '';
  const count = /^\d{1,2}$/.test(last) ? Number(last) : 0;
  if (count < 1 || count > BARE_MAX || end < 2 || end > BARE_WORDS_MAX + 1) return undefined;
  if (tokens.slice(0, -1).some((token) => !/^\p{L}+$/u.test(token))) return undefined;
  return { count, unit: undefined, from: end - 1, to: end, vague: false };
}

function atHead(tokens: readonly string[]): Found | undefined {
  const from = tokens.findIndex((token) => (valueOf(token) ?? Infinity) <= COUNT_MAX);
  if (from < 0 || from === tokens.length - 1) return undefined;
  const ahead = tokens.slice(0, from);
  if (!ahead.every((token) => isTalk(token) || valueOf(token) !== undefined)) return undefined;
  return withFactors(tokens, from);
}

/** 'half an', 'a dozen', 'two of the': further numbers of it are factors. */
function withFactors(tokens: readonly string[], from: number): Found {
  let to = from + 1;
  let count = valueOf(tokens[from]) ?? 1;
  let vague = isArticle(tokens[from]);
  for (; to < tokens.length - 1; to += 1) {
    const token = tokens[to];
    if (isArticle(token) || token === 'of' || token === 'x') continue;
    const value = valueOf(token);
    if (value === undefined) break;
    count = vague ? value : count * value;
    vague = false;
  }
  return { count, unit: undefined, from, to, vague };
}

const TIMES = /^x(\d+)$|^(\d+)x$/;

function atEnd(tokens: readonly string[]): Found | undefined {
  const end = tokens.length;
  const last = tokens[end - 1] ?? '';
  const times = TIMES.exec(last);
  const isApart = tokens[end - 2] === 'x';
  const count = times ? Number(times[1] ?? times[2]) : isApart ? valueOf(last) : undefined;
  if (count === undefined || end < 2) return undefined;
  return { count, unit: undefined, from: times ? end - 1 : end - 2, to: end, vague: false };
}
