import { termsOf, withoutBrackets } from '../analyzer/language/words';
import { lastContent } from './content-words';

// 'Not specified' (ns, nfs) says nothing about what a food is, and neither does the bread of a sandwich.
const NOT_SPECIFIED = /\bns as to (?:fresh, smoked or cured|[^,;/]{0,60})/g;
const NOT_FURTHER_SPECIFIED = /\bnfs\b/g;
const ON_BREAD = /\bon (?:white|wheat|wholemeal)(?: bread)?\b/g;

const COMES_WITH = /\b(?:with|and|in|on)\b(.*)/;

/** Words that end the part of a name that says what the food is. */
const JOINTS = / (?:with|on|in|from|made|for|without) /;

/** Parts of a name about how the food was made or sold: 'made with water', 'from restaurant', 'all flavors'. */
const REMARK =
  /^(?:from|made (?:with|from)|prepared|for|any|all|includes?|including|skin|peel)\b|^(?:fruit juice drink|mixed species|meat only|meat and skin)$/;

/** A table's name of a food, as in 'Soup, tomato, canned, with milk', split at its commas. */
export interface OwnName {
  /** Every term of the name. */
  terms: ReadonlySet<string>;
  /** The terms after 'with', 'and', 'in' or 'on'. */
  extras: ReadonlySet<string>;
  /** Without remarks. The first part is the heading, as 'Soup', or the whole name. */
  parts: readonly NamePart[];
  /** Whether it names two foods together: 'Beans and rice'. */
  isPair: boolean;
}

export interface NamePart {
  words: string;
  /** Its nouns: 'pie' of 'apple pie', and both of 'beans and rice'. */
  heads: readonly string[];
}

/** Parses a food's description in its table. */
export function ownName(description: string): OwnName {
  const text = description
    .toLowerCase()
    .replaceAll('and/or', 'or')
    .replaceAll(NOT_SPECIFIED, '')
    .replaceAll(NOT_FURTHER_SPECIFIED, '')
    .replaceAll(ON_BREAD, '');
  const [first = '', ...others] = withoutBrackets(text)
    .split(/[,;:/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts = [first, ...others.filter((part) => !REMARK.test(part))];
  return {
    terms: new Set([...termsOf(text), ...parts.flatMap((part) => termsOf(part))]),
    extras: new Set(termsOf(COMES_WITH.exec(text)?.[1] ?? '')),
    isPair: / and /.test(coreOf(first)),
    parts: parts.map((words) => ({ words, heads: headsOf(words) })),
  };
}

function headsOf(part: string): string[] {
  return coreOf(part)
    .split(/ (?:or|and) /)
    .flatMap(lastContent);
}

function coreOf(part: string): string {
  const [core = ''] = part.split(JOINTS);
  return core;
}
