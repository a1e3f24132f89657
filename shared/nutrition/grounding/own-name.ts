import { withoutBrackets } from '../brackets';
import { termsOf } from '../ranking/words';
import { lastContent } from './content-words';

/** A food's own name, taken apart at its commas. */
export interface OwnName {
  /** All terms that it holds. */
  held: ReadonlySet<string>;
  /** Those of what it comes with. */
  besides: ReadonlySet<string>;
  /** The first is its heading, or all of it. */
  parts: readonly NamePart[];
  /** It is two foods together: 'Beans and rice'. */
  isPair: boolean;
}

export interface NamePart {
  words: string;
  /** The terms that may say what the food is. */
  heads: readonly string[];
}

// What nobody told says nothing of what a food is, nor does the bread of a sandwich.
const UNTOLD =
  /\b(?:ns as to (?:fresh, smoked or cured|[^,;/]*)|nfs\b)|\bon (?:white|wheat|wholemeal)(?: bread)?\b/g;
const COMES_WITH = /\b(?:with|and|in|on)\b(.*)/;
const JOINTS = / (?:with|on|in|from|made|for|without) /;
// How it was made or sold: 'made with water', 'from restaurant', 'all flavors'.
const REMARK =
  /^(?:from|made (?:with|from)|prepared|for|any|all|includes?|including|skin|peel)\b|^(?:fruit juice drink|mixed species|meat only|meat and skin)$/;

/** The own name of a food, by its description. */
export function ownName(description: string): OwnName {
  const told = description.toLowerCase().replaceAll('and/or', 'or').replaceAll(UNTOLD, '');
  const [first = '', ...others] = withoutBrackets(told)
    .split(/[,;:/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const parts = [first, ...others.filter((part) => !REMARK.test(part))];
  return {
    held: new Set([...termsOf(told), ...parts.flatMap((part) => termsOf(part))]),
    besides: new Set(termsOf(COMES_WITH.exec(told)?.[1] ?? '')),
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
